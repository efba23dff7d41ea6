import Testing

@testable import Language

struct LanguageTests {
  @Test(arguments: [
    ("en", "en"), ("EN-gb", "en-GB"), ("zh-hant", "zh-Hant"), ("de-u-co-phonebk", "de-u-co-phonebk"),
    ("sr-Latn", "sr-Latn"), ("nb", "nb"), ("no", "no"), ("he", "he"), ("iw", "he"), ("ast", "ast"),
    ("es-419", "es-419"),
    ("de-1996", "de-1996"), ("und", "und"), ("mul", "mul"), ("zxx", "zxx"), ("en-u-hc-h12", "en-u-hc-h12"),
    ("i-klingon", "tlh"), ("de-DE-u-co-phonebk-kn-true", "de-DE-u-co-phonebk-kn"), ("en-x-shelf", "en-x-shelf"),
    ("en-u-kr-latn-digit", "en-u-kr-latn-digit"), ("en-u-tz-noosl", "en-u-tz-noosl"),
  ])
  func `knows a tag and writes it in its canonical form`(tag: String, canonical: String) throws {
    #expect(try LanguageTag(tag).tag == canonical)
  }

  @Test(arguments: [
    ("en_GB", "en-GB"), ("en_GB.UTF-8", "en-GB"), ("eng", "en"), ("deu", "de"), ("cmn", "zh"), ("tl", "fil"),
    ("en-UK", "en-GB"), ("en-840", "en-US"), ("english", "en"), ("germna", "de"), ("Deutsch", "de"),
    ("Norwgian", "no"), ("svenska", "sv"), ("en-QQ", "en"), ("en-Xxxx", "en"), ("de-u-co-fancy", "de"), ("de-", "de"),
    ("en-u-zz-what", "en"), ("en-a-unknown", "en"), ("xx", nil), ("", nil), ("-", nil), ("en\u{0}GB", "en"),
    ("qwertzuiop", nil), (String(repeating: "a", count: 100_000), nil), (String(repeating: "en-", count: 9_000), "en"),
  ])
  func `refuses what ICU does not know and says what may have been meant`(tag: String, suggestion: String?) {
    #expect(throws: UnknownLanguage(tag: tag, suggestion: suggestion)) { try LanguageTag(tag) }
  }

  @Test(arguments: [("en", "ltr"), ("he", "rtl"), ("ar-EG", "rtl"), ("fa", "rtl"), ("az-Arab", "rtl"), ("yi", "rtl")])
  func `says which way a language is written`(tag: String, direction: String) throws {
    #expect(try LanguageTag(tag).direction.rawValue == direction)
  }

  @Test(arguments: [
    ("zh-TW", "Hant"), ("zh", "Hans"), ("sr", "Cyrl"), ("sr-Latn", "Latn"), ("ja", "Jpan"), ("en", "Latn"),
  ])
  func `knows the script that a language is usually written in`(tag: String, script: String) throws {
    #expect(try LanguageTag(tag).script == script)
  }

  @Test func `is the same language however its tag was written`() throws {
    #expect(try Set([LanguageTag("en-GB"), LanguageTag("EN-gb"), LanguageTag("en-gb")]).count == 1)
  }
}
