import Diagnostics

extension YAMLReader {
  /// The mapping that the document is; nil if it is empty or something else.
  mutating func document() -> Node? {
    guard !beginsWithDirective else { return nil }
    let start = next()
    place(start)
    guard case .documentStart = start.kind else { return nil }
    if start.isExplicit, kind == .frontMatter {
      stop(.yamlDocument, "a line that begins with '---' ends the front matter, and nothing may follow the dashes")
      return nil
    }
    let root = root()
    endDocument()
    return root
  }

  private mutating func root() -> Node? {
    let root = next()
    place(root)
    reportProperties(of: root)
    switch root.kind {
    case .mappingStart: return mapping(beginningWith: root)
    case .scalar(.plain) where events.isTextEmpty: break
    default: stop(.yamlDocument, documentFormMessage(of: root))
    }
    return nil
  }

  private func documentFormMessage(of root: YAMLEvent) -> String {
    let rule = "YAML here is lines of 'key: value'"
    guard case .scalar = root.kind else { return rule }
    return SyntaxExplanation.missingSpace(in: events.text).map { "\(rule); \($0)" } ?? rule
  }

  /// What comes after the document is looked at here, not by libyaml, whose time for directives grows with their square.
  private mutating func endDocument() {
    let end = next()
    guard case .documentEnd = end.kind else { return }
    place(end)
    if end.isExplicit, kind == .frontMatter {
      return stop(.yamlDocument, SyntaxExplanation.documentEndMessage)
    }
    cursor.move(to: end.end)
    let rest = file.bytes[firstContent(from: cursor.offset)..<bytes.upperBound]
    let isDirective = !end.isExplicit && rest.first == UInt8(ascii: "%")
    guard !rest.isEmpty, end.isExplicit || isDirective || rest.starts(with: "---".utf8) else {
      _ = next()
      return
    }
    cursor.move(toByte: rest.startIndex)
    stop(
      .yamlDocument,
      isDirective ? SyntaxExplanation.directiveMessage : "a file holds one YAML document, and here a second one begins")
  }

  private var beginsWithDirective: Bool {
    mutating get {
      let content = firstContent(from: bytes.lowerBound)
      guard content < bytes.upperBound, file.bytes[content] == UInt8(ascii: "%") else { return false }
      guard content == bytes.lowerBound || isLineBreak(file.bytes[content - 1]) else { return false }
      cursor.move(toByte: content)
      stop(.yamlDocument, SyntaxExplanation.directiveMessage)
      return true
    }
  }

  /// The first byte at or after `offset` that is neither blank nor in a comment, or the end of the document.
  private func firstContent(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.upperBound {
      if file.bytes[offset] == UInt8(ascii: "#") {
        while offset < bytes.upperBound, !isLineBreak(file.bytes[offset]) { offset += 1 }
      } else if isBlank(file.bytes[offset]) || isLineBreak(file.bytes[offset]) {
        offset += 1
      } else {
        return offset
      }
    }
    return offset
  }
}
