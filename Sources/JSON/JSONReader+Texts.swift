extension JSONReader {
  /// The text that begins at the quotation mark here.
  mutating func string() throws(Problem) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try escape().utf8
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw Problem(
          offset: start, message: "the text that begins here is not closed on its line; a line break is '\\n'")
      case 0..<0x20:
        throw problem("text has no control characters; a tab is '\\t'")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw Problem(offset: start, message: "the text that begins here is never closed by '\"'")
  }

  private mutating func escape() throws(Problem) -> String {
    let start = position
    position += 1
    let letter = byte
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(decoding: [letter!], as: UTF8.self)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try scalar(from: start))
    default:
      throw Problem(
        offset: start, message: "an escape is one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u and 4 hexadecimal digits"
      )
    }
  }

  /// The character of one escape, or of two that make a pair.
  private mutating func scalar(from start: Int) throws(Problem) -> Unicode.Scalar {
    let unit = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let lone = Problem(
      offset: start, message: "this escape is half of a character, and the other half does not follow it")
    guard unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw lone }
    let second = try hexadecimal(from: start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw lone }
    return scalar
  }

  private mutating func hexadecimal(from start: Int) throws(Problem) -> UInt16 {
    let digits = bytes[min(position, bytes.count)..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Problem(offset: start, message: "'\\u' is followed by 4 hexadecimal digits") }
    position += 4
    return unit
  }
}
