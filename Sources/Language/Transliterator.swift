import ICUShim

/// Writes texts of any script in ASCII letters, as far as ICU knows how. One transliterator belongs to one thread.
package final class Transliterator {
  private let rules: OpaquePointer

  private static let id = "Any-Latin; Latin-ASCII"

  package init() throws(ICUFailure) {
    guard let rules = icu_transliterator_open(Self.id) else {
      throw ICUFailure(service: "transliterator", tag: Self.id)
    }
    self.rules = rules
  }

  deinit { icu_transliterator_close(rules) }

  /// The text in ASCII; characters for which ICU has nothing stay.
  package func ascii(_ text: String) -> String {
    if isASCII(text) { return text }
    return text.withShimBytes { bytes, count in icuText { icu_transliterate(rules, bytes, count, $0, $1) } } ?? text
  }
}
