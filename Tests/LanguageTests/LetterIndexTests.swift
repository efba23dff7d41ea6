import Testing

@testable import Language

struct LetterIndexTests {
  @Test(arguments: [
    ("en", "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"),
    ("sv", "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö"),
    ("cs", "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž"),
    (
      "ru",
      "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
    ),
    ("ja", "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z あ か さ た な は ま や ら わ"),
  ])
  func `has the letters of the language and the English ones`(tag: String, letters: String) throws {
    #expect(try LetterIndex(LanguageTag(tag)).letters.joined(separator: " ") == letters)
  }

  @Test(arguments: [
    ("en", "Émile Zola", "E"), ("en", "Åsa Larsson", "A"), ("sv", "Åsa Larsson", "Å"), ("cs", "Chata", "CH"),
    ("de", "Österreich", "O"), ("zh", "重庆森林", "C"), ("ja", "ガメラ", "か"), ("ru", "Жизнь", "Ж"), ("ru", "Alien", "A"),
    ("en", "2 Fast 2 Furious", "0–9"), ("en", "½ Revolution", "0–9"), ("ar", "٣ أيام", "0–9"), ("zh", "２０４６", "0–9"),
    ("en-u-kr-latn-digit", "1984", "0–9"), ("en", "$9.99", "#"), ("en", "!!!", "#"), ("en", "", "#"),
    ("en", "Жизнь", "…"), ("en", "東京", "…"), ("ru", "Ελλάδα", "…"), ("hi", "ॲप", "…"),
    ("en", "①", "0–9"), ("en", "〇", "0–9"), ("ar", "१९८४", "0–9"),
  ])
  func `places a name under its letter or group`(tag: String, name: String, label: String) throws {
    let language = try LanguageTag(tag)
    let index = try LetterIndex(language)
    let group = index.group(ofSortKey: try TextCollator(language).sortKey(of: name).span)
    let shown =
      switch group {
      case .digits: "0–9"
      case .symbols: "#"
      case .letter(let number): index.letters[number]
      case .other: "…"
      }
    #expect(shown == label)
  }

  @Test(arguments: [
    "am", "ar", "az", "bn", "bs", "cs", "cy", "da", "de", "de-u-co-phonebk", "el", "en", "en-u-ka-shifted",
    "eo", "es", "es-u-co-trad", "et", "fa", "fi", "fr", "fr-CA", "haw", "he", "hi", "hr", "hu",
    "hy", "ig", "is", "ja", "ka", "kl", "km", "kn", "ko", "ln", "lt", "lv", "ml", "mt", "my", "nb", "pl", "ru", "sk",
    "sl", "sq", "sr", "sr-Latn", "sv", "ta", "th", "to", "tr", "uk", "und", "ur", "uz", "vi", "yo", "zh", "zh-Hant",
    "zh-u-co-stroke", "zh-u-co-unihan", "zh-u-co-zhuyin",
  ])
  func `agrees with ICU's own index on names in every script`(tag: String) throws {
    let language = try LanguageTag(tag)
    let index = try LetterIndex(language)
    let icu = try AlphabeticIndex(language)
    let collator = try TextCollator(language)
    var generator = NameGenerator(seed: 20)
    let misplaced = generator.names(4_000).filter { name in
      let expected = group(of: name, in: icu, letters: index.letters, collator: collator)
      return expected != nil && expected != index.group(ofSortKey: collator.sortKey(of: name).span)
    }
    #expect(misplaced == [])
  }

  /// The group by the rule: ICU's letter, or else digits, symbols and other scripts; nil for what ICU puts before the
  /// first letter although it comes after the digit 0, which is for the cases above.
  private func group(
    of name: String, in icu: AlphabeticIndex, letters: [String], collator: TextCollator
  ) -> IndexGroup? {
    let bucket = icu.buckets[icu.bucket(of: name)]
    if case .letter(let label) = bucket { return letters.firstIndex(of: label).map { .letter($0) } }
    if name.unicodeScalars.first?.properties.generalCategory == .decimalNumber { return .digits }
    if bucket == .otherScript { return .other }
    return collator.compare(name, "0") < 0 ? .symbols : nil
  }
}
