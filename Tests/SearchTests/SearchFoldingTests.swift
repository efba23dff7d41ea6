import Language
import Synchronization
import Testing

@testable import Search

/// The folding of each language that tests use, made once.
enum Foldings {
  private static let made = Mutex<[String: SearchFolding]>([:])

  static func of(_ tag: String) throws -> SearchFolding {
    try made.withLock { made in
      if let folding = made[tag] { return folding }
      let folding = try SearchFolding(LanguageTag(tag))
      made[tag] = folding
      return folding
    }
  }
}

struct SearchFoldingTests {
  @Test(arguments: [
    ("en", "Émile ZOLA", "emile zola"), ("en", "Straße", "strasse"), ("de", "STRASSE", "strasse"),
    ("en", "Smørrebrød", "smorrebrod"), ("da", "Smørrebrød", "smørrebrød"), ("da", "Århus Aarhus", "aarhus aarhus"),
    ("en", "Århus", "arhus"), ("sv", "Ångström Öl", "ångstrøm øl"), ("en", "Ǽsir Œuvre ﬁn", "aesir oeuvre fin"),
    ("ja", "カタカナ ﾊﾝｶｸ ひらがな", "かたかな はんかく ひらかな"), ("en", "ＦＵＬＬ　１２３", "full 123"),
    ("en", "Ⅳ ② ½", "iv 2 ½"), ("ja", "Ⅲ ⅷ Ⅻ", "iii viii xii"), ("en", "oﬃce waﬄe", "office waffle"),
    ("tr", "İstanbul ILIK ılık", "istanbul ılık ılık"),
    ("en", "İstanbul ILIK", "istanbul ilik"),
    ("en", "e\u{301}a\u{30A}", "ea"), ("el", "Ὀδυσσεύς ΣΟΦΟΣ", "οδυςςευς ςοφος"), ("ru", "Ёлка ПЁТР", "елка петр"),
    ("en", "Don’t – “stop”… 10%", "don t stop 10"), ("en", "so\u{AD}ft\u{200D}ly", "softly"), ("en", "東京物語", "東京物語"),
    ("lt", "Yla", "ila"), ("en", "", ""), ("ar", "مُحَمَّد", "محمد"), ("he", "שָׁלוֹם", "שלום"),
  ])
  func `letters are folded as the language orders them`(tag: String, text: String, folded: String) throws {
    let folding = try Foldings.of(tag)
    let words = folding.fold(text).split { !($0.isLetter || $0.isNumber) }.joined(separator: " ")
    #expect(words == folded)
  }

  /// Texts that the collation holds for equal but for accents, case and width are the same in a search.
  @Test(arguments: ["en", "de", "da", "sv", "cs", "es", "tr", "ja", "el", "ru", "lt"])
  func `folding agrees with the collation`(tag: String) throws {
    let language = try LanguageTag(tag)
    let folding = try Foldings.of(tag)
    let keys = PrimaryKeys(try TextCollator(language))
    for text in [
      "ÀÉÎÕÜ", "àéîõü", "Škoda", "ŁÓDŹ", "Æsop", "ſtraße", "Ñandú", "Đorđe", "Φίλος", "Щука", "カガ", "Ｗｉｄｅ", "ǆ", "Ⅷ",
    ] {
      #expect(keys.of(folding.fold(text)) == keys.of(text), "\(text) is \(folding.fold(text))")
    }
  }

  @Test func `folding twice is folding once`() throws {
    for tag in ["en", "da", "tr", "lt", "ja", "de-u-co-phonebk"] {
      let folding = try Foldings.of(tag)
      for (scalar, replacement) in folding.replacements where scalar != "\t" {
        #expect(folding.fold(replacement) == replacement, "\(tag): \(scalar) is \(replacement)")
      }
    }
  }
}
