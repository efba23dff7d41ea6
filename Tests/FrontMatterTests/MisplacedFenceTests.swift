import Diagnostics
import Testing

@testable import FrontMatter

struct MisplacedFenceTests {
  private static let invisible =
    "front matter begins with '---' in the very first line; remove the blank lines, spaces or invisible characters around it"

  @Test(arguments: [
    "\n---\n", " ---\n", "\t---\n", "\r\n\r\n---\r\n", "\u{200B}---\n", "\u{FEFF}\u{FEFF}---\n", "---\u{A0}\n",
    "---\u{200B}\n", "ï»¿---\n", "\u{1A}---\n", "\u{2800}\n---\n", "\u{FFFE}---\n", "\u{2060}\n \u{A0}---  \u{A0}\n",
  ])
  func `front matter after or before something invisible is an error, which has a fix`(opening: String) throws {
    let text = opening + "title: A\ndraft: yes\n---\nNotes"
    var findings: [Diagnostic] = []
    let file = SourceFile(path: "a.md", text: text)
    let matter = FrontMatterDocument.read(file, diagnostics: &findings)
    #expect(findings.map(\.description) == ["a.md:1:1: error: \(Self.invisible) [front-matter-form]"])
    #expect(!matter.isSound && matter.entries.isEmpty && matter.notes.isEmpty)

    let fix = try #require(findings.first?.fix)
    #expect(fix.isCertain)
    let fixed = SourceFile(path: "a.md", bytes: file.applying([fix]).bytes)
    findings = []
    #expect(FrontMatterDocument.read(fixed, diagnostics: &findings).entries.map(\.key) == ["title", "draft"])
    #expect(findings == [])
  }

  /// Front matter whose first line was lost, or typed into.
  private static let missing = [
    "title: Emma\nyear: 1815\n---\n\nNotes.\n", "title: Emma\n---\n", "Title: Emma\nYear: 1815\n---",
    "-_-\ntitle: A\n---\n", "- -\ntitle: A\n---\n", "-\u{AD}-\ntitle: A\n---\n", "--\n-\ntitle: A\n---\n",
    "-.-\nyear: 1\n---\n",
    "i---\ntitle: A\n---\n", "i--\ntitle: A\nyear: 1815\n---\n", ".---\ntitle: A\n---\n", "---.\ntitle: A\n---\n",
    "word ---\ntitle: A\ntags:\n  - b\n- c\n\n# mine\nyear: 1815\n---\n", "---title: A\nyear: 1815\n---\n",
    "---title: A\n---\n", "--- title: A\r\n---\r\n", "\u{E9}---\ntitle: A\n---\n", "\"title\": A\n--- \n",
    "title: A\nyear: 1990\nSize (cm): 30\n---\n", "title: A\ntags: [\n  a\n]\nyear: 1990\n---\nNotes\n",
    "title: A\nyear: 1990\n-----\n", "-\ntitle: A\nprivate: yes\n---\n",
    "=\ntitle: A\n---\n", "# \ntitle: A\n---\n", "*\r\ntitle: A\r\n---\r\n",
    "_\n\nTitle: A\ntags:\n- b\nyear: 1990\n----",
    "title: A\n\(String(repeating: "  a long text\n", count: 1000))year: 1815\n---\n",
  ]

