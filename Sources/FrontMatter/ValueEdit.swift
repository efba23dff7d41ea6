import Diagnostics

/// Puts another value in the place of an existing one in front matter.
struct ValueEdit {
  private let bytes: [UInt8]
  private let place: KeySearch.Found
  private let writer: ScalarWriter
  private let replacesKeys: Bool

  /// - Parameter replacesKeys: whether a value that is no mapping may take the place of one.
  init(_ bytes: [UInt8], _ place: KeySearch.Found, replacesKeys: Bool) {
    self.bytes = bytes
    self.place = place
    self.replacesKeys = replacesKeys
    writer = ScalarWriter(isInBrackets: place.isInBrackets)
  }

  /// The edits that write `value`, which differs from the one there, on lines of its own only if it may be a block.
  func edits(setting value: EditedValue, mayBeBlock: Bool = true) throws(EditError) -> ByteEdits {
    let node = place.entry.value
    if node.entries != nil {
      if case .mapping(let members) = value {
        return try MappingEdit(bytes, node, isInBrackets: place.isInBrackets).edits(setting: members)
      }
      guard replacesKeys else { throw .holdsKeys(place.entry.key) }
    }
    let isBlock = (node.items != nil || node.entries != nil) && !node.isInBrackets(bytes)
    let isBlockList = isBlock && node.items != nil
    if case .list(let items) = value, !items.isEmpty, let old = node.items {
      if isBlockList { return try ListEdit(bytes, node, key: place.entry.key).edits(setting: items) }
      if !old.isEmpty { return try BracketListEdit(bytes, old, key: place.entry.key).edits(setting: items) }
      if keepsComments { return filling(node, with: items) }
    }
    if case .list([]) = value, let edits = emptying(node) { return edits }
    if case .empty = value, !isBlock { return clearing(node) }
    // A comment behind the last item of a list stays, and would be text below a block.
    let written = WrittenValue(
      value, writer: writer, indentation: place.entry.indentation, lineBreak: bytes.lineBreak,
      mayBeBlock: mayBeBlock && !isBlock,
      style: node.style ?? .plain, blockIndentation: node.isBlock ? blockIndentation(of: node) : nil)
    return isBlock ? collapsing(node, to: written) : replacing(node, with: written)
  }

  /// Whether comments stay in a list in brackets that has no items any more.
  var keepsComments: Bool {
    let node = place.entry.value
    guard let items = node.items, node.isInBrackets(bytes) else { return false }
    return items.isEmpty ? bytes[node.bytes].contains(UInt8(ascii: "#")) : emptying(node) != nil
  }

  private func emptying(_ list: Node) -> ByteEdits? {
    guard let items = list.items, !items.isEmpty, list.isInBrackets(bytes) else { return nil }
    return BracketListEdit(bytes, items, key: place.entry.key).emptying(within: list.bytes)
  }

  /// Puts items on a line of their own below the comments of a list in brackets, which has nothing else.
  private func filling(_ list: Node, with items: [EditedValue]) -> ByteEdits {
    let end = bytes.lineStart(of: list.bytes.upperBound - 1)
    let last = bytes.lineStart(of: bytes.lineBreakStart(before: end))
    let isOwnLine = last > list.bytes.lowerBound
    let indentation =
      isOwnLine
      ? String(decoding: bytes[last..<end].prefix(while: isBlank), as: UTF8.self)
      : String(repeating: " ", count: place.entry.indentation + 2)
    let writer = ScalarWriter(isInBrackets: true)
    var edits = ByteEdits()
    edits.insert(indentation + items.map { writer.line($0) }.joined(separator: ", ") + bytes.lineBreak, at: end)
    return edits
  }

