import Testing

@testable import Language

struct FilingTests {
  @Test(arguments: [
    ("en", "The Hobbit", "Hobbit"), ("en", "A Room with a View", "Room with a View"), ("en", "AN Apple", "Apple"),
    ("en-GB", "The  Hobbit", "Hobbit"), ("en", "The\u{A0}Hobbit", "Hobbit"), ("fr", "L'Étranger", "Étranger"),
    ("fr", "l’amour", "amour"), ("fr", "L' Étranger", "Étranger"), ("de", "Der Zauberberg", "Zauberberg"),
    ("de", "Ein'", "Ein'"), ("es", "La casa", "casa"), ("it", "Un'altra vita", "altra vita"), ("it", "Gl’inni", "inni"),
    ("it", "Dell'arte", "Dell'arte"), ("pt", "Os Lusíadas", "Lusíadas"), ("pt", "À espera", "À espera"),
    ("pt", "A\u{300} espera", "A\u{300} espera"), ("nl", "'t Hooft", "Hooft"), ("nl", "‘De avonden’", "avonden’"),
    ("nl", "’n Huis", "Huis"), ("sv", "Ett drömspel", "drömspel"), ("nb", "Ei natt", "natt"), ("no", "Den", "Den"),
    ("da", "Det gode håb", "gode håb"), ("ga", "An t-úll", "úll"), ("ga", "An Béal Bocht", "Béal Bocht"),
    ("cy", "Y Gwyll", "Gwyll"), ("el", "Ο Ζορμπάς", "Ζορμπάς"), ("el", "ΤΑ ΨΗΛΑ ΒΟΥΝΑ", "ΨΗΛΑ ΒΟΥΝΑ"),
    ("el", "Ένας άνθρωπος", "άνθρωπος"), ("el", "Ε\u{301}νας άνθρωπος", "άνθρωπος"), ("hu", "Az ember", "ember"),
    ("ca", "L’auca", "auca"), ("ro", "O scrisoare", "scrisoare"), ("fi", "The Hobbit", "The Hobbit"),
    ("ar", "الكتاب", "الكتاب"), ("de", "The Hobbit", "The Hobbit"),
  ])
  func `leaves out the article of the language`(tag: String, name: String, filed: String) throws {
    #expect(try Filing(LanguageTag(tag)).filed(name) == filed)
  }

  @Test(arguments: [
    ("'Salem's Lot", "Salem's Lot"), ("¡Ay, Carmela!", "Ay, Carmela!"), ("“The Burbs”", "Burbs”"),
    ("The 'Burbs", "Burbs"), ("…and Justice for All", "and Justice for All"), ("(500) Days", "500) Days"),
    ("\u{200F}\u{2067}The Wall", "Wall"), ("#1", "1"), ("  x", "x"), ("\u{FEFF}The A", "A"), ("\0\0a", "a"),
  ])
  func `leaves out punctuation and what cannot be seen before the name`(name: String, filed: String) throws {
    #expect(Filing(.english).filed(name) == filed)
  }

  @Test(arguments: [
    "", "!!!", "#", "A", "The", "the ", "The...", "A.", "A.I.", "Thelma", "An-Na", "The-The", "Theodore", "$9.99",
    "+1", "™ and more", "♥ Love", "😀", "9", "Éa", "A’s",
  ])
  func `keeps the whole of what would be empty or has no article`(name: String) {
    #expect(Filing(.english).filed(name) == name[...])
  }

  @Test func `keeps the noun when it is an article too`() {
    #expect(Filing(.english).filed("The The") == "The")
    #expect(Filing(.english).filed("The... A") == "The... A")
    #expect(Filing(.english).filed("The ... A") == "A")
  }

  @Test(arguments: ["en", "fr", "it", "el", "nl", "ga", "sv", "mt"])
  func `files under an end of the name that is never empty`(tag: String) throws {
    let filing = try Filing(LanguageTag(tag))
    var generator = NameGenerator(seed: 5)
    let starts = ["", "The ", "l'", "’t ", "Ο ", "an t-", "il-", "“"]
    for (name, start) in zip(generator.names(4_000), repeatElement(starts, count: 500).joined()) {
      let filed = filing.filed(start + name)
      #expect((start + name).utf8.suffix(filed.utf8.count).elementsEqual(filed.utf8))
      #expect(!filed.isEmpty || (start + name).isEmpty)
    }
  }

  @Test func `files names of any length`() {
    let long = String(repeating: "“ ", count: 50_000)
    #expect(Filing(.english).filed(long) == long[...])
    #expect(Filing(.english).filed(long + "The " + long + "x") == "x")
  }
}
