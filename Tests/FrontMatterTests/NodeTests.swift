import Diagnostics
import Testing

@testable import FrontMatter

@Suite("Nodes")
struct NodeTests {
  @Test("Every scalar is the text it was written as")
  func scalarsStayText() {
    var findings: [Diagnostic] = []
    let file = SourceFile(path: "a.md", text: "---\na: No\nb: 1e3\nc: ~\nd: null\ne: 1.10\nf: 0140817997\n---\n")
    let entries = FrontMatter.read(file, diagnostics: &findings).entries
    #expect(entries.map(\.value.text) == ["No", "1e3", "~", "null", "1.10", "0140817997"])
    #expect(findings.isEmpty)
  }
}
