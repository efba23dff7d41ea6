import Diagnostics
import Testing

@testable import FrontMatter

struct FrontMatterTests {
  @Test func `lines of dashes separate front matter from notes`() {
    expect("---\na: 1\n---\nnotes\n", keys: ["a"], notes: "notes\n", line: 4)
    expect("---\r\na: 1\r\n---\r\nnotes", keys: ["a"], notes: "notes", line: 4)
    expect("---\ra: 1\r---\rnotes", keys: ["a"], notes: "notes", line: 4)
    expect("\u{FEFF}---\na: 1\n---\nnotes", keys: ["a"], notes: "notes", line: 4)
    expect("--- \t\na: 1\n---  \nnotes", keys: ["a"], notes: "notes", line: 4)
    expect("---\n---\nnotes", keys: [], notes: "notes", line: 3)
    expect("---\n---", keys: [], notes: "", line: 2)
    expect("---\na: 1\n---", keys: ["a"], notes: "", line: 3)
  }

  @Test(arguments: [
    "---\na: 1\n---\n---\nb: 2\n---\n", "---\na: 1\n---\n\nb: 2\nc: 3\n---\nNotes\n",
    "---\r\na: 1\r\n---\r\nb: 2\r\n---\r\n",
    "---\n---\n---\nb: 2\n---\n",
  ])
  func `a second block of keys is text, and a warning`(text: String) throws {
    let (matter, findings) = read(text)
    #expect(matter.isSound)
    let rule = "front matter ends at the second line of '---'; what is below it is text, and so are these keys"
    let place = try #require(text.firstRange(of: "b: 2")).lowerBound
    let line = 1 + text[..<place].count(where: \.isNewline)
    #expect(findings == ["a.md:\(line):1: warning: \(rule) [front-matter-form]"])
  }

  @Test(arguments: [
    "---\na: 1\n---\n---\nb: 2\nPrivate: yes\n---\nNotes\n", "---\na: 1\n---\nb: 2\npublished: false\n---\nNotes\n",
    "---\na: 1\n---\n\nprivate: yes\n\nNotes\n", "***\na: 1\nprivate: yes\n***\nNotes\n", "published: 'no'\n\nNotes\n",
    "```yaml\ntitle: T\nPrivate: yes\n```\nx\n", "~~~\npublished: false\n~~~\n",
    "    title: T\n    private: yes\n\nx\n",
    "---\na: 1\n---\n---\n# c\ntags:\n  - b\nprivate: yes\n---\n",
    "```\nmake: Ford\ntags: [\n  a\n]\nprivate: yes\n```\nN\n", "```\nmake: \"two\n  lines\"\nprivate: yes\n```\n",
    "x\n---\nmake: Ford\nPrivate: yes\n---\n\nN\n", ":w\n\nmake: Ford\n\nprivate: yes\n", "A text.\n\nprivate: yes\n",
    "---\na: 1\n---\nb: [\n  c,\n  d\n]\ndraft: yes\n---\n",
    "---\na: 1\n---\nb:\n  c: 1\nd: [\n  e\n]\nprivate: yes\n---\n",
    "A text.\n\n---\n\nStatus: Draft\n", "A text.\n---\nNote: a\n\n---\n\nPrivate: Yes\n\n---\n\nMore\n",
    "# A page\n\nTags: a, b\nStatus: Draft\n\nA text.\n", "Title: A\nPrivate: Yes\n\nA text.\n",
  ])
  func `a key outside front matter that keeps an item from readers elsewhere is an error`(text: String) {
    let (matter, findings) = read(text)
    #expect(!matter.isSound && matter.notes.isEmpty)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.contains("is outside them, and would be ignored [front-matter-form]") })
  }

