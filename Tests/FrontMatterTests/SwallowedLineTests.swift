import Diagnostics
import TestSupport
import Testing

@testable import FrontMatter

struct SwallowedLineTests {
  /// What is found in some front matter, whatever ends its lines.
  private func findings(_ yaml: String) -> [String] {
    let found = [yaml, yaml.replacing("\n", with: "\r\n"), yaml.replacing("\n", with: "\r")].map { yaml in
      var findings: [Diagnostic] = []
      let matter = FrontMatterDocument.read(
        SourceFile(path: "a.md", text: "---\n\(yaml)\n---\n"), diagnostics: &findings)
      #expect(matter.isSound == findings.allSatisfy { $0.severity == .warning })
      return findings.map(\.description)
    }
    #expect(found.allSatisfy { $0 == found[0] })
    return found[0]
  }

  @Test(arguments: [
    ("title: 'Round Midnight\nartist: Miles Davis\nalbum: Cookin'\nyear: 1956", "3:1", "artist"),
    ("title: \"Heroes\nartist: David Bowie\nformat: 12\"", "3:1", "artist"),
    ("a: b\nname: 'x\n\nprivate: yes\nformat: y'", "5:1", "private"), ("a: 'x\nto whom: y'", "3:1", "to whom"),
    ("a: 'x\nb:\n  c'", "3:1", "b"), ("a:\n  b: 'x\n  c: y'", "4:3", "c"), ("a:\n  b: 'x\nc: y'", "4:1", "c"),
    ("a:\n  - 'x\n  - y'", "4:3", "-"), ("a:\n- 'x\n- y'\nc: d", "4:1", "-"), ("a:\n  - 'x\nb: y'", "4:1", "b"),
    ("a: [c]\nb: 'x\nd: y'", "4:1", "d"), ("a: [c, 'x]\nb: y', z]", "3:1", "b"),
  ])
  func `a quotation mark that is left open swallows no keys`(yaml: String, place: String, name: String) {
    let message =
      "this '\(name)' is in the quotation marks of the value above it; close them on their line, or indent this line if it is text"
    #expect(findings(yaml) == ["a.md:\(place): error: \(message) [yaml-syntax]"])
  }

  @Test(arguments: [
    ("tags:\n - crime\n  - London", "4:3"), ("tags: crime\n  - London\n  - b", "3:3"),
    ("a:\n  - b\n  - c\n   - d\n   - e", "5:4"), ("a: b\n  -", "3:3"),
  ])
  func `a dash in another column swallows no items`(yaml: String, place: String) {
    #expect(
      findings(yaml) == [
        "a.md:\(place): warning: this '-' is in the text above it; the items of a list begin with '- ' in one column [list-comma]"
      ])
  }

  @Test(arguments: [
    "tags:\n- a\n  - b: c\nx: y", "tags:\n  - a\n   - b: c\nx: y", "a:\n- b\n  - [c]: d\nx: y",
  ])
  func `what ends the YAML on the line of such a dash is an error`(yaml: String) {
    let found = findings(yaml)
    #expect(found.count == 2 && found[0].contains("[list-comma]") && found[1].contains(": error: "), "\(found)")
  }

  @Test func `what libyaml cannot read has an error, whatever else is found in it`() {
    let lines = [
      "a:", "b: c", "- d", "  - e: f", "  g", " - h", "  'i", "[j", "k: 'l'", "   - [m]: n", "o: p: q", "\t- r",
      "  \"s",
      "- t: u", "- 'v", "  w: - x", "#y", "z: {", "  }",
    ]
    var random = SeededGenerator(seed: 12)
    var count = 0
    for _ in 0..<4_000 {
      let yaml = (0..<Int.random(in: 2...6, using: &random)).map { _ in lines.randomElement(using: &random) ?? "" }
        .joined(separator: "\n")
      let bytes = Array("\(yaml)\n".utf8)
      let isBroken = bytes.withUnsafeBufferPointer { bytes in
        guard var events = YAMLEvents(bytes) else { return false }
        while true { if case .end = events.next().kind { break } }
        return events.problem != nil
      }
      if !isBroken { continue }
      count += 1
      #expect(findings(yaml).contains { $0.contains(": error: ") }, "\(yaml)")
    }
    #expect(count > 1_000)
  }

  @Test func `a file with such a dash can be edited`() throws {
    let file = "---\ntitle: A\ntags:\n  - b\n   - c\n---\nNotes.\n"
    #expect(try setting(.text("B"), "title", in: file) == file.replacing("title: A", with: "title: B"))
    #expect(try setting(.texts(["b", "c"]), "tags", in: file) == file.replacing("   - c", with: "  - c"))
    let editor = try FrontMatterEditor(SourceFile(path: "a.md", text: file))
    #expect(try editor.settingNotes(Array("New.\n".utf8)) == Array(file.replacing("Notes.", with: "New.").utf8))
  }

  @Test(arguments: [
    "a: 'x\n  artist: y'", "a: \"x\n  b: c\n  d\"", "a: 'x\ny'", "a: x\n  y -z\n  -w", "a: |\n  - x\n  b: c",
    "a: >\n  x\n  - y", "a: 'x\n# y: z'", "a: ['b: c',\n'd: e']", "a:\n  - b: 'c\n      d: e'\n  - f",
  ])
  func `other lines of texts are text`(yaml: String) {
    #expect(findings(yaml) == [])
  }
}
