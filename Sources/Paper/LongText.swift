import PaperLayout

/// A text that is too long for one layout, in parts that are set one below the other.
///
/// Pango takes time that grows faster than a text, and loses what is wider than two million points before it is broken into lines.
struct LongText {
  struct Part {
    let text: Text
    /// The first of the part's lines, and how many it has.
    let lines: Range<Int>
  }

  let parts: [Part]
  let width: Double
  var lineCount: Int { parts.last?.lines.upperBound ?? 0 }

  /// How many bytes of plain text one layout has at most.
  private static let limit = 8_000

  /// Nil of a text that is not long. Markup comes in parts from where it is made.
  ///
  /// - Parameter measured: the extents of a part.
  init?(_ text: Text, measured: (Text) -> TextExtents) {
    guard Self.isLong(text) else { return nil }
    var parts: [Part] = []
    var width = 0.0
    for piece in Self.pieces(of: text.string) {
      let part = Text(piece)
      let extents = measured(part)
      let first = parts.last?.lines.upperBound ?? 0
      parts.append(Part(text: part, lines: first..<first + extents.lines))
      width = max(width, extents.width)
    }
    self.parts = parts
    self.width = width
  }

  static func isLong(_ text: Text) -> Bool { !text.isMarkup && text.mark == nil && text.string.utf8.count > limit }

  /// As much of a text as one layout has.
  static func beginning(of text: String) -> String { String(divided(text[...]).piece) }

  /// The text without the white space at which it is divided, where a line ends anyway. A word is divided only if it is longer than a part.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    while rest.utf8.count > limit {
      let (piece, next) = divided(rest)
      pieces.append(String(piece))
      rest = rest[next...]
    }
    return pieces + [String(rest)]
  }

  private static func divided(_ text: Substring) -> (piece: Substring, next: Substring.Index) {
    var (index, count) = (text.startIndex, 0)
    var space: Substring.Index?
    while index < text.endIndex {
      let character = text[index]
      count += character.utf8.count
      if count > limit, space != nil || index > text.startIndex { break }
      if character.isWhitespace { space = index }
      index = text.index(after: index)
    }
    if let space { return (text[..<space], text.index(after: space)) }
    return (text[..<index], index)
  }
}
