import Diagnostics

/// Changes the items of a list in brackets, and leaves alone how the items that stay are written.
struct BracketListEdit {
  private let bytes: [UInt8]
  private let old: [Node]
  private let key: String
  private let writer = ScalarWriter(isInBrackets: true)

  /// - Parameter items: those of the list, of which there is at least one.
  init(_ bytes: [UInt8], _ items: [Node], key: String) {
    self.bytes = bytes
    old = items
    self.key = key
  }

  /// The edits that make the items of the list those of `new`, which has at least one.
  func edits(setting new: [String]) throws(EditError) -> ByteEdits {
    guard old.allSatisfy({ $0.text != nil }) else { throw .holdsKeys(key) }
    let change = ListChange(from: old, to: new)
    var edits = ByteEdits()
    for index in change.replaced {
      edits.replace(old[index].bytes, with: writer.line(new[index], style: old[index].style ?? .plain))
    }
    if !change.removed.isEmpty { edits.remove(span(of: change.removed)) }
    let place = change.replaced.upperBound
    let written = new[change.added].map { writer.line($0, style: old.quotes(near: place)) }
    if place > 0 {
      edits.insert(written.map { separator + $0 }.joined(), at: old[place - 1].bytes.upperBound)
    } else {
      edits.insert(written.map { $0 + separator }.joined(), at: old[0].bytes.lowerBound)
    }
    return edits
  }

  /// The items at `range` with the commas that part them from their neighbours; comments stay.
  private func span(of range: Range<Int>) -> Range<Int> {
    let end = old[range.upperBound - 1].bytes.upperBound
    if range.upperBound < old.count, range.lowerBound == 0 || hasComment(before: range.lowerBound) {
      return old[range.lowerBound].bytes.lowerBound..<old[range.upperBound].bytes.lowerBound
    }
    if range.lowerBound > 0, !hasComment(before: range.lowerBound) {
      return old[range.lowerBound - 1].bytes.upperBound..<end
    }
    return old[range.lowerBound].bytes.lowerBound..<end
  }

  private func hasComment(before item: Int) -> Bool {
    bytes[old[item - 1].bytes.upperBound..<old[item].bytes.lowerBound].contains(UInt8(ascii: "#"))
  }

  /// What is between the last two items, so that a list with a line for each item keeps it.
  private var separator: String {
    guard old.count > 1, !hasComment(before: old.count - 1) else { return ", " }
    let between = bytes[old[old.count - 2].bytes.upperBound..<old[old.count - 1].bytes.lowerBound]
    return String(decoding: between, as: UTF8.self)
  }
}
