import Testing

@testable import Language

struct PhrasesTests {
  @Test(arguments: Phrases.languages)
  func `has every word in a language`(name: String) throws {
    let texts = try #require(Phrases.words(of: name))
    #expect(Set(texts.keys) == Set(Word.allCases))
    #expect(texts.values.allSatisfy { !$0.isEmpty && $0 == nfc($0) })
  }

  @Test(arguments: [
    "bg", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "ga", "hr", "hu", "it", "lt", "lv", "mt", "nl", "pl",
    "pt", "ro", "sk", "sl", "sv", "cy", "eo", "eu", "gl", "th",
  ])
  func `has words of its own for each language of the European Union, and for some others`(tag: String) {
    #expect(Phrases.words(of: tag) != nil)
  }

  @Test func `has no two languages with the same words`() {
    let texts = Dictionary(grouping: Phrases.languages) { Phrases.words(of: $0) }
    #expect(
      Set(texts.values.filter { $0.count > 1 }.map { $0.sorted() }) == [
        ["nb", "no"], ["yue", "zh-Hant"], ["yue-Hans", "zh"],
      ])
  }

  @Test(arguments: [
    ("en", "Inventory"), ("en-GB", "Inventory"), ("de-AT", "Verzeichnis"), ("no", "Fortegnelse"), ("zh", "清单"),
    ("zh-TW", "清單"), ("zh-Hant-HK", "清單"), ("yue", "清單"), ("sr", "Попис"), ("sr-Latn", "Popis"), ("tlh", "Inventory"),
    ("und", "Inventory"), ("de-u-co-phonebk", "Verzeichnis"),
  ])
  func `picks the words by language and script, English for want of others`(tag: String, report: String) throws {
    #expect(try Phrases(LanguageTag(tag))[.report] == report)
  }
}
