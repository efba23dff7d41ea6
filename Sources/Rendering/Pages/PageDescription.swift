/// The description of a page for search engines, which show about 160 characters.
enum PageDescription {
  private static let length = 160

  /// Whether a text is longer than a description.
  static func isFull(_ text: String) -> Bool {
    end(of: text) != nil
  }

  /// A text as a description: where it is too long, its beginning, up to the end of a word if there is one.
  static func shortened(_ text: String) -> String {
    guard let end = end(of: text) else { return text }
    let start = text.utf8[..<end]
    // Some scripts have no spaces between words: a piece before one of the few spaces would say nothing.
    if let space = start.lastIndex(of: UInt8(ascii: " ")), start[..<space].count > start.count / 2 {
      return text[..<space] + "…"
    }
    return text.prefix(length) + "…"
  }

  /// Where a description ends that is longer, counted in Unicode scalars; nil for a text that is short enough.
  private static func end(of text: String) -> String.Index? {
    if text.utf8.count <= length { return nil }
    var scalars = 0
    for (offset, byte) in text.utf8.enumerated() where byte & 0xC0 != 0x80 {
      if scalars == length { return text.utf8.index(text.startIndex, offsetBy: offset) }
      scalars += 1
    }
    return nil
  }
}
