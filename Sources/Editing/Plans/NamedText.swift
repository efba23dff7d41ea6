private import Characters
private import Language
private import Markdown

/// A text reduced to letters and digits, so that a file's name is found in it however it is written: quoted, escaped or encoded, over
/// two lines, in another case or another normalization form.
struct NamedText {
  let forms: [[UInt8]]

  /// - Parameter bytes: of a file with YAML, Markdown or HTML.
  init(_ bytes: [UInt8]) {
    let isWeb = bytes.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "&") }
    let isEscaped = bytes.contains(UInt8(ascii: "\\"))
    var texts = [bytes]
    if isEscaped { texts.append(Self.ofYAML(bytes)) }
    // A text in quotation marks of YAML may be HTML.
    if isWeb || isEscaped && texts[1].contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "&") }) {
      texts += texts.map(Self.ofWeb)
    }
    forms = texts.map(Self.reduced)
  }

  static func reduced(_ bytes: [UInt8]) -> [UInt8] {
    if UTF8Validation.isASCII(bytes.span) {
      return bytes.compactMap { isLetter($0 | 0x20) ? $0 | 0x20 : isDigit($0) ? $0 : nil }
    }
    return caseFolded(String(decoding: bytes, as: UTF8.self)).utf8.filter { $0 >= 0x80 || isLetter($0) || isDigit($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension NamedText {
  /// The text that a browser reads: references of HTML first, then percent-encoding, which they may be part of.
  private static func ofWeb(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = CharacterReferences.resolved(in: bytes, evenOpen: true)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = number(in: &rest, digits: 2) {
        result.append(UInt8(truncatingIfNeeded: value))
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// The text that YAML reads between double quotation marks.
  private static func ofYAML(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "x"): append(number(in: &rest, digits: 2), to: &result)
      case UInt8(ascii: "u"): append(scalar(in: &rest), to: &result)
      case UInt8(ascii: "U"): append(number(in: &rest, digits: 8), to: &result)
      case UInt8(ascii: "_"): append(0xA0, to: &result)
      case UInt8(ascii: "N"): append(0x85, to: &result)
      case UInt8(ascii: "L"): append(0x2028, to: &result)
      case UInt8(ascii: "P"): append(0x2029, to: &result)
      // The line goes on with the next.
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"): rest = rest.drop { " \t\r\n".utf8.contains($0) }
      // The others stand for characters that are neither letters nor digits.
      default: break
      }
    }
    return result
  }

  /// The number of so many hexadecimal digits, which are taken away; nil where there are others.
  private static func number(in rest: inout ArraySlice<UInt8>, digits: Int) -> UInt32? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    rest = rest.dropFirst(digits)
    return UInt32(String(decoding: text, as: UTF8.self), radix: 16)
  }

  /// The character of four digits, or that of two such escapes, by which JSON writes what UTF-16 has as a pair.
  private static func scalar(in rest: inout ArraySlice<UInt8>) -> UInt32? {
    guard let unit = number(in: &rest, digits: 4) else { return nil }
    guard 0xD800..<0xDC00 ~= unit, rest.starts(with: #"\u"#.utf8) else { return unit }
    var next = rest.dropFirst(2)
    guard let low = number(in: &next, digits: 4), 0xDC00..<0xE000 ~= low else { return unit }
    rest = next
    return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
  }

  private static func append(_ value: UInt32?, to bytes: inout [UInt8]) {
    if let scalar = value.flatMap(Unicode.Scalar.init) { bytes += String(scalar).utf8 }
  }
}
