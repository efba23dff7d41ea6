private import Language

/// Text as search data has it.
enum SearchText {
  /// The text composed, with one space for each run of spaces, line ends and characters that cannot be seen.
  static func line(_ text: String) -> String {
    if isLine(text) { return text }
    var line = String.UnicodeScalarView()
    var isBetweenWords = false
    for scalar in nfc(text).unicodeScalars {
      if isBlank(scalar) {
        isBetweenWords = true
        continue
      }
      if isBetweenWords, !line.isEmpty { line.append(" ") }
      isBetweenWords = false
      line.append(scalar)
    }
    return String(line)
  }

  /// Whether a text is a line already, as most are; false also where that is not seen at once.
  private static func isLine(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isLine) ?? false
  }

  private static func isLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text {
      switch byte {
      case UInt8(ascii: " "): if previous == byte { return false }
      // From byte 0xCC on, there are characters that composing could change.
      case 0x21...0x7E, 0xC3...0xCB: break
      // Control characters and the space that does not break begin with 0xC2.
      case 0xA1...0xBF: break
      case 0x80...0xA0: if previous == 0xC2 { return false }
      case 0xC2: break
      default: return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: " ") || text.isEmpty
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\0"..." ", "\u{7F}"...("\u{A0}" as Unicode.Scalar), "\u{2028}", "\u{2029}": true
    default: scalar.value >= 0x80 && scalar.properties.isWhitespace
    }
  }

  /// The short form of a name that many addresses are made of: its ASCII letters and digits, lower case, with `-` between
  /// its words. nil for a name with other characters. The script makes the same.
  static func slug(_ name: String) -> [UInt8]? {
    var slug: [UInt8] = []
    slug.reserveCapacity(name.utf8.count)
    var isBetweenWords = false
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if isBetweenWords, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        isBetweenWords = false
        slug.append(byte < UInt8(ascii: "a") && byte >= UInt8(ascii: "A") ? byte | 0x20 : byte)
      case UInt8(ascii: "'"): continue
      case 0x80...: return nil
      default: isBetweenWords = true
      }
    }
    return slug.isEmpty ? nil : slug
  }
}