  @Test(
    arguments: [
      ("+++\ntitle = \"A\"\n+++\n", "is YAML between lines of '---', not TOML between lines of '+++'"),
      ("\n+++\n# comment\ndraft=true\n+++\n", "is YAML between lines of '---', not TOML between lines of '+++'"),
      ("+++\ntitle: Mustang\nprivate: yes\n+++\n", "is YAML between lines of '---', not TOML between lines of '+++'"),
      ("++++\ntitle = 'A'\ndraft = true\n++++\n", "is YAML between lines of '---', not TOML between lines of '+++'"),
      (
        "title = 'A'\n# A comment\n\n[extra]\ndraft = true\n+++\n\nNotes\n",
        "is YAML between lines of '---', not TOML between lines of '+++'"
      ),
      ("+++\n\n[extra]\ntitle = 'A'\n+++\n", "is YAML between lines of '---', not TOML between lines of '+++'"),
      ("+++toml\ntitle = 'A'\n+++\n", "is YAML between lines of three hyphens, '---', with nothing after them"),
      ("%%%\ntitle: A\n%%%\n", "is between lines of three hyphens, '---', not of other characters"),
      (":::\ntitle: A\nyear: 1964\n:::\n", "is between lines of three hyphens, '---', not of other characters"),
      ("\"\"\"\ntitle: A\n\"\"\"\n", "is between lines of three hyphens, '---', not of other characters"),
      ("—\ntitle: A\n—\n", "begins with three hyphens, '---', alone on the first line; this line has other dashes"),
      ("—-\ntitle: A\n---\n", "begins with three hyphens, '---', alone on the first line; this line has other dashes"),
      (
        "----\ntitle: A\n----\n",
        "begins with three hyphens, '---', alone on the first line; this line has other dashes"
      ),
      (
        "---\u{2028}title: A\u{2028}---\u{2028}",
        "has lines that end in a line or paragraph separator of Unicode; save the file with line feeds"
      ),
      (
        "---\u{B}title: A\u{B}---",
        "has lines that end in a line or paragraph separator of Unicode; save the file with line feeds"
      ),
      ("{\"title\": \"A\",\n\"draft\": true}\nSecret\n", "is YAML between lines of '---', not JSON"),
      (
        "```markdown\n---\ntitle: A\ndraft: yes\n---\n\nNotes.\n```\n",
        "begins with '---' in the very first line; remove the lines of the block of code around it"
      ),
      (
        "\n~~~\n+++\ntitle = \"A\"\n+++\n~~~\n",
        "begins with '---' in the very first line; remove the lines of the block of code around it"
      ),
      (";;;\ntitle: A\n;;;\n", "is between lines of three hyphens, '---', not of other characters"),
      ("***\ntitle: A\ndraft: yes\n***\n", "is between lines of three hyphens, '---', not of other characters"),
      ("\"---\"\ntitle: A\n\"---\"\n", "is between lines of three hyphens, '---', not of other characters"),
      ("－－－\ntitle: A\n－－－\n", "begins with three hyphens, '---', alone on the first line; this line has other dashes"),
      ("───\ntitle: A\n───\n", "begins with three hyphens, '---', alone on the first line; this line has other dashes"),
      ("ーーー\ntitle: A\n---\n", "begins with three hyphens, '---', alone on the first line; this line has other dashes"),
      ("--\ntitle:\n--\n", "begins with three hyphens, '---', alone on the first line; this line has other dashes"),
      (
        "- - -\ntitle: A\n- - -\n",
        "begins with three hyphens, '---', alone on the first line; this line has other dashes"
      ),
      (
        "--- # mine\ntitle: A\n---\n",
        "begins with three hyphens, '---', alone on the first line; put the comment on a line of its own below them"
      ),
      (
        "--- # mine\ntitle: A\ndraft: yes\n--- # end\nNotes\n",
        "begins with three hyphens, '---', alone on the first line; put the comment on a line of its own below them"
      ),
      (
        "-- -\ndraft: yes\na|b: c\n---\nT\n",
        "begins with three hyphens, '---', alone on the first line; this line has other dashes"
      ),
      (
        "# A\n\n---\ndraft: yes\n\"Size [cm] (in all)\": c\n---\nT\n",
        "begins with '---' in the very first line; move what is above it below the front matter, or into it"
      ),
      (
        "# mine\n---\ntitle: A\ntags:\n  - b\n---\n",
        "begins with '---' in the very first line; move what is above it below the front matter, or into it"
      ),
      (
        "%YAML 1.2\n---\ntitle: A\n---\n",
        "begins with '---' in the very first line; move what is above it below the front matter, or into it"
      ),
      (
        "<!-- x -->\n\n---\ntitle: A\n---\n",
        "begins with '---' in the very first line; move what is above it below the front matter, or into it"
      ),
      (
        "---toml\ntitle = \"A\"\ndraft = true\n---\n",
        "is YAML between lines of three hyphens, '---', with nothing after them"
      ),
      (
        "---js\n{\n title:\"A\", draft:true\n}\n---\nT\n",
        "is YAML between lines of three hyphens, '---', with nothing after them"
      ),
      (
        "---json\n// c\n{\"draft\": true}\n---\n",
        "is YAML between lines of three hyphens, '---', with nothing after them"
      ),
      ("---json\n{ \"draft\": true }\n---\n", "is YAML between lines of three hyphens, '---', with nothing after them"),
      ("\n--- yaml\ndraft: yes\n---\n", "is YAML between lines of three hyphens, '---', with nothing after them"),
      (
        "<!-- a\nnote -->\n\n<!-- b -->---yaml\ntitle: A\ndraft: yes\n---\n",
        "is YAML between lines of three hyphens, '---', with nothing after them"
      ),
    ] + missing.map { ($0, "begins with three hyphens, '---', alone on the first line, above its keys") })
  func `other lines above keys are an error`(text: String, rule: String) {
    var findings: [Diagnostic] = []
    _ = FrontMatterDocument.read(SourceFile(path: "a.md", text: text), diagnostics: &findings)
    #expect(findings.map(\.description) == ["a.md:1:1: error: front matter \(rule) [front-matter-form]"])
  }

