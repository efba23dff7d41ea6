import Diagnostics

/// What a person has to know about the error at which libyaml stopped: the rule, at the place where it was broken.
struct SyntaxExplanation {
  let id: DiagnosticID
  /// The byte of the file at which to look.
  let offset: Int
  let message: String

  static let aliasMessage =
    "anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes"
  static let tagMessage = "tags (!) are not used here; a value that begins with '!' needs quotes"
  static let directiveMessage = "directives (%) are not used here; a value that begins with '%' needs quotes"
  static let hashMessage =
    "a comment after '|' or '>' needs a space before '#'; a value that begins with '|' or '>' needs quotes"
  /// - Parameter indicator: `|` or `>`.
  static func blockMessage(for indicator: String) -> String {
    "a value that begins with '\(indicator)' needs quotes; the text of a block begins on the line below '\(indicator)'"
  }
  static let documentEndMessage = "front matter ends with '---', not with '...'"
  private static let tabMessage = "lines are indented with spaces, not with tabs"

  /// Whether the value of the line lacks quotation marks.
  private(set) var needsQuotes = false

  private init(_ id: DiagnosticID, at offset: Int, _ message: String) {
    self.id = id
    self.offset = offset
    self.message = message
  }

  /// Explains a `problem` of the YAML in some bytes of a file, found while the bracket at the byte `openBracket` was open.
  init(_ problem: YAMLProblem, in bytes: [UInt8], document: Range<Int>, openBracket: Int?) {
    if let character = problem.character {
      let message = "the character U+\(hexadecimal(character.code)) is not allowed in YAML"
      self.init(.yamlSyntax, at: document.lowerBound + character.offset, message)
      return
    }
    var cursor = PlaceCursor(bytes: bytes, start: document.lowerBound, firstLine: 1)
    cursor.move(to: problem.contextIndex)
    let contextOffset = cursor.offset
    cursor.move(to: problem.index)
    let source = SourceLook(bytes: bytes, document: document, offset: cursor.offset)
    let start = source.at(contextOffset)
    self =
      Self.aboutForbidden(problem, source, start) ?? Self.aboutText(problem, source, start)
      ?? Self.aboutBrackets(problem, source, openBracket.map(source.at)) ?? Self.aboutLines(problem, source, start)
      ?? SyntaxExplanation(.yamlSyntax, at: source.offset, "this is not YAML: \(problem.problem)")
  }

  /// That a value which begins with, or contains, something needs quotes.
  private static func missingQuotes(at offset: Int, _ reason: String) -> SyntaxExplanation {
    var explanation = SyntaxExplanation(.yamlSyntax, at: offset, "a value that \(reason) needs quotes")
    explanation.needsQuotes = true
    return explanation
  }

  /// That `make:Ford` needs a space after its colon, if `text` is such.
  static func missingSpace(in text: String) -> String? {
    guard let line = text.split(separator: "\n").first, let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon]
    guard !key.isEmpty, key.count <= 40, !key.contains(" ") else { return nil }
    return "a space is needed after '\(key):'"
  }
}

// MARK: - By kind of problem

