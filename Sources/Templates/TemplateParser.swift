import Diagnostics

/// Builds the tree of a template from its tokens.
struct TemplateParser {
  /// How deep sections, parents and blocks may be nested.
  static let depthLimit = 64

  private let file: SourceFile
  private let origin: SourceLocation
  private var tokens: [TemplateToken] = []
  private var lines = TemplateLines(tokens: [], openers: [], bytes: [])
  private var closers: [Int?] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, origin: SourceLocation) {
    self.file = file
    self.origin = origin
  }

  mutating func parse() -> [TemplateNode] {
    var scanner = TemplateScanner(file: file, origin: origin)
    tokens = scanner.scan()
    diagnostics = scanner.diagnostics
    let openers = match()
    lines = TemplateLines(tokens: tokens, openers: openers, bytes: file.bytes)
    return nodes(in: 0..<tokens.count)
  }
}

extension TemplateParser {
  /// Finds the opening tag of each closing tag, and the closing tag of each opening one.
  private mutating func match() -> [Int?] {
    var openers: [Int?] = Array(repeating: nil, count: tokens.count)
    closers = openers
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .section, .parent, .block:
        open.append(index)
        if open.count == Self.depthLimit + 1 {
          report(.templateDepth, token, "tags may be nested at most \(Self.depthLimit) deep")
        }
      case .close:
        guard let position = open.lastIndex(where: { tokens[$0].name == token.name }) else {
          let expected = open.last.map { "; '\(tokens[$0].name)' is open here" } ?? "; nothing is open here"
          report(.templateSyntax, token, "'\(token.name)' is closed but was never opened\(expected)")
          continue
        }
        for unclosed in open[(position + 1)...] { reportUnclosed(tokens[unclosed]) }
        openers[index] = open[position]
        closers[open[position]] = index
        open.removeSubrange(position...)
      default:
        continue
      }
    }
    for unclosed in open { reportUnclosed(tokens[unclosed]) }
    if diagnostics.contains(where: { $0.id == .templateDepth }) { tokens = [] }
    return openers
  }

  private mutating func reportUnclosed(_ token: TemplateToken) {
    report(.templateSyntax, token, "'\(token.name)' is opened here but never closed")
  }

  private mutating func report(_ id: DiagnosticID, _ token: TemplateToken, _ message: String) {
    diagnostics.append(.error(id, in: file.path, at: token.range, message))
  }
}

extension TemplateParser {
  private mutating func nodes(in range: Range<Int>) -> [TemplateNode] {
    var nodes: [TemplateNode] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      let body = index + 1..<(closers[index] ?? index + 1)
      switch token.kind {
      case .text:
        if !lines.vanishes[index] { nodes.append(.text(token.bytes, startsLine: lines.startsLine[index])) }
      case .value(let escaped):
        if let name = name(of: token) {
          nodes.append(.value(name, escaped: escaped, startsLine: lines.startsLine[index]))
        }
      case .section(let inverted):
        let content = self.nodes(in: body)
        if let name = name(of: token) { nodes.append(.section(name, inverted: inverted, body: content)) }
      case .partial:
        nodes.append(.partial(partial(at: index)))
      case .parent:
        let arguments = self.nodes(in: body).compactMap { if case .block(let block) = $0 { block } else { nil } }
        nodes.append(.parent(partial(at: index), arguments: arguments))
        warnOfText(in: body, of: token)
      case .block:
        nodes.append(.block(block(at: index, body: self.nodes(in: body))))
      case .close, .comment, .delimiters:
        break
      }
      index = max(body.upperBound, index + 1)
    }
    return nodes
  }

  /// Warns of what is within a parent and in none of its blocks.
  private mutating func warnOfText(in body: Range<Int>, of parent: TemplateToken) {
    var index = body.lowerBound
    while index < body.upperBound {
      let token = tokens[index]
      var start: Int?
      switch token.kind {
      case .block, .close, .comment, .delimiters: break
      case .text: start = token.bytes.first { !file.bytes[$0].isBlank && file.bytes[$0] != .newline }
      case .value, .section, .partial, .parent: start = token.bytes.lowerBound
      }
      if let start {
        diagnostics.append(
          .warning(
            .templateName, in: file.path, at: file.location(ofByte: start),
            "this is in no block of '\(parent.name)', so that it is not shown"))
        return
      }
      index = max(closers[index] ?? 0, index) + 1
    }
  }

  private mutating func name(of token: TemplateToken) -> TemplateName? {
    if token.name == "." { return TemplateName(parts: [], range: token.range, nameLocation: token.nameLocation) }
    let parts = token.name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    // Most names are ASCII letters.
    let isPlain = token.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard parts.allSatisfy({ !$0.isEmpty && (isPlain || !$0.contains(where: \.isWhitespace)) }) else {
      report(
        .templateSyntax, token,
        token.name.isEmpty
          ? "this tag names nothing"
          : "'\(token.name)' is not a name; names have no spaces and single dots between parts")
      return nil
    }
    return TemplateName(parts: parts, range: token.range, nameLocation: token.nameLocation)
  }

  private mutating func partial(at index: Int) -> TemplatePartial {
    let token = tokens[index]
    if token.name.isEmpty { report(.templateSyntax, token, "this tag names no template") }
    return TemplatePartial(
      name: token.name, range: token.range, nameLocation: token.nameLocation,
      indentation: lines.standsAlone[index] ? Array(file.bytes[lines.leading[index]]) : nil,
      startsLine: lines.startsLine[index])
  }

  private mutating func block(at index: Int, body: [TemplateNode]) -> TemplateBlock {
    let token = tokens[index]
    if token.name.isEmpty { report(.templateSyntax, token, "this tag names no block") }
    let end = closers[index].map { tokens[$0].bytes.lowerBound } ?? file.bytes.count
    return TemplateBlock(
      name: token.name, location: token.location, body: body,
      opensLine: lines.endsLine[index], startsLine: lines.startsLine[index],
      leading: Array(file.bytes[lines.leading[index]]),
      bodyIndentation: bodyIndentation(from: token.bytes.upperBound, to: end))
  }

  /// The white space that begins the first line with content between two offsets, not counting the rest of the line at `start`.
  private func bodyIndentation(from start: Int, to end: Int) -> [UInt8]? {
    var lineStart: Int?
    for offset in start..<end {
      if file.bytes[offset] == .newline {
        lineStart = offset + 1
      } else if let lineStart, !file.bytes[offset].isBlank {
        return Array(file.bytes[lineStart..<offset])
      }
    }
    return nil
  }
}
