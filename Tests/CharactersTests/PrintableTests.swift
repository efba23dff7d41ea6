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

  @Test func `tabs and line ends may be shown as spaces`() {
    #expect(printable("a\tb\r\nc\u{85}d\u{2028}e\u{1B}", blanks: .asSpaces) == #"a b  c d e\u{1B}"#)
  }
}
