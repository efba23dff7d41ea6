import ICUShim

/// ICU's index of a language's letters, with the English ones added. One index belongs to one thread.
final class AlphabeticIndex {
  enum Bucket: Hashable {
    /// What comes before the first letter: digits, symbols, spaces.
    case beforeLetters
    case letter(String)
    /// What comes between two scripts or after the last.
    case otherScript
  }

  /// The buckets in their order.
  let buckets: [Bucket]
  private let index: OpaquePointer

  init(_ language: LanguageTag) throws(ICUFailure) {
    guard let index = icu_index_open(language.localeID) else {
      throw ICUFailure(service: "letter index", tag: language.tag)
    }
    self.index = index
    buckets = (0..<icu_index_bucket_count(index)).map { number in
      switch icu_index_bucket_kind(index, number) {
      case icu_bucket_letter: .letter(icuText { icu_index_bucket_label(index, number, $0, $1) } ?? "")
      case icu_bucket_underflow: .beforeLetters
      default: .otherScript
      }
    }
  }

  deinit { icu_index_close(index) }

  /// The place in `buckets` of the one that shows `text`.
  func bucket(of text: String) -> Int {
    max(0, text.withShimBytes { Int(icu_index_bucket_of(index, $0, $1)) })
  }
}
