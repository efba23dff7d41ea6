import TestSupport
import Testing

@testable import Characters

struct PageCharacterTests {
  @Test func `what pages cannot hold is replaced wherever in a run of text it is`() {
    let pieces: [(String, isForbidden: Bool)] = [
      ("plain", false), ("\n", false), ("\t", false), ("~ ", false), ("é", false), ("\u{A0}", false), ("雪", false),
      ("🚗", false), ("\u{FFFD}", false), ("\u{FDFC}", false), ("\u{1FFFD}", false), ("\0", true), ("\u{B}", true),
      ("\u{7F}", true), ("\u{80}", true), ("\u{9F}", true), ("\u{FFFE}", true),
      (String(Character(Unicode.Scalar(0xFDEF as UInt32)!)), true), ("\u{4FFFF}", true),
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var (text, expected) = ("", "")
      for _ in 0..<9 {
        let (piece, isForbidden) = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        text += piece
        expected += isForbidden ? "\u{FFFD}" : piece
      }
      var output: [UInt8] = []
      text.withUTF8 { PageCharacters.append($0, to: &output) }
      #expect(String(decoding: output, as: UTF8.self).utf8.elementsEqual(expected.utf8))
    }
  }

  @Test func `bytes that are none of UTF-8 are replaced as well`() {
    var output: [UInt8] = []
    ([0x61, 0xFE, 0x62, 0xFF] as [UInt8]).withUnsafeBufferPointer { PageCharacters.append($0, to: &output) }
    #expect(String(decoding: output, as: UTF8.self) == "a\u{FFFD}b\u{FFFD}")
  }
}
