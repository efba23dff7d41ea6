import ICUShim

/// Puts texts in the order of a language, by sort keys whose bytes compare as the texts do.
///
/// Base letters count first, then accents, then case and width; digits are compared as the numbers they write, and the
/// composed and decomposed forms of a letter are the same. One collator belongs to one thread.
package final class TextCollator {
  package let language: LanguageTag
  private let collator: OpaquePointer

  package init(_ language: LanguageTag) throws(ICUFailure) {
    guard let collator = icu_collator_open(language.localeID) else {
      throw ICUFailure(service: "collator", tag: language.tag)
    }
    self.language = language
    self.collator = collator
  }

  deinit { icu_collator_close(collator) }

  /// Appends ICU's sort key of `text`, its final 0 byte included.
  ///
  /// No byte of a key but the last is 0, so concatenated keys compare as a list of texts.
  package func appendSortKey(of text: String, to keys: inout [UInt8]) {
    appendSortKey(of: text[...], to: &keys)
  }

  /// Appends the sort key of a part of a text, such as the part that it is filed under.
  package func appendSortKey(of text: Substring, to keys: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var length: Int32 = 0
      guard
        let start = bytes.baseAddress,
        let key = icu_collator_key(collator, start, Int32(bytes.count), &length)
      else { return keys.append(contentsOf: TextCollator.keyOfNothing) }
      keys.append(contentsOf: UnsafeBufferPointer(start: key, count: Int(length)))
    }
  }

  /// The sort key of `text` alone.
  package func sortKey(of text: String) -> [UInt8] {
    var key: [UInt8] = []
    appendSortKey(of: text, to: &key)
    return key
  }
}

extension TextCollator {
  /// The key of an empty text: no primary, secondary or tertiary weights.
  private static let keyOfNothing: [UInt8] = [1, 1, 0]

  /// ICU's own comparison, against which the keys are tested: negative, 0 or positive.
  func compare(_ one: String, _ other: String) -> Int {
    one.withShimBytes { one, oneLength in
      other.withShimBytes { other, otherLength in
        Int(icu_collator_compare(collator, one, oneLength, other, otherLength))
      }
    }
  }
}
