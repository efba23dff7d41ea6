/// Finds the place in written numbers that is aligned in a column.
struct NumberMark {
  private let separator: Character

  /// - Parameter example: how the language writes one and a half.
  init(example: String) {
    separator = example.first { !$0.isNumber && !$0.isWhitespace } ?? "."
  }

  /// The byte at which the decimals begin with their separator; without decimals, the end of the last digit.
  func place(in text: String) -> Int {
    var end = text.endIndex
    while end > text.startIndex, !text[text.index(before: end)].isNumber { end = text.index(before: end) }
    guard end > text.startIndex else { return text.utf8.count }
    var start = end
    while start > text.startIndex, text[text.index(before: start)].isNumber { start = text.index(before: start) }
    if start > text.startIndex {
      let before = text.index(before: start)
      if text[before] == separator, before > text.startIndex { end = before }
    }
    return text.utf8.distance(from: text.utf8.startIndex, to: end)
  }
}
