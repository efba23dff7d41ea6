package import Language

/// Writes values as bytes that compare as the values do. One encoder belongs to one thread.
package struct SortKeyEncoder {
  /// The part of a text that counts.
  package enum TextForm: Sendable {
    /// Its code points.
    case exact
    /// All of it, in the order of the language.
    case whole
    /// Without leading punctuation and articles, in the order of the language.
    case filed
  }

  private let collator: TextCollator
  /// The rules for filing texts of the encoder's language.
  package let filing: Filing

  /// - Parameter articles: the languages whose articles are skipped; nil for the language itself.
  package init(_ language: LanguageTag, articles: [LanguageTag]? = nil) throws(ICUFailure) {
    collator = try TextCollator(language)
    filing = Filing(articles ?? [language])
  }

  /// Adds the key of a value; nothing if it is missing.
  ///
  /// - Parameter otherFiling: the rules for filing the texts; those of the encoder's language if nil.
  package func append(
    _ value: SortValue, as form: TextForm, filing otherFiling: Filing? = nil, to bytes: inout [UInt8]
  ) {
    switch value.content {
    case .missing: break
    case .text(let text): append(text, as: form, filing: otherFiling ?? filing, to: &bytes)
    case .texts(let texts): for text in texts { append(text, as: form, filing: otherFiling ?? filing, to: &bytes) }
    case .number(let number, let rest):
      let bits = number.bitPattern
      Self.append(number.sign == .minus ? ~bits : bits | 1 << 63, to: &bytes)
      Self.append(rest, to: &bytes)
    case .units(let units): Self.append(units, to: &bytes)
    }
  }
}

extension SortKeyEncoder {
  private func append(_ text: String, as form: TextForm, filing: Filing, to bytes: inout [UInt8]) {
    switch form {
    case .exact:
      // No byte but the last is 0, which keeps the elements of lists apart, and an empty text from a missing one.
      bytes.append(contentsOf: text.utf8.lazy.map { $0 + 1 })
      bytes.append(0)
    case .whole: collator.appendSortKey(of: text, to: &bytes)
    case .filed: collator.appendSortKey(of: filing.filed(text), to: &bytes)
    }
  }

  /// The number's length in bytes, then the bytes, so that small numbers have short keys; all bits of a negative number are inverted.
  private static func append(_ number: Int128, to bytes: inout [UInt8]) {
    let turn: UInt8 = number < 0 ? 0xFF : 0
    let count = (128 - number.magnitude.leadingZeroBitCount + 7) / 8
    bytes.append((0x80 | UInt8(count)) ^ turn)
    for byte in (0..<count).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number.magnitude >> (8 * byte)) ^ turn)
    }
  }

  /// The highest byte first.
  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
  }
}
