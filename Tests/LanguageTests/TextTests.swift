import Testing

@testable import Language

struct TextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("ｶﾅ", 2), ("カナ", 4), ("한글", 4), ("😀", 2), ("👨‍👩‍👧", 2),
    ("🇳🇴", 2), ("❤️", 2), ("❤", 1), ("a\0b\n", 2), ("\u{200F}א", 1), ("한", 2), ("नि", 1), ("…", 1), ("\r\n", 0),
  ])
  func `counts the cells of a terminal`(text: String, cells: Int) {
    #expect(displayWidth(of: text) == cells)
  }

  @Test(arguments: [
    ("The Hobbit", "the-hobbit"), ("L'Étranger", "létranger"), ("Don’t  —  Look!", "dont-look"), ("東京 2020", "東京-2020"),
    ("--a--", "a"), ("!!!", ""), ("", ""), ("A\u{301}", "á"), ("हिन्दी फ़िल्म", "हिन्दी-फ़िल्म"), ("İstanbul", "i̇stanbul"),
    ("½ & ²", ""), ("\u{301}x", "x"), ("a_b.c/d\\e", "a-b-c-d-e"), ("Straße", "straße"), ("x\0y", "x-y"),
  ])
  func `makes a part of an address`(text: String, address: String) {
    #expect(Array(slug(text).unicodeScalars) == Array(nfc(address).unicodeScalars))
  }

  @Test func `makes an address of an address again`() {
    var generator = NameGenerator(seed: 6)
    for name in generator.names(4_000) {
      let once = slug(name)
      #expect(Array(slug(once).utf8) == Array(once.utf8))
    }
  }

  @Test func `composes texts of any length, with NULs inside`() {
    let long = String(repeating: "e\u{301}\0", count: 100_000)
    #expect(Array(nfc(long).utf8) == Array(String(repeating: "\u{E9}\0", count: 100_000).utf8))
    #expect(Array(nfc("").utf8) == [])
  }

  @Test func `finds names the same that differ in case or composition alone`() {
    #expect(Array(caseFolded("CAFÉ.md").utf8) == Array(caseFolded("cafe\u{301}.MD").utf8))
    #expect(Array(caseFolded("STRASSE").utf8) == Array(caseFolded("straße").utf8))
    #expect(Array(caseFolded("a").utf8) != Array(caseFolded("á").utf8))
  }
}
