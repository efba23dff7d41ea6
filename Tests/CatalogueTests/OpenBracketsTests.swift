import Catalogue
import Diagnostics
import Testing

struct OpenBracketsTests {
  private func findings(_ notes: String) throws -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "a.md", text: "---\nmust: x\n---\n\(notes)")
    _ = try ItemReaderTests.reader().read(file, stem: "a", diagnostics: &diagnostics)
    return diagnostics
  }

  @Test(arguments: [
    ("![[]()", 4, 1), ("![a`]`[]()", 4, 1), ("![<a b=\"]\">[]()", 4, 1), ("![\n[]()\r\n", 4, 1), ("\\\\![[]()\n", 4, 3),
    ("![\\][]()", 4, 1),
  ])
  func `finds where pictures begin that are not ended before links`(repeated: String, line: Int, column: Int) throws {
    let findings = try findings(String(repeating: repeated, count: 12_000))
    #expect(findings.map(\.id) == [.notesBrackets])
    #expect(findings.first?.location == SourceLocation(line: line, column: column))
  }

  @Test(arguments: [
    "![a](b.svg) [c](d)\n", "![a] [c](d) ", "\\![a [c](d) ", "!\\[[]()", "![[a](b)\n\n", "![[a](b)\r\n \t\r\n", "[]()",
    "![[", "]", "![",
    "- ![a \\[b\\]](c.svg)\n\n",
  ])
  func `leaves other notes alone, however long`(repeated: String) throws {
    #expect(try findings(String(repeating: repeated, count: 100_000)).isEmpty)
  }

  @Test func `says where the first such paragraph begins`() throws {
    let notes = "![x [a](b)\n\nWords ![and [a](b)\n" + String(repeating: "![[]()", count: 12_000)
    #expect(try findings(notes).map(\.location) == [SourceLocation(line: 6, column: 7)])
  }
}
