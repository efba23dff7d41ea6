import Testing

@testable import Language

struct TextCollatorTests {
  @Test(arguments: [
    ("en", ["", " ", "!", "#1", "$9.99", "2 Fast", "10 Things", "a", "A", "á", "ab", "É", "z", "Ж"]),
    ("sv", ["a", "z", "å", "ä", "ö"]),
    ("de", ["a", "ä", "b", "o", "ö", "z"]),
    ("de-u-co-phonebk", ["Ad", "Ä", "Af"]),
    ("cs", ["c", "d", "h", "ch", "i"]),
    ("es", ["nz", "ñ", "o"]),
    ("da", ["z", "æ", "ø", "å"]),
    ("et", ["s", "š", "z", "ž", "t"]),
    ("zh", ["李", "王", "重", "A"]),
    ("ja", ["a", "あ", "か", "漢"]),
  ])
  func `keys put texts in the order of the language`(tag: String, texts: [String]) throws {
    let collator = try TextCollator(LanguageTag(tag))
    let sorted = texts.reversed().sorted {
      collator.sortKey(of: $0).lexicographicallyPrecedes(collator.sortKey(of: $1))
    }
    #expect(sorted == texts)
  }

  @Test(arguments: [
    "en", "sv", "cs", "fr-CA", "da", "hu", "th", "zh", "ja", "ar", "hi", "vi", "und", "en-u-ka-shifted",
  ])
  func `keys order any two texts as ICU compares them`(tag: String) throws {
    let collator = try TextCollator(LanguageTag(tag))
    var generator = NameGenerator(seed: 3)
    let names = generator.names(3_000)
    let wrong = zip(names, names.dropFirst()).filter { one, other in
      sign(comparing: collator.sortKey(of: one), to: collator.sortKey(of: other)) != collator.compare(one, other)
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test func `composed and decomposed letters have one key`() throws {
    let collator = try TextCollator(.english)
    #expect(collator.sortKey(of: "Caf\u{E9}") == collator.sortKey(of: "Cafe\u{301}"))
    #expect(collator.sortKey(of: "q\u{323}\u{307}") == collator.sortKey(of: "q\u{307}\u{323}"))
  }

  @Test func `a key ends in its only zero byte, whatever the text`() throws {
    let collator = try TextCollator(.english)
    var generator = NameGenerator(seed: 4)
    for name in generator.names(2_000) + ["", "\0", "a\0b", String(repeating: "é1\0", count: 33_333)] {
      let key = collator.sortKey(of: name)
      #expect(key.firstIndex(of: 0) == key.count - 1)
    }
  }

  @Test func `appends to the keys that are there already`() throws {
    let collator = try TextCollator(.english)
    var keys: [UInt8] = [7]
    collator.appendSortKey(of: "b", to: &keys)
    collator.appendSortKey(of: "The a".dropFirst(4), to: &keys)
    #expect(keys == [7] + collator.sortKey(of: "b") + collator.sortKey(of: "a"))
  }

  private func sign(comparing one: [UInt8], to other: [UInt8]) -> Int {
    one == other ? 0 : one.lexicographicallyPrecedes(other) ? -1 : 1
  }
}