  @Test(arguments: [
    "\ntitle: A\nprivate: yes\n---\nNotes\n", "  \r\ntitle: A\r\n---\r\n", "\u{FEFF}\ntitle: A\n---\n",
    "\u{200B}\ntitle: A\ntags:\n  - b\nyear: 1990\n----\n",
  ])
  func `keys below a blank line and above dashes are an error`(text: String) {
    var findings: [Diagnostic] = []
    _ = FrontMatterDocument.read(SourceFile(path: "a.md", text: text), diagnostics: &findings)
    let rule = "front matter begins with three hyphens, '---', alone on the first line, above its keys"
    #expect(findings.map(\.description) == ["a.md:2:1: error: \(rule) [front-matter-form]"])
  }

  @Test(arguments: ["---\n---\ntitle: A\n---\n", "---\n\n---\ntitle: A\nyear: 1815\n---\nNotes\n"])
  func `keys below front matter without any are an error`(text: String) {
    var findings: [Diagnostic] = []
    _ = FrontMatterDocument.read(SourceFile(path: "a.md", text: text), diagnostics: &findings)
    let rule =
      "front matter is between two lines of '---'; nothing is between the first two, and these keys are below them"
    let line = text.hasPrefix("---\n\n") ? 4 : 3
    #expect(findings.map(\.description) == ["a.md:\(line):1: error: \(rule) [front-matter-form]"])
  }

  @Test(arguments: [
    "", "Notes", "\nNotes\n", "\n---\nNotes below a thematic break.\n", "\n---\n\n[a](b): c\n", "+++\n", "+++\nNotes\n",
    "a = b\n+++ c\n", "Notes\na = b\n+++\n",
    "-\ntitle: A", "- - -\ntitle: A", "# Heading\n---\nNote: a remark.\n\nMore\n---\n",
    "# Heading\n---\nNote: a remark.\n", "\n***\ntitle: A\n", "***\nNote: a remark.\n***\n", "title: A\n",
    "draft: a\nword\n",
    "{a}\n", "Warning: fragile\n---\n", "Notes\n---\ntitle: A\n---\n", "\n--- a\ntitle: A\n",
    "---Notes\n", "---toml\nNotes\n", "title: A\nyear: 1815\n", "Chapter 1: The end\n---\n",
    "He said -- as one does -- nothing.\nnote: a remark\n---\n", "title: A\nA text.\n---\n", "a | b\n--|--\nc: d | e\n",
    "Ingredients:\n- flour\n---\n", "first note: a\nsecond note: b\n---\n", "title: A\nyear: 1815\n===\n",
    "http://example.org\n---\n", "~~~\nserver:\n  port: 80\n~~~\n",
    "=====\nA tool: notes\n=====\n", "**Note**: a\n---\n", "\nNote: a\n---\n",
    "note: a\n-----\n", "\n\nAB\nnote: a\n---\n", "*\nA text.\n---\n", "```\ntitle: A\nyear: 1815\n---\n```\n",
  ])
  func `other files are notes`(text: String) {
    var findings: [Diagnostic] = []
    let matter = FrontMatterDocument.read(SourceFile(path: "a.md", text: text), diagnostics: &findings)
    #expect(findings == [] && matter.notes.count == text.utf8.count)
  }
}
