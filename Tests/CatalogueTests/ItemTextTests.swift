import Diagnostics
import Templates
import Testing

@testable import Catalogue

struct ItemTextTests {
  private static let schema = Schema([
    Field(key: "title", type: .text), Field(key: "year", type: .year), Field(key: "tags", type: .list),
    Field(key: "engine.power", type: .number),
  ])

  private func text(_ template: String, title: String? = nil, year: Int? = nil, tags: [String] = []) -> String {
    var diagnostics: [Diagnostic] = []
    let itemText = ItemText(template, in: "collection.yaml", at: .start, on: Self.schema, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    let item = Item(
      fileStem: "a",
      values: [
        title.map { .text($0) } ?? .missing, year.map { .year($0) } ?? .missing, tags.isEmpty ? .missing : .list(tags),
        .number(Decimal(90)),
      ])
    return itemText.text(of: item, in: Self.schema, by: ItemFormatter(site: SiteSettings()))
  }

  @Test func `is one line without gaps`() {
    #expect(text("{{year}} {{title}}", title: "A") == "A")
    #expect(text("  {{title}}  {{year}}  ", title: "A", year: 1) == "A 1")
    #expect(text("{{title}}\n{{year}}\t!", title: "a\n b", year: 5) == "a b 5 !")
    #expect(text("{{title}}") == "")
  }

  @Test(arguments: [
    ("A b — é", "A b — é"), (" a", "a"), ("a ", "a"), ("a  b", "a b"), ("a\tb\n", "a b"), (" ", ""), ("", ""),
    ("a\u{0}b\u{85}c", "a\u{FFFD}b\u{FFFD}c"), ("a\u{A0}b", "a\u{A0}b"),
  ])
  func `is one line without gaps also where it is one field`(title: String, line: String) {
    #expect(text("{{title}}", title: title) == line)
  }

  @Test func `is not escaped, since pages escape it`() {
    #expect(text("{{title}} {{{title}}}", title: "<b> & 'c'") == "<b> & 'c' <b> & 'c'")
  }

  @Test func `may go through lists and leave parts out`() {
    #expect(text("{{#year}}({{year}}) {{/year}}{{title}}", title: "A") == "A")
    #expect(text("{{#year}}({{year}}) {{/year}}{{title}}", title: "A", year: 7) == "(7) A")
    #expect(text("{{#tags.items}}[{{.}}]{{/tags.items}}{{^tags}}none{{/tags}}", tags: ["x", "y"]) == "[x][y]")
    #expect(text("{{#tags.items}}[{{.}}]{{/tags.items}}{{^tags}}none{{/tags}}") == "none")
    #expect(text("{{engine.power}}{{#engine}} {{power}}{{/engine}}") == "90 90")
  }
}
