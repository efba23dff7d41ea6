import Diagnostics

/// Changes the items of a list whose items begin with dashes, and leaves alone the lines of items that stay.
///
/// Lines of comments above an item go with it to another place. Where its item is removed, such a line stays.
struct ListEdit {
  private let bytes: [UInt8]
  private let list: Node
  private let old: [Node]
  private let key: String

  init(_ bytes: [UInt8], _ list: Node, key: String) {
    self.bytes = bytes
    self.list = list
    old = list.items ?? []
    self.key = key
  }

  /// The edits that make the items of the list those of `new`, which has at least one.
  func edits(setting new: [EditedValue]) throws(EditError) -> ByteEdits {
    let alignment = ListAlignment(from: old, to: new)
    let comments = ItemComments(old.indices.map(comments))
    var edits = ByteEdits()
    // Edits at one place are made in this order.
    var place = comments[0].lowerBound
    var next = 0
    var moved: [Int] = []
    for (value, origin) in zip(new, alignment.origins) {
      switch origin {
      case .stays(let position):
        let text = try text(of: position, to: value)
        if !text.elementsEqual(bytes[lines(of: position)]) {
          edits.replace(lines(of: position), with: String(decoding: text, as: UTF8.self))
        }
        (place, next) = (lines(of: position).upperBound, position + 1)
      case .moves(let position):
        let text = bytes[comments[position]] + (try text(of: position, to: value))
        edits.insert(String(decoding: text, as: UTF8.self), at: place)
        moved.append(position)
      case .new:
        let text = style(near: next).text(of: value, dash: dash)
        edits.insert(text + bytes.lineBreak, at: place)
      }
    }
    for position in moved { edits.remove(comments[position]) }
    for position in alignment.gone.joined() { edits.remove(lines(of: position)) }
    return edits
  }

  /// The edits that take out all items and leave the lines of comments between them; nil if there are no such lines.
  func clearing() -> ByteEdits? {
    guard old.indices.dropFirst().contains(where: { !comments(above: $0).isEmpty }) else { return nil }
    var edits = ByteEdits()
    for position in old.indices { edits.remove(lines(of: position)) }
    return edits
  }

  private func comments(above position: Int) -> Range<Int> {
    bytes.commentLines(above: lines(of: position).lowerBound, notBefore: end(before: position))
  }

  /// The column of the dashes, from 0.
  private var dash: Int { list.location.column - 1 }

  private func style(near position: Int) -> ListItemStyle {
    ListItemStyle(of: old, near: position, dash: dash, in: bytes)
  }

  /// The lines of an item, with all that is on them, once it is `value`.
  private func text(of position: Int, to value: EditedValue) throws(EditError) -> [UInt8] {
    let edit = ListItemEdit(bytes, old[position], style: style(near: position), isInBrackets: false, key: key)
    guard let text = try edit.edits(setting: value).applied(to: bytes, within: lines(of: position)) else {
      throw .entangled(key)
    }
    return text
  }

  /// Where the line begins that follows the item before a position; for the first one, the start of the file.
  private func end(before position: Int) -> Int {
    position > 0 ? bytes.nextLine(after: old[position - 1].bytes.upperBound) : 0
  }

  /// From the start of the line with the item's dash to the end of its last line, with its line break.
  private func lines(of position: Int) -> Range<Int> {
    let first = position > 0 ? old[position - 1].bytes.upperBound : bytes.lineStart(of: list.bytes.lowerBound)
    var start = bytes.lineStart(of: old[position].bytes.lowerBound)
    while start > first, start + dash < bytes.count, bytes[start + dash] != UInt8(ascii: "-") {
      start = bytes.lineStart(of: bytes.lineBreakStart(before: start))
    }
    return start..<bytes.nextLine(after: old[position].bytes.upperBound)
  }
}
