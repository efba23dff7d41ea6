/// Text in which every character stands for itself, in the order in which it is written.
enum SimpleText {
  /// Whether a text has nothing but letters of Latin, Greek and Cyrillic without marks that are characters of their own, digits, punctuation and spaces.
  static func isSimple(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          guard byte >= 0x20, byte != 0x7F else { return false }
          index += 1
          continue
        }
        guard let (scalar, length) = decode(bytes, at: index), isSimple(scalar) else { return false }
        index += length
      }
      return !bytes.isEmpty
    }
  }

  /// Characters of two or three bytes; longer ones are not simple.
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int)? {
    let first = UInt32(bytes[index])
    if first < 0xE0 {
      guard index + 1 < bytes.count else { return nil }
      return ((first & 0x1F) << 6 | UInt32(bytes[index + 1]) & 0x3F, 2)
    }
    guard first < 0xF0, index + 2 < bytes.count else { return nil }
    return ((first & 0x0F) << 12 | (UInt32(bytes[index + 1]) & 0x3F) << 6 | UInt32(bytes[index + 2]) & 0x3F, 3)
  }

  private static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0x24F where scalar != 0xAD: true
    case 0x370...0x482, 0x48A...0x52F: true
    case 0x2010...0x2015, 0x2018...0x2022, 0x2026, 0x202F, 0x2212, 0x20A0...0x20BF: true
    default: false
    }
  }
}
