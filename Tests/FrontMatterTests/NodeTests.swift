import Diagnostics
import Testing

@testable import FrontMatter

struct NodeTests {
  @Test func `every scalar is the text it was written as`() {
    let entries = read("---\na: No\nb: 1e3\nc: ~\nd: null\ne: 1.10\nf: 0140817997\ng: 500\n---\n").frontMatter.entries
    #expect(entries.map(\.value.text) == ["No", "1e3", "~", "null", "1.10", "0140817997", "500"])
  }

  @Test func `a missing value and a quoted empty text differ`() {
    let entries = read("---\na:\nb: \"\"\nc: ''\nd: # comment\ne: |\nf: {g}\n---\n").frontMatter.entries
    #expect(entries.map(\.value.isEmpty) == [true, false, false, true, false, false])
    #expect(entries.value(forKey: "f")?.entries?.map(\.value.isEmpty) == [true])
  }

  @Test(arguments: [
    (#""\ud83d\ude97 x""#, "🚗 x"), (#""\uD83D\uDE97\uD83D\uDE00""#, "🚗😀"), (#""\\ud83d\ude97""#, nil),
    (#"'\ud83d\ude97'"#, #"\ud83d\ude97"#), (#"\uD83d\uDE97"#, #"\uD83d\uDE97"#),
    (#""\u00e9\udbff\udfff""#, "é\u{10FFFF}"),
    (#""\ude97\ud83d""#, nil), (#""\ud83d""#, nil), (#""\ud83d\u0041""#, nil), (#""\ud83d\ude97 \ue001""#, nil),
    (#""\ud83d\ude97 \u{E001}""#, nil),
  ])
  func `characters that JSON writes as two escapes are read as one`(value: String, text: String?) {
    let (frontMatter, findings) = read("---\na: \(value)\nb: 1\n---\n")
    #expect(frontMatter.entries.value(forKey: "a")?.text == text)
    #expect(findings.isEmpty == (text != nil))
    if text != nil { #expect(frontMatter.entries.value(forKey: "b")?.location.line == 3) }
  }

  @Test func `each scalar keeps its style`() {
    let entries = read("---\na: x\nb: 'x'\nc: \"x\"\nd: |\n  x\ne: >\n  x\n---\n").frontMatter.entries
    let styles = entries.map { (entry) -> Scalar.Style? in
      guard case .scalar(let scalar) = entry.value.content else { return nil }
      return scalar.style
    }
    #expect(styles == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `places count as editors count`(lineBreak: String) {
    let text = "\u{FEFF}---\n# ü\n'größe🚗': x\nb: [é, \"ö\u{2028}\", {d: e}]\nengine:\n  power:\n    - 1\n"
    let file = text.replacing("\n", with: lineBreak) + "---" + lineBreak
    let (frontMatter, findings) = read(file)
    #expect(findings.isEmpty)
    #expect(
      frontMatter.entries.flatMap(describe) == [
        "3:1 'größe🚗' = 3:11 x", "4:1 b = 4:4 [é, \"ö\u{2028}\", {d: e}]", "5:1 engine = 6:3 power:",
        "6:3 power = 7:5 - 1",
      ])
    func describe(_ entry: Entry) -> [String] {
      let bytes = Array(file.utf8)
      func source(_ range: Range<Int>) -> Substring {
        String(decoding: bytes[range], as: UTF8.self).split(separator: lineBreak)[0]
      }
      let key = "\(entry.keyLocation.line):\(entry.keyLocation.column) \(source(entry.keyBytes))"
      let value = "\(entry.value.location.line):\(entry.value.location.column) \(source(entry.value.bytes))"
      let below = entry.value.bytes.isEmpty || entry.key == "b" ? [] : (entry.value.entries ?? []).flatMap(describe)
      return ["\(key) = \(value)"] + below
    }
  }

  @Test func `line breaks that only YAML knows do not count as lines`() {
    let (_, findings) = read("---\na: \"x\u{2028}\u{2029}\u{85}\"\nb: 'é' @\n---\n")
    #expect(
      findings == [
        "a.md:3:8: error: a value that begins with '@' needs quotes [yaml-syntax]"
      ])
  }

  @Test func `a whole file may begin with '---' and end with '...'`() {
    for text in ["a: 1\n", "---\na: 1\n", "\u{FEFF}a: 1", "# c\n---\na: 1\n...\n# c\n", "{a: 1}"] {
      var findings: [Diagnostic] = []
      let document = YAMLDocument.read(SourceFile(path: "site.yaml", text: text), diagnostics: &findings)
      #expect(document.entries.map(\.key) == ["a"] && document.isSound && findings.isEmpty, "\(text)")
    }
    #expect(findings(inYAML: "").isEmpty)
    #expect(findings(inYAML: "# nothing\n").isEmpty)
  }

  @Test func `a whole file is one document without directives`() {
    let second = "a file holds one YAML document, and here a second one begins [yaml-document]"
    #expect(findings(inYAML: "---\na: 1\n---\nb: 1\n") == ["site.yaml:3:1: error: \(second)"])
    #expect(findings(inYAML: "a: 1\n...\nb: 1\n") == ["site.yaml:3:1: error: \(second)"])
    #expect(findings(inYAML: "a: 1\n...\n%TAG ! x\n") == ["site.yaml:3:1: error: \(second)"])
    #expect(
      findings(inYAML: "# c\n%YAML 1.2\n---\na: 1\n") == [
        "site.yaml:2:1: error: directives (%) are not used here; a value that begins with '%' needs quotes [yaml-document]"
      ])
    #expect(
      findings(inYAML: "a: 1\n%YAML 1.2\n---\nb: [\n") == [
        "site.yaml:2:1: error: directives (%) are not used here; a value that begins with '%' needs quotes [yaml-document]"
      ])
    let after = "nothing may follow the closing '}' [yaml-syntax]"
    #expect(findings(inYAML: "{a: 1}\nx\n") == ["site.yaml:2:1: error: \(after)"])
    #expect(findings(inYAML: "{a: 1} x") == ["site.yaml:1:8: error: \(after)"])
  }
}
