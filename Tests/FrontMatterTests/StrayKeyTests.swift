import Diagnostics
import Testing

@testable import FrontMatter

struct StrayKeyTests {
  /// What is found, whatever ends the lines.
  private func findings(in text: String) -> [String] {
    let found = findings(inBytesOf: text)
    for lineBreak in ["\r\n", "\r"] where !text.contains("\r") {
      #expect(findings(inBytesOf: text.replacing("\n", with: lineBreak)) == found)
    }
    return found
  }

  private func findings(inBytesOf text: String) -> [String] {
    var findings: [Diagnostic] = []
    let matter = FrontMatterDocument.read(SourceFile(path: "a.md", text: text), diagnostics: &findings)
    #expect(matter.isSound == findings.isEmpty && matter.notes.isEmpty == !matter.isSound)
    return findings.map(\.description)
  }

  private static func finding(_ place: String, _ key: String) -> String {
    """
    a.md:\(place): error: front matter is between two lines of '---' at the beginning of the file; this '\(key)' is outside them, \
    and would be ignored [front-matter-form]
    """
  }

  @Test(arguments: [
    ("title: A\ndraft: yes\n---\n\nSecret\n", "2:1"), ("Title: A\nDraft: yes\n\nSecret\n", "2:1"),
    ("\n# mine\ntags:\n  - b\ndraft: yes\n\nSecret\n", "5:1"),
    ("title: A\nauthor: B\n\ndraft: yes\n---\n\nSecret\n", "4:1"),
    ("\"title\": A\n\"draft\": yes\n\nSecret\n", "2:1"), ("'draft': yes\n", "1:1"), ("draft:yes\n\nSecret\n", "1:1"),
    ("title: A\ndraft: yes\n===\n\nSecret\n", "2:1"), ("--- draft: yes\ntitle: A\n---\n\nSecret\n", "1:1"),
    ("---draft: yes\n", "1:1"), ("--- {draft: yes}\n", "1:1"),
    ("Some text.\n---\ntitle: A\ndraft: yes\n---\n\nSecret\n", "4:1"),
    ("%%%\nA title.\ndraft: yes\n%%%\n\nSecret\n", "3:1"), ("..\ndraft: yes\n..\n", "2:1"),
    ("/*\ntitle: A\ndraft: yes\n*/\n\nSecret\n", "3:1"), ("<!--\ndraft: yes\n-->\n", "2:1"),
    ("\"\"\ndraft: yes\n\"\"\n", "2:1"), ("::: note\ntitle: A\ndraft: yes\n:::\n", "3:1"),
    ("//---\ndraft: yes\n//---\n", "2:1"), ("Once.\ntitle: A\ndraft: yes\n---\n\nSecret\n", "3:1"),
    ("i---\ntitle: A\n\ndraft: yes\n---\n\nSecret\n", "4:1"),
    ("title: A\ndraft: yes\nSize (cm): 30\n---\nT\n", "2:1"),
    ("draft:: yes\ntitle:: x\n\nT\n", "1:1"),
    ("title: A\ndraft: yes\nx:y\n\nT\n", "2:1"), ("\n---\n{title: A, draft: yes}\n---\nT\n", "3:1"),
    ("----\n{ title: A, \"draft\" : true }\n---\nT\n", "2:1"),
    ("title: >\n  A and\n  B\ndraft: yes\n\nT\n", "4:1"), ("text\r\rdraft : yes # not yet\r", "3:1"),
    ("title: A memoir\ndraft: yes\nI bought this.\n", "2:1"), ("draft: yes\nText.\n", "1:1"),
    ("# H\ndraft: yes\nText\n", "2:1"), ("Text\ndraft: true # not yet\nText\n", "2:1"),
    ("One.\n\nTwo.\ndraft: yes\nThree.\n", "4:1"), ("draft: yes, until the photo is there\nText.\n", "1:1"),
    ("draft : yes\nText.\n", "1:1"), ("Text.\n[draft:: yes]\nText.\n", "2:1"),
    ("title = \"A\"\ndraft = true\n\nText.\n", "2:1"), ("i+++\ntitle = \"A\"\ndraft = true\n+++\n", "3:1"),
    ("# A\n\n+++\ntitle = \"A\"\ndraft = true\n+++\nText.\n", "5:1"), ("A text.\ndraft=true\n", "2:1"),
    ("draft\t: true, as of now\nText.\n", "1:1"), ("ｄｒａｆｔ：yes\n", "1:1"), ("text\n\n- draft: true\n", "3:1"),
  ])
  func `a file without front matter holds no draft`(text: String, place: String) {
    #expect(findings(in: text) == [Self.finding(place, "draft")])
  }

