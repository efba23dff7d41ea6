import ICUShim

/// Writes texts of any script in ASCII letters, as far as ICU knows how. One transliterator belongs to one thread.
package final class Transliterator {
  private let rules: OpaquePointer

  /// Marks such as that of the Arabic ayn go: ICU writes no letter for them.
  private static let id = "Any-Latin; Latin-ASCII; [:Lm:] Remove"
  /// A letter of Azerbaijani, and of Latin written for Ethiopic, which ICU leaves.
  private static let schwas: [Unicode.Scalar: Unicode.Scalar] = ["ə": "e", "ǝ": "e", "Ə": "E", "Ǝ": "E"]

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
    let letters = text.withShimBytes { bytes, count in icuText { icu_transliterate(rules, bytes, count, $0, $1) } }
    let ascii = letters ?? text
    if isASCII(ascii) { return ascii }
    return String(String.UnicodeScalarView(ascii.unicodeScalars.map { Self.schwas[$0] ?? $0 }))
  }
}
