/// The words of all languages in one order. They are written with bars between, and taken apart only for the language that is asked for.
struct WordTable: Sendable {
  /// By the first part of a tag, with the script where a language has several.
  private let texts: [String: String]

  init(_ parts: [String: String]...) {
    texts = parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  var languages: Set<String> { Set(texts.keys) }

  /// The words of a language by its key in the table; nil if it has none.
  func words(of key: String) -> [String]? {
    texts[key].map { text in
      text.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
  }

  /// The words of a language, or the English ones where it has none.
  func words(of language: LanguageTag) -> [String] {
    words(of: "\(language.primarySubtag)-\(language.script)") ?? words(of: language.primarySubtag) ?? words(of: "en")
      ?? []
  }
}
