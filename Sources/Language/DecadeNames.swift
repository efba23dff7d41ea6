/// What decades are called, in the languages that name them by their first year.
///
/// Languages that name them within a century (Czech `60. léta 20. století`) or inflect the number in ways not sure here
/// have no name; their decades are shown as a range of years.
enum DecadeNames {
  /// The name of the decade that begins with the year `number`, written as `digits`; nil if the language has none.
  static func name(of number: Int, written digits: String, in language: LanguageTag) -> String? {
    switch language.primarySubtag {
    case "hu": return "\(digits)-\(hasFrontVowelsInHungarian(number) ? "es" : "as") évek"
    case "tr": return "\(digits)’\(hasFrontVowelsInTurkish(number) ? "ler" : "lar")"
    default:
      return patterns[language.primarySubtag].map { pattern in
        let parts = pattern.split(separator: "#", omittingEmptySubsequences: false)
        return parts.joined(separator: digits)
      }
    }
  }

  /// Whether the name of the era can simply follow the name of a decade: `750s BC`, `750er v. Chr.`
  static func canPrecedeEra(in language: LanguageTag) -> Bool {
    ["ca", "da", "de", "en", "es", "fi", "fr", "gl", "it", "nb", "nl", "nn", "no", "pt", "sv"]
      .contains(language.primarySubtag)
  }

  /// `#` is replaced by the first year.
  private static let patterns: [String: String] = [
    "af": "#’s", "bg": "#-те", "ca": "Dècada de #", "cy": "#au", "da": "#’erne", "de": "#er", "el": "Δεκαετία του #",
    "en": "#s", "eo": "#-aj jaroj", "es": "Años #", "et": "#. aastad", "eu": "#ko hamarkada", "fa": "دههٔ #",
    "fi": "#-luku", "fr": "Années #", "ga": "#idí", "gl": "Anos #", "hi": "# का दशक", "hr": "#-e", "id": "#-an",
    "it": "Anni #", "ja": "#年代", "ko": "#년대", "ms": "#-an", "nb": "#-årene", "nl": "Jaren #", "nn": "#-åra",
    "no": "#-årene", "pt": "Anos #", "ro": "Anii #", "ru": "#-е", "sv": "#-talet", "uk": "#-ті",
    "vi": "Thập niên #", "yue": "#年代", "zh": "#年代",
  ]

  // The ending agrees with the vowels of the number's last word when it is read out.

  /// tizes, negyvenes, ötvenes, hetvenes, kilencvenes, ezres; but húszas, harmincas, hatvanas, nyolcvanas, százas.
  private static func hasFrontVowelsInHungarian(_ number: Int) -> Bool {
    let tens = number / 10 % 10
    return tens == 0 ? number.isMultiple(of: 1_000) : [1, 4, 5, 7, 9].contains(tens)
  }

  /// yirmi, elli, yetmiş, seksen, yüz, bin; but on, otuz, kırk, altmış, doksan.
  private static func hasFrontVowelsInTurkish(_ number: Int) -> Bool {
    [0, 2, 5, 7, 8].contains(number / 10 % 10)
  }
}
