/// The words of the interface in a language, or in English where there are none.
package struct Phrases: Sendable {
  private let texts: [Word: String]

  package init(_ language: LanguageTag) {
    texts =
      Phrases.words(of: "\(language.primarySubtag)-\(language.script)")
      ?? Phrases.words(of: language.primarySubtag) ?? Phrases.words(of: "en") ?? Phrases.english
  }

  package subscript(word: Word) -> String {
    texts[word] ?? word.rawValue
  }
}

extension Phrases {
  /// What a list of such things says that has none: `No cars`. Only English makes it from the title, which other languages would inflect.
  package func empty(_ title: String) -> String {
    let isAcronym = title.dropFirst().prefix(1).contains(where: \.isUppercase)
    guard texts[.empty] == Self.english[.empty], let first = title.first, !isAcronym else { return self[.empty] }
    return "No \(first.lowercased())\(title.dropFirst())"
  }

  /// The languages that have words, by the first part of a tag, with the script where a language has several.
  static var languages: [String] { general.keys.sorted() }

  /// All words of one of the languages.
  static func words(of language: String) -> [Word: String]? {
    general[language].map { $0().merging(BrowsingPhrases.words(of: language)) { own, _ in own } }
  }

  /// Only those that are asked for are made.
  private static let general: [String: @Sendable () -> [Word: String]] = [
    "af": { afrikaans }, "ar": { arabic }, "be": { belarusian }, "bg": { bulgarian }, "ca": { catalan },
    "cs": { czech }, "cy": { welsh }, "da": { danish }, "de": { german }, "el": { greek }, "en": { english },
    "eo": { esperanto }, "es": { spanish }, "et": { estonian }, "eu": { basque }, "fa": { persian },
    "fi": { finnish }, "fr": { french }, "ga": { irish }, "gl": { galician }, "he": { hebrew }, "hi": { hindi },
    "hr": { croatian }, "hu": { hungarian }, "id": { indonesian }, "is": { icelandic }, "it": { italian },
    "ja": { japanese }, "ko": { korean }, "lt": { lithuanian }, "lv": { latvian }, "mk": { macedonian },
    "ms": { malay }, "mt": { maltese }, "nb": { bokmal }, "nl": { dutch }, "nn": { nynorsk }, "no": { bokmal },
    "pl": { polish }, "pt": { portuguese }, "ro": { romanian }, "ru": { russian }, "sk": { slovak },
    "sl": { slovenian }, "sr": { serbianCyrillic }, "sr-Latn": { serbianLatin }, "sv": { swedish }, "th": { thai },
    "tr": { turkish }, "uk": { ukrainian }, "vi": { vietnamese }, "yue": { traditionalChinese },
    "yue-Hans": { simplifiedChinese }, "zh": { simplifiedChinese }, "zh-Hant": { traditionalChinese },
  ]
}