  @Test(arguments: [
    ("```\ntitle: A\ndraft: yes\nA secret.\n```\n", "3:1"), ("\ttitle: A\n\tdraft: yes\n\tA secret.\n", "2:1"),
    ("```yaml\ntitle: A\ndraft: yes\n```\n\nSecret\n", "3:1"), ("\n~~~\ntitle: A\n\ndraft: yes\n~~~\n", "5:1"),
    ("````{yaml}\ndraft: yes\ntags:\n  - a\n````\n", "2:1"), ("    title: A\n    draft: yes\n\nSecret\n", "2:1"),
    ("\ttitle: A\n\tdraft: yes\n", "2:1"), ("    title: A\n\n    draft: yes\n", "3:1"),
    ("```\ntitle: >\n  A and\n  B\ndraft: yes\n```\n", "5:1"),
    ("    a: >\n      B and\n      C\n    draft: yes\n", "4:1"),
    ("```\n    title: A\n    draft: yes\n```\n", "3:1"), ("```\ndraft: yes\n", "2:1"),
    ("---\n---\n```\ndraft: yes\n```\n", "4:1"), ("```toml\ntitle = \"A\"\ndraft = true\n```\nText.\n", "3:1"),
  ])
  func `a block of code that begins the file hides no draft`(text: String, place: String) {
    #expect(findings(in: text) == [Self.finding(place, "draft")])
  }

  @Test(arguments: [
    ("---\n---\ndraft: yes\n", "3:1"), ("---\ntitle: x\n---\n---\ndraft: yes\nSize (cm): 30\n---\nT\n", "5:1"),
    ("---\n\n---\n\ntitle: A\ndraft: yes\n", "6:1"),
    ("---\ntitle: A\n---\n---\ndraft: yes\n---\nNotes\n", "5:1"),
    ("---\ntitle: A\n---\n---\nDraft: yes\n---\nNotes\n", "5:1"),
    ("---\ntitle: A\n---\ndraft: yes\n---\nNotes\n", "4:1"),
    ("---\ntitle: A\n---\n\nDRAFT: \"true\"\n\nNotes\n", "5:1"),
    ("---\ntitle: A\n---\n\u{200B}draft: yes\n", "4:1"), ("---\ntitle: A\n---\n{draft: yes}\n\nSecret\n", "4:1"),
    ("---\ntitle: A\n---\n\n- draft: yes\n", "5:1"), ("---\ntitle: B\n---\ndraft: yes\nI bought this.\n", "4:1"),
    ("---\ntitle: B\n---\n\ndraft: yes\nI bought this.\n", "5:1"),
    ("---\ntitle: A\n---\ntext\n\n---\ndraft: yes\n---\n\nSecret\n", "7:1"),
  ])
  func `a second block keeps nothing from readers`(text: String, place: String) {
    #expect(findings(in: text) == [Self.finding(place, "draft")])
  }

  @Test(arguments: [
    ("title: A\ndeleted: 3/5/2014\n---\nNotes\n", "2:1"), ("deleted: in May\n\nNotes\n", "1:1"),
    ("---\ntitle: A\n---\n---\ndeleted: in May\n---\nNotes\n", "5:1"),
    ("---\ntitle: A\n---\n\ndeleted: 2014-03-05 (sold)\nNotes\n", "5:1"),
  ])
  func `nor does a key with a value that it cannot have`(text: String, place: String) {
    #expect(findings(in: text) == [Self.finding(place, "deleted")])
  }

