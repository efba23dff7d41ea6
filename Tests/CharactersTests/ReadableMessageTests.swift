import Testing

@testable import Characters

struct ReadableMessageTests {
  private static let digits = String(repeating: "0123456789", count: 100)
  private static let words = String(repeating: "many words ", count: 600)

  @Test func `a short message stays as it is`() {
    for message in ["", "year must be 1908 or later, not '1899'", String(repeating: "x", count: 300)] {
      #expect(readable(message) == message)
    }
  }

  @Test(arguments: [
    "year must be a year, not '#'", "'#' is the address of content/a.md too", "cannot read #: File name too long",
    "two ('#') and more", "there is no item 'cars/#'; did you mean 'cars/a'?",
  ])
  func `of a long value, the middle is left out`(message: String) {
    let shown = readable(message.replacing("#", with: Self.digits))
    let parts = message.split(separator: "#")
    #expect(shown.hasPrefix(parts[0]) && shown.hasSuffix(parts.dropFirst().last ?? ""))
    #expect(shown.contains("0123456789…") || shown.contains(/[0-9]…[0-9]/))
    #expect(shown.count < 350)
  }

  @Test func `a quoted value of many words is one value, whatever apostrophes it has`() {
    let shown = readable("the name 'It's \(Self.words)' makes no file name")
    #expect(shown.hasPrefix("the name 'It's many words"))
    #expect(shown.hasSuffix("words ' makes no file name"))
    #expect(shown.count < 350)
  }

  @Test func `a message whose values cannot be told is shortened as a whole`() {
    let shown = readable("begins \(Self.words) ends")
    #expect(shown.hasPrefix("begins many") && shown.hasSuffix("words  ends") && shown.contains("…"))
    #expect(shown.count < 1500)
  }

  @Test func `one letter with thousands of accents is long, too`() {
    let shown = readable("not 'e\(String(repeating: "\u{301}", count: 5000))' here")
    #expect(shown.unicodeScalars.count < 350 && shown.hasSuffix("' here"))
  }
}
