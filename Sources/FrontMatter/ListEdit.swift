import Diagnostics

/// Changes the items of a list whose items begin with dashes, and leaves alone the lines of items that stay.
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
    var edits = ByteEdits()
    // Edits at one place are made in this order.
    var place: Int?
    for (value, origin) in zip(new, alignment.origins) {
      switch origin {
      case .stays(let position):
        let text = try text(of: position, to: value)
        if !text.elementsEqual(bytes[lines(of: position)]) {
          edits.replace(lines(of: position), with: String(decoding: text, as: UTF8.self))
        }
        place = position
      case .moves(let position):
        insert(String(decoding: try text(of: position, to: value), as: UTF8.self), after: place, in: &edits)
      case .new:
        let text = style(near: (place ?? -1) + 1).text(of: value, dash: dash)
        insert(text + bytes.lineBreak, after: place, in: &edits)
      }
    }
    for run in alignment.gone {
      edits.remove(lines(of: run.lowerBound).lowerBound..<lines(of: run.upperBound - 1).upperBound)
    }
    return edits
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

  /// From the start of the line with the item's dash to the end of its last line, with its line break.
  private func lines(of position: Int) -> Range<Int> {
    let first = position > 0 ? old[position - 1].bytes.upperBound : bytes.lineStart(of: list.bytes.lowerBound)
    var start = bytes.lineStart(of: old[position].bytes.lowerBound)
    while start > first, start + dash < bytes.count, bytes[start + dash] != UInt8(ascii: "-") {
      start = bytes.lineStart(of: bytes.lineBreakStart(before: start))
    }
    return start..<bytes.nextLine(after: old[position].bytes.upperBound)
  }

  private func insert(_ lines: String, after position: Int?, in edits: inout ByteEdits) {
    edits.insert(lines, at: position.map { self.lines(of: $0).upperBound } ?? self.lines(of: 0).lowerBound)
  }
}
