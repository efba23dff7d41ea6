/// The description of a page for search engines, which show about 160 characters.
enum PageDescription {
  private static let length = 160

  /// Whether a text is longer than a description.
  static func isFull(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { end(of: $0) != nil }
  }

  /// A text as a description: where it is too long, its beginning, up to the end of a word if there is one.
  static func shortened(_ text: String) -> String {
    var bytes = text
    let beginning = bytes.withUTF8 { bytes -> String? in
      guard let end = end(of: bytes) else { return text }
      // Some scripts have no spaces between words: a piece before one of the few spaces would say nothing.
      guard let space = bytes[..<end].lastIndex(of: UInt8(ascii: " ")), space > end / 2 else { return nil }
      return String(decoding: bytes[..<space], as: UTF8.self) + "…"
    }
    return beginning ?? text.prefix(length) + "…"
  }

  /// Where a description ends that is longer, counted in Unicode scalars; nil for a text that is short enough.
  private static func end(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if bytes.count <= length { return nil }
    var scalars = 0
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
      if scalars == length { return offset }
      scalars += 1
    }
    return nil
  }
}
