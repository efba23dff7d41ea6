private import Characters
private import Cmark
private import CmarkArena

extension MarkdownRenderer {
  /// Where definitions like `[label]: address` begin that no link or picture of a text uses. Its HTML has nothing of them.
  ///
  /// Comments are no such definitions: `[//]: # (a comment)`.
  package func unusedDefinitions(in text: ArraySlice<UInt8>) -> [Int] {
    guard text.offset(of: Array("]:".utf8)) != nil else { return [] }
    var defined = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap(Self.definedLabel)
    if defined.isEmpty { return [] }
    var uses: [String: Int] = [:]
    for label in Self.labels(in: text) { uses[Self.folded(label), default: 0] += 1 }
    for label in defined { uses[Self.folded(label), default: 0] -= 1 }
    defined.removeAll { uses[Self.folded($0), default: 0] > 0 }
    if defined.isEmpty { return [] }
    return zip(defined, resolve(defined, in: text)).filter(\.1).map { $0.0.startIndex - 1 }
  }

  /// Whether each label leads somewhere in a text.
  private func resolve(_ labels: [ArraySlice<UInt8>], in text: ArraySlice<UInt8>) -> [Bool] {
    defer { cmark_arena_reset() }
    // Each is a paragraph of its own above the text.
    let probes = labels.flatMap { Array("[".utf8) + $0 + Array("]\n\n".utf8) }
    guard let root = parse((probes + text)[...]) else { return [] }
    var block = cmark_node_first_child(root)
    return labels.map { _ in
      defer { block = cmark_node_next(block) }
      return cmark_node_get_type(cmark_node_first_child(block)) == CMARK_NODE_LINK
    }
  }

  /// The label of a line that may be a definition and no comment.
  private static func definedLabel(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let bounds = line.drop { $0 == UInt8(ascii: " ") }
    guard line.count - bounds.count <= 3, bounds.first == UInt8(ascii: "["), let label = labels(in: bounds).first,
      label.startIndex == bounds.startIndex + 1
    else { return nil }
    let rest = bounds[(label.endIndex + 1)...]
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let address = rest.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let word = address.prefix { $0 > UInt8(ascii: " ") }
    return word.elementsEqual("#".utf8) || word.elementsEqual("<>".utf8) ? nil : label
  }

  /// What is between brackets without others between them.
  private static func labels(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var labels: [ArraySlice<UInt8>] = []
    var start: Int?
    var isEscaped = false
    for (place, byte) in zip(text.indices, text) {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "["): start = place + 1
      case UInt8(ascii: "]"):
        if let begun = start { labels.append(text[begun..<place]) }
        start = nil
      default: break
      }
    }
    return labels
  }

  /// A label as others are compared with it: capitals and white space aside.
  private static func folded(_ label: ArraySlice<UInt8>) -> String {
    String(decoding: label, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
