/// Pairs of escapes such as `\ud83d\ude97`, by which JSON writes one character beyond U+FFFF. YAML reads JSON, but libyaml knows them only apart, and refuses
/// each.
///
/// Both halves are given to libyaml as characters for private use, in escapes of the same length, so that all places stay
/// where they are; what it makes of them is turned back in the texts.
enum SurrogateEscapes {
  /// The document with its pairs replaced; nil if it has none, or has characters that would be taken for them.
  static func replaced(in document: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let first = firstOffset(of: backslash, in: UnsafeRawBufferPointer(document), from: 0) else { return nil }
    var copy: [UInt8]?
    var index = first
    while index < document.count {
      guard document[index] == backslash else {
        if document[index] == 0xEE { return nil }
        index += 1
        continue
      }
      if let high = unit(in: document, at: index), (0xE000..<0xE800).contains(high) { return nil }
      if let high = unit(in: document, at: index), (0xD800..<0xDC00).contains(high),
        let low = unit(in: document, at: index + 6), (0xDC00..<0xE000).contains(low)
      {
        var replaced = copy ?? Array(document)
        spell(high + 0x800, at: index, in: &replaced)
        spell(low + 0x800, at: index + 6, in: &replaced)
        copy = replaced
        index += 12
      } else {
        // A backslash that is itself escaped begins no escape.
        index += 2
      }
    }
    return document[..<first].contains(0xEE) ? nil : copy
  }

  /// The text of a scalar of such a document as it was meant: only in double quotes are escapes escapes.
  static func restored(_ text: String, _ style: Scalar.Style) -> String {
    style == .doubleQuoted ? joined(text) : respelt(text)
  }
}

extension SurrogateEscapes {
  private static let backslash = UInt8(ascii: "\\")

  /// The number in the escape at an offset: a backslash, a `u` and four hexadecimal digits; nil if none begins there.
  private static func unit(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == backslash, bytes[index + 1] == UInt8(ascii: "u") else { return nil }
    let digits = bytes[index + 2..<index + 6]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Puts the first half of another number, in letters as large as they are, into the escape at an offset.
  private static func spell(_ unit: UInt32, at index: Int, in bytes: inout [UInt8]) {
    let isUpper = bytes[index + 2] < UInt8(ascii: "a")
    bytes.replaceSubrange(index + 2..<index + 4, with: String(unit >> 8, radix: 16, uppercase: isUpper).utf8)
  }

  /// The text with each pair of replacements joined to one character.
  private static func joined(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var high: UInt32?
    for scalar in text.unicodeScalars {
      if (0xE000..<0xE400).contains(scalar.value) {
        high = scalar.value - 0xE000
      } else if let first = high, let whole = Unicode.Scalar(0x10000 + first << 10 + (scalar.value - 0xE400)) {
        scalars.append(whole)
        high = nil
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The text with the escapes as the file has them, where they are nothing but characters.
  private static func respelt(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for index in bytes.indices {
      let number = bytes.withUnsafeBufferPointer { unit(in: $0, at: index) }
      guard let number, (0xE000..<0xE800).contains(number) else { continue }
      spell(number - 0x800, at: index, in: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
