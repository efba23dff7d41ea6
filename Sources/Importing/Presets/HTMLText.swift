/// The text of a piece of HTML, such as a review, as Markdown has it: with its lists and paragraphs, and without its other tags.
///
/// The line breaks of HTML become line separators, U+2028, which are neither in lines nor between paragraphs; in lists, they become U+2029.
/// What is no HTML stays as it is. References such as `&amp;` are not resolved.
struct HTMLText {
  private(set) var text = ""
  /// How many lists are open.
  private var depth = 0
  /// Whether white space is left out, since a line has just begun.
  private var isAtBreak = true
  private var ends = Ends()

  init(_ html: String) {
    var rest = html[...].unicodeScalars
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      if let tag = Tag(at: rest, &ends) {
        add(tag)
        rest = rest[tag.end...]
        if tag.hidesContent, !tag.isEnd { rest = behindContent(of: tag, in: rest) }
      } else {
        add(rest.prefix(1))
        rest.removeFirst()
      }
    }
    add(rest)
  }

  private mutating func add(_ words: Substring.UnicodeScalarView) {
    let words = isAtBreak ? Self.withoutIndentation(words) : words
    guard !words.isEmpty else { return }
    text += Substring(words)
    isAtBreak = false
  }

  /// Four spaces would make a block of code.
  private static func withoutIndentation(_ words: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    var words = words.drop(while: \.properties.isWhitespace)
    while words.starts(with: "&nbsp;".unicodeScalars) {
      words = words.dropFirst(6).drop(while: \.properties.isWhitespace)
    }
    return words
  }

  private mutating func add(_ tag: Tag) {
    switch tag.name {
    case "br":
      text += depth == 0 ? "\u{2028}" : "\u{2029}"
      isAtBreak = true
    case "li", "dt", "dd", "tr", "option", "caption", "summary", "legend":
      breakLine(isParagraph: depth == 0 && tag.name == "li" && !text.hasSuffix("\n"))
      if tag.name == "li", !tag.isEnd {
        text += String(repeating: "  ", count: max(0, min(depth, 8) - 1)) + "- "
      }
    case "td", "th":
      if !tag.isEnd, !isAtBreak, text.unicodeScalars.last?.properties.isWhitespace == false { text += " " }
    case "ul", "ol", "menu", "dir":
      breakLine(isParagraph: depth == (tag.isEnd ? 1 : 0))
      depth = tag.isEnd ? max(0, depth - 1) : depth + 1
    case _ where Self.blocks.contains(tag.name): breakLine(isParagraph: true)
    default: break
    }
  }

  /// Begins a line, or a paragraph after an empty line, unless one has just begun.
  private mutating func breakLine(isParagraph: Bool) {
    while let last = text.unicodeScalars.last, " \t\r\u{2028}\u{2029}".unicodeScalars.contains(last) {
      text.unicodeScalars.removeLast()
    }
    isAtBreak = true
    guard !text.isEmpty else { return }
    let breaks = text.utf8.reversed().prefix { $0 == UInt8(ascii: "\n") }.count
    text += String(repeating: "\n", count: max(0, (isParagraph ? 2 : 1) - breaks))
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "details", "dialog", "div", "dl", "fieldset", "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "main", "nav", "p",
    "pre", "section", "table",
  ]

  /// What follows the end tag of an element whose content is not shown; all of it if there is none.
  private mutating func behindContent(
    of tag: Tag, in content: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    guard ends.ofContent else { return content }
    let beginning = "</\(tag.name)"
    var rest = content
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      let isEnd = String(rest.prefix(beginning.count)).lowercased() == beginning
      if isEnd, let end = Tag(at: rest, &ends) { return rest[end.end...] }
      rest.removeFirst()
    }
    ends.ofContent = false
    return content
  }
}

extension HTMLText {
  /// A tag, a comment or a declaration.
  struct Tag {
    /// In small letters; empty of a comment or a declaration.
    let name: String
    let isEnd: Bool
    /// Where the text behind it begins.
    let end: String.Index

    /// Whether browsers do not show what is between this tag and its end tag.
    var hidesContent: Bool { name == "script" || name == "style" }

    /// - Parameters:
    ///   - text: A text that begins with `<`. It begins no tag in `x < 3`, and none that has no end.
    ///   - ends: Which ends there can be.
    init?(at text: Substring.UnicodeScalarView, _ ends: inout Ends) {
      var rest = text.dropFirst()
      guard ends.ofTags, let first = rest.first, first.isASCII,
        first.properties.isAlphabetic || "/!?".unicodeScalars.contains(first)
      else { return nil }
      isEnd = first == "/"
      if isEnd { rest.removeFirst() }
      name = String(String(rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }))
        .lowercased()
      if ends.ofComments, String(rest.prefix(3)) == "!--" {
        if let end = rest.firstRange(of: "-->".unicodeScalars) {
          self.end = end.upperBound
          return
        }
        ends.ofComments = false
      }
      if ends.ofQuotes {
        if let end = Self.end(of: rest) {
          self.end = end
          return
        }
        ends.ofQuotes = false
      }
      guard let end = rest.firstIndex(of: ">") else {
        ends.ofTags = false
        return nil
      }
      self.end = rest.index(after: end)
    }

    /// Where a tag ends. Values of attributes in quotation marks may hold a `>`.
    private static func end(of tag: Substring.UnicodeScalarView) -> String.Index? {
      var quote: Unicode.Scalar?
      var last: Unicode.Scalar?
      for index in tag.indices {
        let scalar = tag[index]
        if let mark = quote {
          if scalar == mark { quote = nil }
        } else if scalar == ">" {
          return tag.index(after: index)
        } else if last == "=", scalar == "\"" || scalar == "'" {
          quote = scalar
        }
        if !scalar.properties.isWhitespace { last = scalar }
      }
      return nil
    }
  }

  /// What may still end in the rest of a text. What was looked for once and not found is not looked for again, however often it begins.
  struct Ends {
    var ofTags = true
    var ofQuotes = true
    var ofComments = true
    var ofContent = true
  }
}
