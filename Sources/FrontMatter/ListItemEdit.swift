import Diagnostics

/// Puts another value in the place of an item of a list.
struct ListItemEdit {
  private let bytes: [UInt8]
  private let item: Node
  private let style: () -> ListItemStyle
  private let isInBrackets: Bool
  private let key: String

  /// - Parameters:
  ///   - style: Looked for only if the item changes: all items of the list are looked at for it.
  ///   - key: That of the list.
  init(
    _ bytes: [UInt8], _ item: Node, style: @autoclosure @escaping () -> ListItemStyle, isInBrackets: Bool, key: String
  ) {
    self.bytes = bytes
    self.item = item
    self.style = style
    self.isInBrackets = isInBrackets
    self.key = key
  }

  /// The edits that make the item `value`; none if it is that already.
  func edits(setting value: EditedValue) throws(EditError) -> ByteEdits {
    if Meaning(item).inOrder == Meaning(value).inOrder { return ByteEdits() }
    if case .mapping(let members) = value, item.entries != nil {
      let edit = MappingEdit(bytes, item, isInBrackets: isInBrackets)
      if edit.canKeep(members) { return try edit.edits(setting: members) }
    }
    if case .list(let items) = value, !items.isEmpty, let old = item.items, !old.isEmpty, item.isInBrackets(bytes) {
      return try BracketListEdit(bytes, old, key: key).edits(setting: items)
    }
    return replacing(with: value)
  }

  private func replacing(with value: EditedValue) -> ByteEdits {
    var edits = ByteEdits()
    let column = item.location.column - 1 + (item.isEmpty && !isInBrackets ? 1 : 0)
    let text = style().item(value, column: column, style: item.style ?? .plain)
    if item.isBlock {
      let span = BlockScalarSpan(item.bytes, in: bytes)
      edits.replace(span.header, with: text)
      edits.remove(span.lines)
    } else if !isInBrackets, let end = text.firstRange(of: bytes.lineBreak)?.lowerBound {
      // A comment behind the item stays on its line.
      edits.replace(item.bytes, with: (item.isEmpty ? " " : "") + text[..<end])
      edits.insert(String(text[end...]), at: bytes.lineEnd(of: item.bytes.upperBound))
    } else {
      edits.replace(item.bytes, with: item.isEmpty && !isInBrackets ? " " + text : text)
    }
    return edits
  }
}
