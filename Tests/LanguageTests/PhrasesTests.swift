import Testing

@testable import Language

struct PhrasesTests {
  @Test(arguments: Phrases.byLanguage.keys.sorted())
  func `has every word in a language`(name: String) throws {
    let texts = try #require(Phrases.byLanguage[name])
    #expect(Set(texts.keys) == Set(Word.allCases))
    #expect(texts.values.allSatisfy { !$0.isEmpty && $0 == nfc($0) })
  }

  @Test(arguments: [
    ("en", "Inventory"), ("en-GB", "Inventory"), ("de-AT", "Verzeichnis"), ("no", "Fortegnelse"), ("zh", "清单"),
    ("zh-TW", "清單"), ("zh-Hant-HK", "清單"), ("yue", "清單"), ("sr", "Попис"), ("sr-Latn", "Popis"), ("tlh", "Inventory"),
    ("und", "Inventory"), ("de-u-co-phonebk", "Verzeichnis"),
  ])
  func `picks the words by language and script, English for want of others`(tag: String, report: String) throws {
    #expect(try Phrases(Language(tag))[.report] == report)
  }
}
