import Language

/// Names of files as notes and front matter may write them.
///
/// Notes have percent-encoded bytes, backslashes before punctuation, and character references; front matter has escapes between quotation marks, and
/// line breaks for spaces; and both have accents in either form of Unicode.
enum WrittenNames {
  /// A text in which all of these are the characters that they stand for, without distinctions of case.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        if let value = number(&rest, digits: 2...2, radix: 16) { text.append(UInt8(value)) } else { text.append(byte) }
      case UInt8(ascii: "\\"): appendEscape(&rest, to: &text)
      case UInt8(ascii: "&"): appendReference(&rest, to: &text)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if text.last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
      default: text.append(byte)
      }
    }
    return Array(caseFolded(String(decoding: text, as: UTF8.self)).utf8)
  }

  /// What follows a backslash: the code of a character, or the character itself.
  private static func appendEscape(_ rest: inout ArraySlice<UInt8>, to text: inout [UInt8]) {
    let lengths = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
    guard let first = rest.first, let length = lengths[first] else { return }
    var inner = rest.dropFirst()
    guard let code = number(&inner, digits: length...length, radix: 16), append(code, to: &text) else { return }
    rest = inner
  }

  private static let references: KeyValuePairs = ["amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "apos;": "'"]

  /// What follows an ampersand: a character reference, or anything else.
  private static func appendReference(_ rest: inout ArraySlice<UInt8>, to text: inout [UInt8]) {
    if let (name, character) = references.first(where: { rest.starts(with: $0.key.utf8) }) {
      rest = rest.dropFirst(name.utf8.count)
      text += character.utf8
      return
    }
    var inner = rest
    if inner.popFirst() == UInt8(ascii: "#") {
      let isHexadecimal = inner.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      if isHexadecimal { inner.removeFirst() }
      if let code = number(&inner, digits: 1...7, radix: isHexadecimal ? 16 : 10),
        inner.popFirst() == UInt8(ascii: ";"), append(code, to: &text)
      {
        rest = inner
        return
      }
    }
    text.append(UInt8(ascii: "&"))
  }

  private static func append(_ code: UInt32, to text: inout [UInt8]) -> Bool {
    guard let scalar = Unicode.Scalar(code) else { return false }
    text += String(scalar).utf8
    return true
  }

  private static func number(_ rest: inout ArraySlice<UInt8>, digits: ClosedRange<Int>, radix: UInt32) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < digits.upperBound, let byte = rest.dropFirst(count).first,
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
    {
      value = value &* radix &+ UInt32(digit)
      count += 1
    }
    guard digits.contains(count) else { return nil }
    rest = rest.dropFirst(count)
    return value
  }
}
