import TestSupport
import Testing

@testable import Catalogue

struct FormulaProtectionTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a=1", "a=1"), ("a - b", "a - b"), ("'tis", "'tis"), ("a;b", "a;b"),
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("＝1", "'＝1"), ("\t", "'\t"),
    // An apostrophe of the text's own gets another one, so that it comes back.
    ("'=1", "''=1"), ("''@x", "'''@x"),
    ("a;=1", "a;'=1"), ("a; =1", "a; '=1"), ("a; \"=1\"", "a; \"'=1\""), ("a\n-b", "a\n'-b"), ("a\r\n@b", "a\r\n'@b"),
  ])
  func `puts an apostrophe before what a spreadsheet takes for a formula`(text: String, protected: String) {
    #expect(FormulaProtection.protected(text) == protected)
    #expect(FormulaProtection.plain(protected) == text)
  }

  @Test func `every text comes back as it was`() {
    var random = SeededGenerator(seed: 14)
    let pieces = ["=", "+", "-", "@", "＝", "＠", "'", "\"", " ", ";", "\t", "\n", "\r", "a", "1", "é", "\\", ","]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let protected = FormulaProtection.protected(text)
      #expect(FormulaProtection.plain(protected) == text, "\(text.debugDescription)")
      // What is put in is looked for only where it may be.
      let isFound = FormulaProtection.canBeProtected(Array(protected.utf8)[...])
      #expect(protected == text || isFound, "\(text.debugDescription)")
      #expect(!startsFormula(protected), "\(protected.debugDescription)")
    }
  }

  /// Whether a cell of a spreadsheet would begin as a formula does, as OWASP lists them.
  private func startsFormula(_ cell: String) -> Bool {
    cell.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
  }

  @Test func `lists come back as they were`() {
    var random = SeededGenerator(seed: 15)
    let pieces = [";", "; ", "\\", " ", "a", "b c", "'", "=", "é", "\\;"]
    for _ in 0..<20_000 {
      let texts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      let cell = FormulaProtection.protected(ListText.joined(texts))
      #expect(ListText.texts(FormulaProtection.plain(cell)) == texts, "\(texts) as \(cell)")
    }
  }
}