extension SyntaxExplanation {
  private static func aboutForbidden(
    _ problem: YAMLProblem, _ source: SourceLook, _ start: SourceLook
  ) -> SyntaxExplanation? {
    if problem.problem.contains("tab character") || (problem.problem.contains("start any token") && source.byte == 0x09)
    {
      return SyntaxExplanation(.yamlTab, at: source.offset, tabMessage)
    }
    if problem.problem.contains("tag handle") || problem.context.hasSuffix("a tag") {
      return SyntaxExplanation(.yamlTag, at: start.offset, tagMessage)
    }
    if problem.context.hasSuffix("an anchor") || problem.context.hasSuffix("an alias") {
      return SyntaxExplanation(.yamlAlias, at: start.offset, aliasMessage)
    }
    if source.lineContent.offset == source.offset, source.line.hasPrefix("...") {
      return SyntaxExplanation(.yamlDocument, at: source.offset, documentEndMessage)
    }
    if problem.problem.contains("<document start>") {
      let followsBracket = source.byteBefore == UInt8(ascii: "}")
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset, followsBracket ? "nothing may follow the closing '}'" : indentationMessage)
    }
    return nil
  }

  private static func aboutText(
    _ problem: YAMLProblem, _ source: SourceLook, _ start: SourceLook
  ) -> SyntaxExplanation? {
    switch problem.problem {
    case "found unexpected document indicator", "found unexpected end of stream":
      return SyntaxExplanation(.yamlSyntax, at: start.offset, "the quote that begins here is never closed")
    case "found unknown escape character":
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset,
        "'\\\(source.at(source.offset + 1).character)' is no escape; write '\\\\' for a backslash, or use single quotes"
      )
    case "found invalid Unicode character escape code" where source.isHalfOfPair:
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset, "this escape is half of a character, and the other half does not follow it")
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset,
        "an escape is \\x and 2, \\u and 4 or \\U and 8 hexadecimal digits of a character")
    case "found an indentation indicator equal to 0":
      return SyntaxExplanation(.yamlSyntax, at: source.offset, "a block's indentation is a digit from 1 to 9")
    case "did not find expected comment or line break" where problem.context == "while scanning a block scalar":
      return SyntaxExplanation(.yamlSyntax, at: start.offset, blockMessage(for: start.character))
    case "found unexpected ':'":
      return SyntaxExplanation(.yamlSyntax, at: source.offset, "a value that contains ':' needs quotes in brackets")
    default: return nil
    }
  }

  private static func aboutBrackets(
    _ problem: YAMLProblem, _ source: SourceLook, _ bracket: SourceLook?
  ) -> SyntaxExplanation? {
    guard let bracket else {
      guard problem.problem != "could not find expected ':'", "]}".utf8.contains(source.byte) else { return nil }
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset,
        "this '\(source.character)' closes nothing; a value that contains it needs quotes")
    }
    let (closing, name) = bracket.byte == UInt8(ascii: "[") ? ("]", "list") : ("}", "mapping")
    let isOnOneLine =
      !bracket.isFollowedByLineBreak(before: source.offset) && source.offset < source.document.upperBound
    if problem.problem.contains("start any token") { return nil }
    if "]}".utf8.contains(source.byte) {
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset, "a \(name) that begins with '\(bracket.character)' ends with '\(closing)'")
    }
    if !isOnOneLine || source.isAtEndOfLine {
      return SyntaxExplanation(
        .yamlSyntax, at: bracket.offset,
        "the \(name) that begins here is never closed by '\(closing)', or lacks a comma"
          + (source.holdsComment(from: bracket.offset) ? "; a '#' in it begins a comment, unless it is in quotes" : ""))
    }
    if source.byte == UInt8(ascii: ",") {
      return SyntaxExplanation(.yamlSyntax, at: source.offset, "a value is missing before this comma")
    }
    return SyntaxExplanation(
      .yamlSyntax, at: source.offset, "a comma or '\(closing)' is missing here, or quotes around the value")
  }

  private static func aboutLines(
    _ problem: YAMLProblem, _ source: SourceLook, _ start: SourceLook
  ) -> SyntaxExplanation? {
    switch problem.problem {
    case "found character that cannot start any token":
      return missingQuotes(at: source.offset, "begins with '\(source.character)'")
    case "could not find expected ':'":
      if start.followsUnseenLineBreak {
        let message = "the invisible character before this ends a line in YAML; take it out"
        return SyntaxExplanation(.yamlSyntax, at: start.offset, message)
      }
      let rule = "a line is 'key: value', and this one has no colon with a space after it"
      let space = missingSpace(in: start.line).map { "; \($0)" } ?? ""
      return SyntaxExplanation(.yamlSyntax, at: start.offset, rule + space)
    case "block sequence entries are not allowed in this context":
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset,
        "a list begins on the line below its key; a value that begins with '- ' needs quotes")
    case "mapping keys are not allowed in this context":
      return missingQuotes(at: source.offset, "begins with '? '")
    case "mapping values are not allowed in this context":
      return source.lineBeforeHasColon
        ? missingQuotes(at: source.offset, "contains ': '")
        : SyntaxExplanation(.yamlSyntax, at: source.lineContent.offset, indentationMessage)
    case "did not find expected key", "did not find expected '-' indicator", "did not find expected node content":
      return aboutUnexpected(problem, source)
    default: return nil
    }
  }

  private static func aboutUnexpected(_ problem: YAMLProblem, _ source: SourceLook) -> SyntaxExplanation {
    if source.byte == UInt8(ascii: ":") {
      return SyntaxExplanation(.keyForm, at: source.offset, missingKeyMessage)
    }
    if source.lineContent.offset == source.offset, problem.problem != "did not find expected node content" {
      let isList = problem.problem.contains("'-'")
      let message =
        isList
        ? "each item of a list begins with '- ', as far in as the first"
        : source.line.hasPrefix("- ") ? "a list belongs below a key that has no other value" : indentationMessage
      return SyntaxExplanation(.yamlSyntax, at: source.offset, message)
    }
    switch source.byteBefore {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset,
        "text follows the closing quote; put the whole value in single quotes, and double the single quotes in it")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return SyntaxExplanation(
        .yamlSyntax, at: source.offset,
        "text follows the closing bracket; a value that begins with a bracket needs quotes")
    default:
      return missingQuotes(at: source.offset, "begins with '\(source.character)'")
    }
  }

  static let missingKeyMessage = "there is no key before this colon"
  private static let indentationMessage =
    "lines that belong together have the same indentation, and this one has another"
}

private func hexadecimal(_ code: UInt32) -> String {
  let digits = String(code, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
