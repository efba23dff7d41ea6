/// Writes JSON (RFC 8259).
package struct JSONText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Punctuation and other JSON that is known to be right.
  package mutating func raw(_ json: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
  }

  /// JSON that was written before.
  package mutating func raw(_ json: [UInt8]) {
    bytes.append(contentsOf: json)
  }

  package mutating func key(_ name: String) {
    string(name)
    raw(": ")
  }

  /// A member of an object that is a text.
  package mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  package mutating func string(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A number in plain digits.
  package mutating func number(_ digits: String) {
    bytes.append(contentsOf: digits.utf8)
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in text.enumerated() where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(of: byte)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case UInt8(ascii: "\n"): raw("\\n")
    case UInt8(ascii: "\r"): raw("\\r")
    case UInt8(ascii: "\t"): raw("\\t")
    default:
      raw("\\u00")
      bytes += [Self.digit(byte >> 4), Self.digit(byte & 15)]
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension JSONText {
  /// A value as programs want it: numbers as numbers, dates as ISO 8601, lists as arrays.
  package mutating func value(_ value: Value) {
    switch value {
    case .text(let text): string(text)
    case .missing: raw("null")
    case .number, .year: number(RawText.text(of: value))
    case .flag(let flag): raw(flag ? "true" : "false")
    case .list(let texts):
      raw("[")
      for (position, text) in texts.enumerated() {
        if position > 0 { raw(", ") }
        string(text)
      }
      raw("]")
    case .date, .moment: string(RawText.text(of: value))
    }
  }
}
