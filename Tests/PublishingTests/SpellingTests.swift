import TestSupport
import Testing

@testable import Loading

/// Values that are most likely misspelt.
struct SpellingTests {
  private static let frequent = ["Regal A1", "Kommode", "Straßburg", "日本語の本棚"]

  @Test(arguments: [
    ("regal a1", "Regal A1"), ("REGAL A1", "Regal A1"), ("Regel A1", "Regal A1"), ("Rgal A1", "Regal A1"),
    ("Regaal A1", "Regal A1"), ("egal A1", "Regal A1"), ("xRegal A1", "Regal A1"), ("Kommod", "Kommode"),
    ("Komode", "Kommode"), ("Kommodes", "Kommode"), ("Straßburk", "Straßburg"), ("STRASSBURG", "Straßburg"),
    ("日本語の本柵", "日本語の本棚"),
  ])
  func `a value that differs by case or a letter from a frequent one is reported`(text: String, meant: String) throws {
    #expect(
      try Self.findings([text]) == ["place is '\(text)' here and '\(meant)' in 5 items; did you mean '\(meant)'?"])
  }

  @Test(arguments: [
    "Regal A2", "Regal A", "Regal A11", "Regal-A1", "Regla A1", "Regxx A1", "Kommo", "Schrank", "Regal A1",
    "Regal B1", "Segal A1", "Lommode",
  ])
  func `other values are meant as they are`(text: String) throws {
    #expect(try Self.findings([text]) == [])
  }

  @Test(arguments: 0..<20) func `finds what a comparison with every frequent value finds`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = Array("aábc1 ")
    let words = (0..<60).map { _ in
      String((0..<Int.random(in: 4...8, using: &random)).map { _ in letters.randomElement(using: &random)! })
    }
    let frequent = Array(Set(words.prefix(30))).sorted()
    let index = NearIndex(frequent.map { ($0, 9) }, frequentForLetter: 5, shortest: 6)
    for word in words where !frequent.contains(word) {
      let near = frequent.filter { $0.count >= 6 && word.count >= 6 && Self.isOneLetterApart($0, word) }
      #expect(index.near(word) == near.first, "\(word)")
    }
  }

  /// Whether a letter that is added, left out or replaced in a word of four letters or more makes one text of the other; the first letter of a word
  /// is not replaced.
  private static func isOneLetterApart(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count <= other.count ? (Array(one), Array(other)) : (Array(other), Array(one))
    for place in long.indices {
      var rest = long
      guard rest.remove(at: place).isLetter else { continue }
      let before = long[..<place].reversed().prefix(while: \.isLetter).count
      guard before + long[place...].prefix(while: \.isLetter).count >= 4 else { continue }
      if short.count < long.count, rest == short { return true }
      guard short.count == long.count, short[place].isLetter, before > 0 else { continue }
      var shortRest = short
      shortRest.remove(at: place)
      if rest == shortRest { return true }
    }
    return false
  }

  private static func findings(_ rare: [String]) throws -> [String] {
    let site = try SmallSite([
      "c/collection.yaml": "fields: { title: text, place: text }\nfacets: [place]\n"
    ])
    defer { site.remove() }
    for (number, place) in (Array(repeating: frequent, count: 5).flatMap(\.self) + rare).enumerated() {
      try site.add("content/c/\(number).md", "---\ntitle: \(number)\nplace: \(place)\n---\n")
    }
    return try site.findings().compactMap {
      $0.wholeMatch(of: /.*: warning: (.*) \[value-spelling\]/).map { String($0.1) }
    }
  }
}
