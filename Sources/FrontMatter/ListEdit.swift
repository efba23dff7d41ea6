import Diagnostics

/// Changes the items of a list that has one line an item, and leaves alone the lines of items that stay.
struct ListEdit {
  private let bytes: [UInt8]
  private let list: Node
  private let key: String
  private let writer = ScalarWriter(isInBrackets: false)

  init(_ bytes: [UInt8], _ list: Node, key: String) {
    self.bytes = bytes
    self.list = list
    self.key = key
  }

  /// The edits that make the items of the list those of `new`, which has at least one.
  func edits(setting new: [String]) throws(EditError) -> ByteEdits {
    let old = list.items ?? []
    guard old.allSatisfy({ $0.text != nil }) else { throw .holdsKeys(key) }
    let change = ListChange(from: old, to: new)
    var edits = ByteEdits()
    for index in change.replaced { replace(old[index], with: new[index], in: &edits) }
    for item in old[change.removed] {
      edits.remove(bytes.lineStart(of: item.bytes.lowerBound)..<bytes.nextLine(after: item.bytes.upperBound))
    }
    let place = change.replaced.upperBound
    insert(
      new[change.added], after: place > 0 ? old[place - 1] : nil, style: old.quotes(near: place), in: &edits)
    return edits
  }

  private func replace(_ item: Node, with text: String, in edits: inout ByteEdits) {
    let written = writer.line(text, style: item.style ?? .plain)
    if case .scalar(let scalar) = item.content, scalar.style == .literal || scalar.style == .folded {
      let span = BlockScalarSpan(item.bytes, in: bytes)
      edits.replace(span.header, with: written)
      edits.remove(span.lines)
    } else {
      edits.replace(item.bytes, with: item.isEmpty ? " " + written : written)
    }
  }

  private func insert(_ items: ArraySlice<String>, after item: Node?, style: Scalar.Style, in edits: inout ByteEdits) {
    let dash = String(repeating: " ", count: list.location.column - 1) + "- "
    let lines = items.map { dash + writer.line($0, style: style) }
    if let item {
      edits.insert(lines.map { bytes.lineBreak + $0 }.joined(), at: bytes.lineEnd(of: item.bytes.upperBound))
    } else {
      edits.insert(lines.map { $0 + bytes.lineBreak }.joined(), at: bytes.lineStart(of: list.bytes.lowerBound))
    }
  }
}
