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

  @Test(arguments: ["1M8GDM9AXKP042788", "11111111111111111", "5GZCZ43D13S812715"])
  func `a VIN with its check digit is right, and with another it warns`(number: String) {
    #expect(VIN.finding(in: number) == nil)
    var digits = Array(number)
    digits[8] = digits[8] == "0" ? "1" : "0"
    #expect(VIN.finding(in: String(digits))?.severity == .warning)
  }
}
