/// The lines of comments above the items of a list, which go with them to another place.
///
/// A comment above the first item is about the whole list if no other item has one.
struct ItemComments {
  private let lines: [Range<Int>]

  /// - Parameter lines: The lines of comments above each item of the list, empty ranges where there are none.
  init(_ lines: [Range<Int>]) {
    let areOwn = lines.dropFirst().contains { !$0.isEmpty }
    self.lines = lines.enumerated().map { position, lines in
      position > 0 || areOwn ? lines : lines.upperBound..<lines.upperBound
    }
  }

  subscript(_ position: Int) -> Range<Int> { lines[position] }
}
