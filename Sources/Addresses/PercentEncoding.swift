private import Characters

/// Addresses in which everything but the plainest characters is written as bytes in hexadecimal (RFC 3986).
package enum PercentEncoding {
  /// The address of a file by its path; slashes stay.
  package static func encoded(_ path: String) -> String {
    isPlain(path) ? path : encoded(Array(path.utf8))
  }

  /// The text with every `%41` replaced by its byte; nil if that makes no UTF-8.
  package static func decoded(_ text: String) -> String? {
    guard text.hasByte(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(value),
        let low = rest.dropFirst().first.flatMap(value)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension PercentEncoding {
  /// Whether the address of a file is its path as it is.
  package static func isPlain(_ path: String) -> Bool {
    path.utf8.withContiguousStorageIfAvailable { $0.plainEnd(from: 0, where: isPlain, marks: marks) == $0.count }
      ?? false
  }

  /// Marks the bytes that may not be plain.
  @inline(__always)
  private static func marks(_ block: ByteBlock) -> ByteBlock.Marks {
    // The hyphen, the full stop, the slash and the digits follow one another. The tilde is not worth a look of its own.
    block.marks(outside: UInt8(ascii: "-")...UInt8(ascii: "9"))
      .& block.marks(outside: UInt8(ascii: "a")...UInt8(ascii: "z"), ignoring: 0x20)
      .& block.marks(outside: UInt8(ascii: "_")...UInt8(ascii: "_"))
  }

  private static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if isPlain(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The value of a hexadecimal digit; nil for another byte.
  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
