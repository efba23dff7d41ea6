private import Characters
private import Cmark
private import CmarkArena

extension MarkdownRenderer {
  /// The definitions like `[label]: address` that no link or picture of a text uses, and those meant as footnotes. Its HTML has nothing of them.
  ///
  /// Comments are no such definitions: `[//]: # (a comment)`.
  package func lostDefinitions(in text: ArraySlice<UInt8>) -> [LostDefinition] {
    guard text.offset(of: Array("]:".utf8)) != nil else { return [] }
    let lines = DefinitionLine.all(in: text).filter { !$0.isComment }
    if lines.isEmpty { return [] }
    let marks = TextMarks(lines.map(\.label), in: text)
    let defined = zip(lines.indices, resolve(marks)).filter(\.1).map { lines[$0.0] }
    return zip(defined, uses(of: defined, marks, in: text)).compactMap { line, isUsed in
      let isFootnote = text[line.label].first == UInt8(ascii: "^")
      return isUsed && !isFootnote ? nil : LostDefinition(start: line.start, isFootnote: isUsed)
    }
  }

  /// Whether each label that is marked leads somewhere, because its line is a definition and no other text.
  private func resolve(_ marks: TextMarks) -> [Bool] {
    defer { cmark_arena_reset() }
    // Each is a paragraph of its own above the text.
    let probes = marks.numbers.flatMap { Array("[\(marks.name($0))]\n\n".utf8) }
    guard let root = parse((probes + marks.text)[...]) else { return [] }
    var block = cmark_node_first_child(root)
    return marks.numbers.map { _ in
      defer { block = cmark_node_next(block) }
      return cmark_node_get_type(cmark_node_first_child(block)) == CMARK_NODE_LINK
    }
  }

  /// Whether links or pictures of a text use each of its definitions. Of two with one label, the first is used.
  private func uses(of lines: [DefinitionLine], _ marks: TextMarks, in text: ArraySlice<UInt8>) -> [Bool] {
    defer { cmark_arena_reset() }
    // Above the text, they come first. The address of a link tells which of them it uses.
    let definitions = lines.indices.flatMap { position in
      Array("[".utf8) + text[lines[position].label] + Array("]: \(marks.name(position))\n".utf8)
    }
    guard let root = parse((definitions + Array("\n".utf8) + text)[...]) else { return [] }
    var used = Set<String>()
    visit(root) { node in
      let type = cmark_node_get_type(node)
      if type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE { used.insert(self.text(cmark_node_get_url(node))) }
    }
    return lines.indices.map { used.contains(marks.name($0)) }
  }
}

/// A definition of an address, as in `[label]: address`, that its author may take for text.
package struct LostDefinition: Sendable, Hashable {
  /// The index of its first byte.
  package let start: Int
  /// Whether it is used, and looks like a footnote: `[^1]: Smith`.
  package let isFootnote: Bool
}

/// A line that may define the address of a label: `[label]: address`, also in a list or a quotation. The label may end on the next line.
struct DefinitionLine {
  /// Where its bracket is.
  let start: Int
  /// The label in its brackets.
  let label: Range<Int>
  /// Whether it is written as comments are: `[//]: # (a comment)`.
  let isComment: Bool

  static func all(in text: ArraySlice<UInt8>) -> [DefinitionLine] {
    text.split(whereSeparator: isLineBreak).compactMap { DefinitionLine(at: $0.startIndex, in: text) }
  }

  private init?(at line: Int, in text: ArraySlice<UInt8>) {
    var rest = text[line...].prefix(Self.longest)
    while let first = rest.first, first != UInt8(ascii: "[") {
      let end = Self.endOfMark(in: rest)
      if end == rest.startIndex { return nil }
      rest = rest[end...]
    }
    guard let label = Self.label(in: rest) else { return nil }
    self.label = label
    start = label.lowerBound - 1
    let address = rest[(label.upperBound + 2)...].drop(while: Self.isBlank)
    let word = address.prefix { !Self.isBlank($0) && !Self.isLineBreak($0) }
    isComment =
      rest[label].elementsEqual("//".utf8) || word.elementsEqual("#".utf8) || word.elementsEqual("<>".utf8)
      || word.starts(with: "#(".utf8)
  }

  /// The end of white space, or of the mark of a quotation or of a list's item, that a text begins with.
  private static func endOfMark(in text: ArraySlice<UInt8>) -> Int {
    guard let first = text.first else { return text.startIndex }
    if isBlank(first) || first == UInt8(ascii: ">") { return text.startIndex + 1 }
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let mark = text[digits.endIndex...].first
    let isMark = (digits.isEmpty ? "-+*" : ".)").utf8.contains { $0 == mark }
    guard isMark, digits.endIndex + 1 < text.endIndex, isBlank(text[digits.endIndex + 1]) else {
      return text.startIndex
    }
    return digits.endIndex + 1
  }

  /// The label, which has no brackets, that a text begins with, with a colon behind it.
  private static func label(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var (isEscaped, hasText) = (false, false)
    for index in text.indices.dropFirst() {
      if text[index] == UInt8(ascii: "\n"), text[index - 1] == UInt8(ascii: "\r") { continue }
      // An empty line ends it.
      if isLineBreak(text[index]), !hasText { return nil }
      hasText = !isLineBreak(text[index]) && (hasText || !isBlank(text[index]))
      switch text[index] {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"):
        let label = text.startIndex + 1..<index
        guard text[(index + 1)...].first == UInt8(ascii: ":"), !text[label].allSatisfy(isBlank) else { return nil }
        return label
      default: break
      }
    }
    return nil
  }

  /// How many bytes from the beginning of the line are looked at.
  private static let longest = 1_100

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
