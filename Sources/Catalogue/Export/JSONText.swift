private import Characters

/// Writes JSON (RFC 8259).
package struct JSONText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// - Parameter capacity: How many bytes there is room for, before more has to be found.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Punctuation and other JSON that is known to be right.
  package mutating func raw(_ json: StaticString) {
    bytes.append(copying: json)
  }

  /// JSON that was written before.
  package mutating func raw(_ json: [UInt8]) {
    json.withUnsafeBufferPointer { bytes.append(copying: $0) }
  }

  /// Lets `body` take away what has been written.
  package mutating func withBytes(_ body: (inout [UInt8]) -> Void) {
    body(&bytes)
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
    bytes.append(UInt8(ascii: "\""))
    part(ofString: text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Text inside a string whose quotation marks are written by themselves.
  mutating func part(ofString text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ appendEscaped($0) }) == nil {
      Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) }
    }
  }

  /// A number in plain digits.
  package mutating func number(_ digits: String) {
    bytes.append(copying: digits)
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      let index = text.plainEnd(from: start, where: Self.isPlain) {
        $0.marks(below: 0x20) .| $0.marks(UInt8(ascii: "\"")) .| $0.marks(UInt8(ascii: "\\"))
      }
      bytes.append(copying: UnsafeBufferPointer(rebasing: text[start..<index]))
      if index == text.count { return }
      appendEscape(of: text[index])
      start = index + 1
    }
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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
    case .number, .year: RawText.append(value, to: &bytes)
    case .flag(let flag): raw(flag ? "true" : "false")
    case .list(let texts):
      raw("[")
      for (position, text) in texts.enumerated() {
        if position > 0 { raw(", ") }
        string(text)
      }
      raw("]")
    case .picture(let picture): self.picture(picture)
    case .pictures(let pictures):
      raw("[")
      for (position, picture) in pictures.enumerated() {
        if position > 0 { raw(", ") }
        self.picture(picture)
      }
      raw("]")
    case .date, .dateTime:
      bytes.append(UInt8(ascii: "\""))
      RawText.append(value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// A picture as its path, or as an object if the item says more of it.
  private mutating func picture(_ picture: PictureValue) {
    if picture.isPlain { return string(picture.file) }
    raw("{")
    member("file", picture.file)
    for (key, text) in [("alt", picture.alt), ("caption", picture.caption)] {
      guard let text else { continue }
      raw(", ")
      member(key, text)
    }
    raw("}")
  }
}
