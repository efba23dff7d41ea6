import Diagnostics
import Testing

@testable import Catalogue

/// Keys that are in notes, and not in front matter.
struct FieldsInNotesTests {
  private static func findings(_ text: String) throws -> [String] {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "a.md", text: text)
    _ = try ItemReaderTests.reader().read(file, stem: "a", diagnostics: &diagnostics)
    return diagnostics.filter { $0.id == .frontMatterForm }.map(\.description)
  }

  private static func warning(_ place: String, _ key: String) -> String {
    "a.md:\(place): warning: front matter is between two lines of '---' at the beginning of the file; this '\(key)' is outside them, and is text on the page [front-matter-form]"
  }

  @Test(arguments: [
    ("year: 1964\n", "1:1", "year"),
    ("year: 1964\r\nSold in May.\r\n", "1:1", "year"),
    ("year:\n", "1:1", "year"),
    ("year:: 1964\n", "1:1", "year"),
    ("Maker: Ford\nYear: 1964\n\nSold in May.\n", "2:1", "year"),
    ("# Ford\n\nChecked out: Ada\nPlace: home\n", "3:1", "checked-out"),
    ("# Ford\n\nEngine.power: 9\nPlace: home\n", "3:1", "engine.power"),
    ("---\nmust: x\n---\nyear: 1964\n", "4:1", "year"),
    ("---\nmust: x\n---\n\nmust: y\nyear: 1964\n", "6:1", "year"),
    ("---\nmust: x\n---\n\nPlace: home\nCreated: 2024-05-01\n", "6:1", "created"),
    ("list:\n  - one\n  - two\n", "1:1", "list"),
    ("Sold in May.\nyear: 1964\n", "2:1", "year"),
    ("x\n---\nyear: 1964\n---\n\nSold in May.\n", "3:1", "year"),
    ("[toc]\n\nSold.\n\n- a\n\nyear: 1964\n", "7:1", "year"),
    ("```\nyear: 1964\n```\n", "2:1", "year"),
    ("---\n---\nSold in May.\n\nyear: 1964\n", "5:1", "year"),
  ])
  func `a key at the beginning of notes whose field has no value is a warning`(
    text: String, place: String, key: String
  ) throws {
    #expect(try Self.findings(text) == [Self.warning(place, key)])
  }

  @Test(arguments: [
    "Year: 1964 was a good one.\n",
    "year:1964\n",
    "year::: 1964\n",
    "---\nmust: x\n---\nSold in May.\nyear: 1964\n",
    "---\nmust: x\n---\nSold in May.\n\nyear: 1964\n",
    "Sold in May.\n\nYear: 1964\nPlace: home\n",
    "Sold in May.\n\n```\nyear: 1964\n```\n",
    "    year: 1964\n",
    "- year: 1964\n",
    "See https://example.org\n",
    "Maker: Ford\nPlace: home\n",
    "# Ford\n# Mustang\nYear: 1964\nPlace: home\n",
    "---\nmust: x\n---\nmust: y\n",
    "---\nmust: x\nyear: 1964\n---\nMaker: Ford\nYear: 1964\n",
  ])
  func `other lines are text`(text: String) throws {
    #expect(try Self.findings(text) == [])
  }

  @Test func `a second block is reported once`() throws {
    #expect(try Self.findings("---\nmust: x\n---\n---\nyear: 1964\n---\n").count == 1)
  }
}