  @Test(arguments: [
    ("---\ntitle: \"A\n  draft: yes\nsize\"\n---\n", "3:3"), ("---\na: b\ntitle: 'A\n\n draft: yes'\n---\n", "5:2"),
    ("---\ntags:\n  - \"red\n    draft: yes\"\n---\n", "4:5"),
  ])
  func `a quotation mark that is left open hides no draft`(text: String, place: String) {
    let message =
      "this 'draft' is in the quotation marks of the value above it, and would be ignored; close them on their line"
    #expect(findings(in: text) == ["a.md:\(place): error: \(message) [front-matter-form]"])
  }

  @Test(arguments: [
    ("---\nremarks: |\n  Two owners.\n  draft: yes\n---\nText.\n", "4:3"),
    ("---\na: b\nc: >-\n    draft: yes\n---\n", "4:5"), ("---\na:\n  b: |\n    c\n    draft: yes\n---\n", "5:5"),
    ("---\na:\n  - one\n  - |\n    c\n    draft: yes\n---\n", "6:5"),
  ])
  func `a block of text hides no draft`(text: String, place: String) {
    let message =
      "this 'draft' is indented, belongs to the text above it, and would be ignored; begin its line with the key"
    #expect(findings(in: text) == ["a.md:\(place): error: \(message) [front-matter-form]"])
  }

  @Test(arguments: [
    "---\ntitle: A\n---\nyear: 1900\nDeleted: 2024-05-01\n\nNotes\n",
    "---\ntitle: A\n---\n\ndeleted: 2024-05-01T10:00:00Z\n",
  ])
  func `nor does a day in it`(text: String) {
    #expect(findings(in: text) == [Self.finding("5:1", "deleted")])
  }

  @Test(arguments: [
    "title: A\n", "draft: a\nword\n", "---\na: |\n  Beers.\n  Draft: yes\n  draft: no\n  a draft: yes\n---\nNotes\n",
    "---\na: 'Beers.\n  Draft: yes'\n---\nNotes\n", "Draft: yes\nor no.\n", "Draft: yes, in bottles too.\n",
    "A text.\n\n    draft: yes\n", "So:\n\n```\ndraft: yes\n```\n", "```\nlet a = 1\n```\n\n    draft: yes\n",
    "    let a = 1\n\nA text.\n\n    draft: yes\n", "```\n    a = 1\n```\n\n    draft: yes\n",
    "```\nlet a = 1\n```\n\n```\ndraft: yes\n```\n", "---\ntitle: A\n---\n```\ndraft: yes\n```\n",
    "So:\n\n~~~yaml\n---\ntitle: A\ndraft: yes\n---\n~~~\n", "Deleted: 2 scenes\n",
    "Deleted: 1964\n",
    "Deleted: 2024-05-01 by Ann\n", "Deep: yes\n", "drafts: yes\n", "Draft: no\n", "[draft]: yes.html\ntext\n",
    "---\n---\nNotes\n", "---\ntitle: A\n---\n---\nNote: a remark.\n---\n", "---\ntitle: A\n---\ndraft: a word\n",
    "---\ntitle: A\n---\nDeleted: two scenes.\n", "---\ntitle: A\n---\nDraft: the second one.\n\nNotes\n",
    "---\ntitle: A\n---\nDraft: yes\nor no.\n", "---\ntitle: A\n---\n\nA beer.\n\nDraft: yes\nBottle: no\n",
    "So:\n\n```\ndraft = true\n```\n", "---\ntitle: A\n---\n\nSo:\n\ndraft = true\n", "A = draft\n",
    "---\ntitle: A\n---\n\nA beer.\n\n- Draft: yes\n- Bottle: no\n",
    "---\ntitle: A\ndraft: no\n---\n\nA text.\n\ndraft: yes\n\nMore.\n",
  ])
  func `other lines are text`(text: String) {
    #expect(findings(in: text) == [])
  }
}
