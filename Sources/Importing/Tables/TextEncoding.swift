private import Characters

/// The encodings that tables are found in.
package enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case windows1252 = "Windows-1252"

  /// The encoding of a file by its byte order mark, by the zeros that UTF-16 has in most languages, or by whether it is valid UTF-8.
  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else {
      let sample = bytes.prefix(4096)
      let zeros = sample.indices.filter { sample[$0] == 0 }
      let odd = zeros.count { !$0.isMultiple(of: 2) }
      if zeros.count * 4 > sample.count, odd == zeros.count {
        self = .utf16LittleEndian
      } else if zeros.count * 4 > sample.count, odd == 0 {
        self = .utf16BigEndian
      } else {
        self = UTF8Validation.firstWrongByte(in: bytes.span) == nil ? .utf8 : .windows1252
      }
    }
  }

  /// The bytes without the byte order mark of UTF-8.
  static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  }

  /// The text of a file as UTF-8, without a byte order mark.
  func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: return Array(Self.withoutMark(bytes))
    case .utf16LittleEndian: return Self.utf8(units: bytes) { UInt16($1) << 8 | UInt16($0) }
    case .utf16BigEndian: return Self.utf8(units: bytes) { UInt16($0) << 8 | UInt16($1) }
    case .windows1252:
      return bytes.reduce(into: []) { text, byte in
        if byte < 0x80 {
          text.append(byte)
        } else {
          text += String(Self.scalar(of: byte)).utf8
        }
      }
    }
  }

  /// Where the first bytes are that are no character of the encoding; nil of UTF-8, which is known by having none.
  func firstWrongByte(in bytes: [UInt8]) -> Int? {
    let low: Int
    switch self {
    case .utf8: return nil
    case .windows1252: return bytes.firstIndex { [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains($0) }
    case .utf16LittleEndian: low = 0
    case .utf16BigEndian: low = 1
    }
    var parser = Unicode.UTF16.ForwardParser()
    var units = stride(from: 0, to: bytes.count - 1, by: 2).lazy
      .map { UInt16(bytes[$0 + 1 - low]) << 8 | UInt16(bytes[$0 + low]) }.makeIterator()
    var count = 0
    while true {
      switch parser.parseScalar(from: &units) {
      case .valid(let character): count += character.count
      case .error: return 2 * count
      case .emptyInput: return bytes.count.isMultiple(of: 2) ? nil : bytes.count - 1
      }
    }
  }

  /// The text of bytes.
  func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: utf8(Array(bytes)), as: UTF8.self) }

  private static func utf8(units bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return Array(String(decoding: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self).utf8)
  }

  /// The character of a byte above ASCII: that of ISO 8859-1, except for those that Windows gave to punctuation.
  private static func scalar(of byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    let punctuation: [Unicode.Scalar] = [
      "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
      "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]
    return punctuation[Int(byte - 0x80)]
  }
}