  @Test(arguments: [
    "---\na: 1\n---\nA text.\n\nprivate: yes\n", "---\na: 1\n---\nPrivate: yes\n",
    "A text.\n\n```\nprivate: yes\n```\n", "A text.\n\n    private: yes\n", "A text.\n\n```\nx\n```\nPrivate: yes\n",
    "A text.\n\n---\nMore.\n\nPrivate: yes\n", "A text.\n\n---\n\nMore.\n\nPrivate: yes\n",
    "~~~\nx\n~~~\nPrivate: yes\n", "A text.\nprivate: about nobody\n",
    "---\na: 1\n---\nprivate: about nobody\n",
    "A text:\nlong\nPrivate: Yes\n", "# A page\n\nStatus: Sold\n\nPrivate: Yes\n",
    "# A page\n\nPrivate: Yes\nor no.\n",
    "---\na: 1\n---\nstatus: as good as new\n\nMore\n", "---\na: 1\n---\nNote: a remark\n---\n",
  ])
  func `other lines with colons are notes`(text: String) {
    #expect(read(text).1 == [])
  }

  @Test func `dashes that are not alone on their line separate nothing`() {
    for text in ["", "notes", " ---\na\n---\n", "----\na\n---\n", "\n---\na\n---\n", "--- a\n---\n", "--", "\t---\n"] {
      expect(text, keys: [], notes: text, line: 1)
    }
    expect(
      "---\na: |\n  ---\n  ----\nb: \"\n  ---\n  x\"\nc: x ---\n---\nnotes", keys: ["a", "b", "c"], notes: "notes",
      line: 10)
  }

  @Test func `a byte order mark is not part of the notes`() {
    expect("\u{FEFF}notes", keys: [], notes: "notes", line: 1)
  }

  @Test func `front matter that is never closed is an error that states the rule`() {
    for text in ["---", "---\n", "---\na: 1\n", "---\na: 1\n --- \n---- \n--- x\n-\n"] {
      let (frontMatter, findings) = read(text)
      #expect(
        findings == [
          "a.md:1:1: error: front matter that begins with '---' ends with a line that is '---' alone, and there is none "
            + "[front-matter-unclosed]"
        ])
      #expect(frontMatter.entries.isEmpty && !frontMatter.isSound)
    }
  }

  @Test func `an error in one key does not hide the others`() {
    let (frontMatter, findings) = read("---\na: *x\nb: 1\nb: 2\nc: !t 3\nd: @\n---\n")
    #expect(frontMatter.entries.map(\.key) == ["b", "c"])
    #expect(frontMatter.entries.map(\.value.text) == ["1", "3"])
    #expect(!frontMatter.isSound)
    #expect(findings.map { $0.prefix(8) } == ["a.md:2:4", "a.md:4:1", "a.md:5:4", "a.md:6:4"])
  }

  @Test(arguments: [0, 7, 63, 1000, 100_000])
  func `a wrong byte anywhere is one error at its place`(count: Int) {
    let text = Array("---\na: ö\n---\nné\r\n".utf8) + Array(repeating: UInt8(ascii: "x"), count: count) + [0xE9, 0x20]
    var findings: [Diagnostic] = []
    let frontMatter = FrontMatterDocument.read(SourceFile(path: "a.md", bytes: text), diagnostics: &findings)
    #expect(
      findings.map(\.description) == [
        "a.md:5:\(count + 1): error: text is UTF-8, and the byte 0xE9 here is not; save the file as UTF-8 [file-encoding]"
      ])
    #expect(frontMatter.entries.isEmpty && frontMatter.notes.isEmpty && !frontMatter.isSound)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func `UTF-16 is named as such`(bytes: [UInt8]) {
    var findings: [Diagnostic] = []
    _ = YAMLDocument.read(SourceFile(path: "site.yaml", bytes: bytes), diagnostics: &findings)
    #expect(
      findings.map(\.description) == [
        "site.yaml:1:1: error: text is UTF-8, and this file is UTF-16; save it as UTF-8 [file-encoding]"
      ])
  }

  private func expect(_ text: String, keys: [String], notes: String, line: Int) {
    let (frontMatter, findings) = read(text)
    #expect(findings.isEmpty)
    #expect(frontMatter.entries.map(\.key) == keys)
    #expect(String(decoding: Array(text.utf8)[frontMatter.notes], as: UTF8.self) == notes, "\(text)")
    let file = SourceFile(path: "a.md", text: text)
    #expect(file.location(ofByte: frontMatter.notes.lowerBound).line == line, "\(text)")
  }
}
