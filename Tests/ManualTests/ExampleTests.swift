import Catalogue
import Diagnostics
import Language
import Testing

struct ExampleTests {
  @Test(arguments: [
    "README.md", "docs/getting-started.md", "docs/collections.md",
  ])
  func `whole examples of collections are read without a finding`(_ path: String) throws {
    let blocks: [String] = try ManualPage(path).sections.flatMap { $0.codeBlocks }
    let examples = blocks.filter { $0.contains("\nfields:\n") }
    #expect(!examples.isEmpty)
    for example in examples {
      var diagnostics: [Diagnostic] = []
      _ = CollectionSettingsReader.read(
        SourceFile(path: path, text: example), id: "example", site: SiteSettings(), clock: try ZoneClock(.utc),
        now: DateTime(utc: 0), diagnostics: &diagnostics)
      #expect(diagnostics == [])
    }
  }

  @Test func `the example of a site is read without a finding`() throws {
    let example = try #require(try ManualPage("docs/site.md").sections.first?.codeBlocks.first)
    var diagnostics: [Diagnostic] = []
    _ = SiteSettingsReader.read(SourceFile(path: "content/site.yaml", text: example), diagnostics: &diagnostics)
    #expect(diagnostics == [])
  }
}
