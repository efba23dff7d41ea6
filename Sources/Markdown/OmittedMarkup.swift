private import Characters

/// Markup in notes that is not on pages, in places with text.
package struct OmittedMarkup: Sendable, Hashable {
  /// The line on which it begins, counted from 1.
  package let line: Int
  package let kind: Kind

  package enum Kind: Sendable, Hashable {
    /// HTML without anything that readers would see.
    case tags
    /// HTML with text in it, or beside it on its lines.
    case text
    /// HTML with the text in it, whatever blank lines are there.
    case preformatted
    /// HTML with all that is below it, since it is never closed by this.
    case rest(end: String)
    /// A comment that is not closed before the next one, with the text between them.
    case nextComment
    /// The number of an item of a list, which has another one on the page, where it follows those above it.
    case number(written: String, shown: Int)
    /// Asterisks between numbers, which emphasise what is between them.
    case asterisks
    /// Words behind the language of a block of code.
    case codeWords
    /// An address in HTML, which leads nowhere on the page.
    case address(String)
  }
}

extension OmittedMarkup {
  /// Whether the line that begins a block of code has words behind the language that are no attributes: `git commit -m text`.
  static func hasWords(_ info: String) -> Bool {
    guard !info.contains("{"), !info.contains("=") else { return false }
    let words = info.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words[1].first.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// What a block of HTML is, and what would close a comment, a script or the like that is not closed in it.
  static func kind(of html: String) -> (kind: Kind, end: String?) {
    let (holdsText, end) = parts(of: html)
    return (!holdsText ? .tags : isPreformatted(html) ? .preformatted : .text, end)
  }

  /// Whether a block of HTML holds anything that readers would see, beside tags, comments, scripts and styles, and what would close one of
  /// these that is not closed in it.
  private static func parts(of html: String) -> (holdsText: Bool, end: String?) {
    let bytes = html.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    var (rest, holdsText) = (bytes[...], false)
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      holdsText = holdsText || isVisible(rest[..<start])
      let end = ends.first { rest[start...].starts(with: $0.start.utf8) }?.end
      let mark = Array((end ?? ">").utf8)
      guard let offset = rest[start...].offset(of: mark) else {
        // Below a tag that is never closed is what the author takes for text.
        let below = rest[start...].drop { $0 != UInt8(ascii: "\n") }
        return (holdsText || end == nil && isVisible(below), end)
      }
      rest = rest[(start + offset + mark.count)...]
    }
    return (holdsText || isVisible(rest), nil)
  }

  /// Whether a block of HTML ends with a tag of its own, and not with an empty line.
  private static func isPreformatted(_ html: String) -> Bool {
    let start = html.drop(while: \.isWhitespace).prefix(9).lowercased()
    return start == "<textarea" || start.hasPrefix("<pre") && !start.dropFirst(4).prefix(1).contains(where: \.isLetter)
  }

  /// What ends where readers see nothing of what is in it.
  private static let ends = [
    ("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>"), ("<?", "?>"), ("<![cdata[", "]]>"),
  ].map { (start: $0, end: $1) }

  private static func isVisible(_ text: ArraySlice<UInt8>) -> Bool {
    !String(decoding: text, as: UTF8.self).replacing("&nbsp;", with: "").allSatisfy(\.isWhitespace)
  }
}
