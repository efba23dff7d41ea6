private import Characters
private import Cmark
private import CmarkArena

/// What looks like a comment, a link or a picture, and is on pages as text, because CommonMark does not take it for one.
package struct ShownMarkup: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// `<!-- a -- comment -->`
    case htmlComment
    /// `<!- a comment ->`, or with the dashes that keyboards make of two hyphens
    case mistypedComment
    /// `[//]: # (a (comment))`
    case definitionComment
    /// `<!-- a comment -->` that begins in a list or a quotation and ends below it
    case interruptedComment
    /// `<!-- a <!-- comment --> in another -->`
    case nestedComment
    /// `-->` on a line of its own that ends no comment
    case commentEnd
    /// `%% a comment %%`, and what other programs have
    case foreignComment
    /// `[[a page]]`
    case bracketedLink
    /// `![[a picture]]`
    case bracketedPicture
    /// `[text](an address.md)`
    case spacedLink
    /// `![text](a picture.jpg)`
    case spacedPicture
  }

  package let form: Form
  /// The index of its first byte.
  package let start: Int
}

extension MarkdownRenderer {
  /// The comments, links and pictures of a text that are in its HTML as text, in their order.
  package func shownMarkup(in text: ArraySlice<UInt8>) -> [ShownMarkup] {
    var candidates = ShownMarkup.comments(in: text) + ShownMarkup.bracketed(in: text) + ShownMarkup.spaced(in: text)
    if candidates.isEmpty { return [] }
    candidates.sort { $0.mark.lowerBound < $1.mark.lowerBound }
    let marks = TextMarks(candidates.map(\.mark), in: text)
    let nested = marks.numbers.filter { candidates[$0].markup.form == .nestedComment }
    let shown = shown(marks, inHTML: allowsHTML ? Set(nested) : [])
    let found = marks.numbers.filter(shown.contains).map { candidates[$0].markup }.sorted { $0.start < $1.start }
    // Of a comment that is shown, the end is, too.
    let starts = Set(found.filter { $0.form == .htmlComment }.map(\.start))
    return found.filter { ![.interruptedComment, .nestedComment].contains($0.form) || !starts.contains($0.start) }
  }

  /// The marks that are in texts, and not in code, HTML, an address, or nothing at all.
  ///
  /// - Parameter some: Marks that are shown in HTML, too, if they are in no comment of it.
  private func shown(_ marks: TextMarks, inHTML some: Set<Int>) -> Set<Int> {
    defer { cmark_arena_reset() }
    guard let root = parse(marks.text[...]) else { return [] }
    var shown = Set<Int>()
    visit(root) { node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT: shown.formUnion(marks.numbers(in: text(cmark_node_get_literal(node))))
      case CMARK_NODE_HTML_BLOCK where !some.isEmpty:
        let html = ShownMarkup.withoutComments(text(cmark_node_get_literal(node)))
        shown.formUnion(some.intersection(marks.numbers(in: html)))
      default: break
      }
    }
    return shown
  }
}

extension ShownMarkup {
  /// What may be shown, and where a mark is shown if it is.
  typealias Candidate = (markup: ShownMarkup, mark: Range<Int>)

  /// What is left of HTML without its comments.
  fileprivate static func withoutComments(_ html: String) -> String {
    var (rest, text): (ArraySlice<UInt8>, [UInt8]) = (Array(html.utf8)[...], [])
    while let start = rest.offset(of: Array("<!--".utf8)) {
      text += rest.prefix(start)
      rest = rest.dropFirst(start)
      guard let end = rest.offset(of: Array("-->".utf8)) else { return String(decoding: text, as: UTF8.self) }
      rest = rest.dropFirst(end + 3)
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  /// Where a word is, without a backslash before it.
  static func places(of word: String, in text: ArraySlice<UInt8>) -> [Int] {
    let word = Array(word.utf8)
    var (found, rest): ([Int], ArraySlice<UInt8>) = ([], text)
    while let offset = rest.offset(of: word) {
      let start = rest.startIndex + offset
      if !isEscaped(start, in: text) { found.append(start) }
      rest = text[(start + word.count)...]
    }
    return found
  }

  /// How many bytes of labels and addresses are looked at.
  static let longest = 1_000

  static func line(from start: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text[start...].prefix(longest).prefix { !isLineBreak($0) }
  }

  static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  static func isEscaped(_ place: Int, in text: ArraySlice<UInt8>) -> Bool {
    text[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }
}
