import Testing

@testable import Characters

struct PrintableTests {
  @Test(arguments: [
    ("plain, é, 雪, 🚗, e\u{301}, \u{200D}", "plain, é, 雪, 🚗, e\u{301}, \u{200D}"),
    ("\u{1B}[31mred\u{1B}[0m", #"\u{1B}[31mred\u{1B}[0m"#), ("two\nlines\r\n", #"two\u{A}lines\u{D}\u{A}"#),
    ("\0\t\u{7F}\u{80}\u{9B}\u{9F}", #"\u{0}\u{9}\u{7F}\u{80}\u{9B}\u{9F}"#),
    ("\u{2028}\u{2029}\u{202E}\u{2066}", #"\u{2028}\u{2029}\u{202E}\u{2066}"#),
    ("\u{FFFE}\u{FFFF}\u{1FFFF}\u{10FFFE}", #"\u{FFFE}\u{FFFF}\u{1FFFF}\u{10FFFE}"#),
  ])
  func `text is one line without characters that steer`(text: String, shown: String) {
    #expect(printable(text) == shown)
  }
}

struct PageCharacterTests {
  @Test func `what pages cannot hold is replaced wherever in a run of text it stands`() {
    let pieces: [(String, isForbidden: Bool)] = [
      ("plain", false), ("\n", false), ("\t", false), ("~ ", false), ("é", false), ("\u{A0}", false), ("雪", false),
      ("🚗", false), ("\u{FFFD}", false), ("\u{FDFC}", false), ("\u{1FFFD}", false), ("\0", true), ("\u{B}", true),
      ("\u{7F}", true), ("\u{80}", true), ("\u{9F}", true), ("\u{FFFE}", true),
      (String(Character(Unicode.Scalar(0xFDEF as UInt32)!)), true), ("\u{4FFFF}", true),
    ]
    var state: UInt64 = 7
    for _ in 0..<2_000 {
      var (text, expected) = ("", "")
      for _ in 0..<9 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let (piece, isForbidden) = pieces[Int(state >> 33) % pieces.count]
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
