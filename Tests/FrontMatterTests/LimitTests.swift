import Testing

@testable import FrontMatter

struct LimitTests {
  @Test func `64 levels are read, and the 65th is an error`() {
    let rule = "lists and mappings are nested at most 64 deep [yaml-depth]"
    #expect(read("---\na: \(repeated("[", 63))\(repeated("]", 63))\n---\n").findings == [])
    #expect(read("---\na: \(repeated("[", 64))\(repeated("]", 64))\n---\n").findings == ["a.md:2:67: error: \(rule)"])
    let lines = (0..<64).map { repeated(" ", $0) + "a:\n" }.joined()
    #expect(read("---\n\(lines)---\n").findings == [])
    #expect(read("---\n\(lines)\(repeated(" ", 64))a: 1\n---\n").findings == ["a.md:66:65: error: \(rule)"])
  }

  @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "[\n"])
  func `hostile nesting ends at once`(opening: String) {
    let (frontMatter, findings) = read("---\na:\n  " + repeated(opening, 100_000) + "\n---\n")
    #expect(findings.count == 1)
    #expect(!frontMatter.isSound)
  }

  @Test func `more than 100,000 keys and values are an error`() {
    let findings = read("---\na: [\(repeated("b,", 99_998))]\n---\n").findings
    #expect(findings == [])
    #expect(
      read("---\na: [\(repeated("b,", 99_999))]\n---\n").findings == [
        "a.md:2:200001: error: YAML has at most 100000 keys and values in one file [yaml-size]"
      ])
  }

  @Test func `front matter has at most 1 MB, and notes have no limit`() {
    #expect(read("---\na: \(repeated("x", 1_000_000 - 4))\n---\n").findings == [])
    #expect(
      read("---\na: \(repeated("x", 1_000_000 - 3))\n---\n").findings == [
        "a.md:2:1: error: YAML has at most 1 MB in one file [yaml-size]"
      ])
    #expect(read("---\na: x\n---\n\(repeated("notes\n", 500_000))").findings == [])
  }

  @Test func `endless directives are refused before libyaml compares each with all others`() {
    let lines = (0..<60_000).map { "%TAG !\($0)! a\n" }.joined()
    #expect(read("---\n\(lines)---\n").findings.count == 1)
    #expect(findings(inYAML: "a: 1\n...\n\(lines)").count == 1)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
