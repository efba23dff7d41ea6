import Diagnostics
import TestSupport
import Testing

@testable import Catalogue

struct CheckDigitTests {
  @Test func `of eleven endings of nine digits, one is an ISBN`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let digits = (0..<9).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      let endings = "0123456789X".filter { ISBN.finding(in: digits + String($0)) == nil }
      #expect(endings.count == 1)
    }
  }

  @Test(arguments: ["043942089X", "0306406152", "9780140283297", "9791090636071"])
  func `a wrong digit is found wherever it is`(number: String) {
    #expect(ISBN.finding(in: number) == nil)
    let digits = Array(number)
    for place in digits.indices.dropLast() {
      for other in "0123456789" where other != digits[place] {
        var wrong = digits
        wrong[place] = other
        #expect(ISBN.finding(in: String(wrong)) != nil)
      }
    }
  }

  @Test func `two digits of an old ISBN that changed places are found`() {
    let digits = Array("043942089X")
    for place in 0..<8 where digits[place] != digits[place + 1] {
      var wrong = digits
      wrong.swapAt(place, place + 1)
      #expect(ISBN.finding(in: String(wrong)) != nil)
    }
  }

  @Test(arguments: [
    ("0-14-018739-1", "9780140187397"), ("978 0 14 018739 7", "9780140187397"), ("080442957x", "9780804429573"),
    ("979-10-90636-07-1", "9791090636071"), ("0140187392", "0140187392"), ("ab-c", "ABC"),
  ])
  func `the ISBNs of a book in either form are the same`(written: String, identity: String) {
    #expect(ISBN.identity(written) == identity)
    #expect(ISBN.identity(identity) == identity)
  }

  @Test(arguments: ["1M8GDM9AXKP042788", "11111111111111111", "5GZCZ43D13S812715"])
  func `a VIN with its check digit is right, and with another it warns`(number: String) {
    #expect(VIN.finding(in: number) == nil)
    var digits = Array(number)
    digits[8] = digits[8] == "0" ? "1" : "0"
    #expect(VIN.finding(in: String(digits))?.severity == .warning)
  }
}