  /// Takes the value out and leaves its key, with the comment behind it.
  private func clearing(_ node: Node) -> ByteEdits {
    var edits = ByteEdits()
    let span = node.isBlock ? BlockScalarSpan(node.bytes, in: bytes) : nil
    // A comment or a line break between the colon and the value stays.
    let start =
      colon.map { $0 + 1 }.flatMap { bytes[$0..<node.bytes.lowerBound].allSatisfy(isBlank) ? $0 : nil }
      ?? node.bytes.lowerBound
    var end = span?.header.upperBound ?? node.bytes.upperBound
    // On a line of its own, a tab before the comment would be one that indents it.
    let isOnOwnLine = colon.map { bytes[$0..<node.bytes.lowerBound].contains(where: isLineBreak) } ?? false
    while isOnOwnLine, end < bytes.count, isBlank(bytes[end]) { end += 1 }
    // In brackets, a space keeps the colon from being part of the key.
    edits.replace(start..<end, with: place.isInBrackets ? " " : "")
    if let span { edits.remove(span.lines) }
    return edits
  }

  /// How many columns the lines of a block are indented by; nil if it has none.
  private func blockIndentation(of node: Node) -> Int? {
    var start = BlockScalarSpan(node.bytes, in: bytes).lines.lowerBound
    while start < node.bytes.upperBound {
      start += bytes.lineBreak(at: start).count
      let end = bytes.lineEnd(of: start)
      let indentation = bytes[start..<end].prefix { $0 == UInt8(ascii: " ") }.count
      if start + indentation < end { return indentation > place.entry.indentation ? indentation : nil }
      guard end > start || end < bytes.count else { return nil }
      start = end
    }
    return nil
  }

  private func replacing(_ node: Node, with written: WrittenValue) -> ByteEdits {
    var edits = ByteEdits()
    if written.line.isEmpty, !written.linesBelow.isEmpty {
      let header = node.isBlock ? BlockScalarSpan(node.bytes, in: bytes).header : node.bytes
      edits.insert(written.linesBelow, at: bytes.lineEnd(of: header.upperBound))
      edits.append(clearing(node))
    } else if node.isBlock {
      let span = BlockScalarSpan(node.bytes, in: bytes)
      edits.replace(span.header, with: written.line)
      edits.replace(span.lines, with: written.linesBelow)
    } else if let colon = colon, !node.isEmpty || colon < node.bytes.lowerBound {
      edits.replace(node.bytes, with: node.isEmpty ? " " + written.line : written.line)
      edits.insert(written.linesBelow, at: bytes.lineEnd(of: node.bytes.upperBound))
    } else {
      edits.insert(": " + written.line, at: place.entry.keyBytes.upperBound)
    }
    return edits
  }

  /// Takes out the lines of a list or a mapping and writes on the line of its key.
  private func collapsing(_ list: Node, to written: WrittenValue) -> ByteEdits {
    var edits = ByteEdits()
    let keyLine = (colon ?? place.entry.keyBytes.upperBound) + 1
    if !written.line.isEmpty { edits.insert(" " + written.line, at: keyLine) }
    if list.items != nil, let rest = ListEdit(bytes, list, key: place.entry.key).clearing() {
      edits.append(rest)
      return edits
    }
    let first = bytes.lineStart(of: list.bytes.lowerBound)
    let end = list.bytes.upperBound
    let next = bytes[end...].firstIndex { !isBlank($0) } ?? bytes.count
    let hasComment = bytes[keyLine..<max(keyLine, first)].contains(UInt8(ascii: "#"))
    if hasComment, next < bytes.count, bytes[next] == UInt8(ascii: "#") {
      // Both comments stay on lines of their own.
      edits.remove(list.bytes.lowerBound..<next)
    } else {
      edits.remove(bytes.lineBreakStart(before: first)..<end)
    }
    return edits
  }

  /// The colon between the key and its value; nil if none is written, as in `{draft}`.
  private var colon: Int? {
    let between =
      place.entry.keyBytes.upperBound..<max(place.entry.keyBytes.upperBound, place.entry.value.bytes.lowerBound)
    return bytes[between].firstIndex(of: UInt8(ascii: ":"))
  }
}

extension Node {
  /// Whether this is a text that has lines of its own below its key.
  var isBlock: Bool {
    style == .literal || style == .folded
  }

  /// How a text is written; nil of a list or a mapping.
  var style: Scalar.Style? {
    if case .scalar(let scalar) = content { scalar.style } else { nil }
  }
}

extension Entry {
  /// How many columns the key is indented.
  var indentation: Int { keyLocation.column - 1 }
}
