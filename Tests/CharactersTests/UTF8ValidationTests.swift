import TestSupport
import Testing

@testable import Characters

struct UTF8ValidationTests {
  @Test func `the first wrong byte of any text is the one that the standard library finds`() {
    let pieces: [[UInt8]] =
      [
        "a", "plain words", String(repeating: "a long line of ASCII ", count: 4), "\0", "é", "réédition", "雪", "目录",
        "🚗", "\u{10FFFF}",
      ]
      .map { Array($0.utf8) } + [
        [0x80], [0xBF], [0xC0], [0xC1, 0x81], [0xC3], [0xE0, 0x80, 0x80], [0xE9, 0x9B], [0xED, 0xA0, 0x80],
        [0xEF, 0xBF],
        [0xF0, 0x9F], [0xF0, 0x9F, 0x9A], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFE], [0xFF],
      ]
    var random = SeededGenerator(seed: 11)
    var (rightCount, wrongCount) = (0, 0)
    for _ in 0..<20_000 {
      // Texts with many wrong places and texts with few, from words' length to several stretches.
      let choices = Bool.random(using: &random) ? pieces[...] : pieces.prefix(10)
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...20, using: &random) { text += choices.randomElement(using: &random) ?? [] }
      if Bool.random(using: &random) { text = text.dropLast(Int.random(in: 0...4, using: &random)) }
      if Bool.random(using: &random) { text = Array(text.dropFirst(Int.random(in: 0...9, using: &random))) }
      let found = UTF8Validation.firstWrongByte(in: text.span)
      #expect(found == firstWrongByteByTheStandardLibrary(in: text), "\(text)")
      #expect(String(validated: text.span) == String(validating: text, as: UTF8.self), "\(text)")
      if found == nil { rightCount += 1 } else { wrongCount += 1 }
    }
    #expect(rightCount > 1_000 && wrongCount > 1_000)
  }

  @Test func `a wrong byte is found wherever in a text it is`() {
    for length in 0..<70 {
      for place in 0..<length {
        for byte: UInt8 in [0x80, 0xC3, 0xE2, 0xF0, 0xFF] {
          var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
          text[place] = byte
          #expect(UTF8Validation.firstWrongByte(in: text.span) == place)
        }
      }
    }
  }

  @Test func `random bytes fail where they fail by the standard library`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Int.random(in: 0..<8, using: &random) == 0 ? UInt8.random(in: 0x80...0xFF, using: &random) : UInt8(ascii: "a")
      }
      #expect(
        UTF8Validation.firstWrongByte(in: text.span) == firstWrongByteByTheStandardLibrary(in: text), "\(text)")
    }
  }

  private func firstWrongByteByTheStandardLibrary(in text: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: text.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
