private import Characters
private import Language

/// A text reduced to letters and digits, so that a file's name is found in it however it is written: quoted, escaped or encoded, over
/// two lines, in another case or another normalization form.
struct NamedText {
  let forms: [[UInt8]]

  /// - Parameter bytes: of a file with YAML, Markdown or HTML.
  init(_ bytes: [UInt8]) {
    let plain = Self.reduced(bytes)
    let hasEscapes = bytes.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }
    forms = hasEscapes ? [plain, Self.reduced(Self.decoded(bytes))] : [plain]
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
  /// The bytes that percent-encoding, the escapes of YAML and the references of HTML stand for. References by name are left out.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        if let value = number(in: &rest, digits: 2) { result.append(UInt8(truncatingIfNeeded: value)) }
      case UInt8(ascii: "\\"):
        let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8][rest.first ?? 0]
        var after = rest.dropFirst()
        if let digits, let value = number(in: &after, digits: digits) {
          rest = after
          append(value, to: &result)
        }
      case UInt8(ascii: "&"):
        let name = rest.prefix(12).prefix { $0 != UInt8(ascii: ";") }
        guard rest.dropFirst(name.count).first == UInt8(ascii: ";") else { continue }
        rest = rest.dropFirst(name.count + 1)
        let text = String(decoding: name, as: UTF8.self).lowercased()
        let value = text.hasPrefix("#x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text.dropFirst())
        if let value, text.hasPrefix("#") { append(value, to: &result) }
      default: result.append(byte)
      }
    }
    return result
  }

  /// The number of so many hexadecimal digits, which are taken away; nil where there are others.
  private static func number(in rest: inout ArraySlice<UInt8>, digits: Int) -> UInt32? {
    guard rest.count >= digits,
      let value = UInt32(String(decoding: rest.prefix(digits), as: UTF8.self), radix: 16)
    else { return nil }
    rest = rest.dropFirst(digits)
    return value
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    if let scalar = Unicode.Scalar(value) { bytes += UTF8.encode(scalar).map(Array.init) ?? [] }
  }
}
