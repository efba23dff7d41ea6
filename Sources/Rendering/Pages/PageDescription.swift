/// The description of a page for search engines, which show about 160 characters.
enum PageDescription {
  private static let length = 160

  /// Whether a text is longer than a description.
  static func isFull(_ text: [UInt8]) -> Bool { end(of: text) != nil }

  /// A text as a description: where it is too long, its beginning, up to the end of a word if there is one.
  ///
  /// - Parameter text: UTF-8.
  static func shortened(_ text: [UInt8]) -> [UInt8] {
    guard let end = end(of: text) else { return text }
    // Some scripts have no spaces between words: a piece before one of the few spaces would say nothing.
    guard let space = text[..<end].lastIndex(of: UInt8(ascii: " ")), space > end / 2 else {
      return Array((String(decoding: text, as: UTF8.self).prefix(length) + "…").utf8)
    }
    return Array(text[..<space]) + "…".utf8
  }

  /// Where a description ends that is longer, counted in Unicode scalars; nil for a text that is short enough.
  private static func end(of bytes: [UInt8]) -> Int? {
    if bytes.count <= length { return nil }
    var scalars = 0
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
      if scalars == length { return offset }
      scalars += 1
    }
    return nil
  }
}
