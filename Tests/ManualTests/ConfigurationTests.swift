import Catalogue
import Language
import PaperLayout
import Testing

struct ConfigurationTests {
  @Test(arguments: [
    Listed("docs/site.md", "Keys", SiteSettingsReader.keys),
    Listed("docs/collections.md", "Keys of collection.yaml", CollectionSettingsReader.keys),
    Listed("docs/collections.md", "Options of a field", CollectionSettingsReader.fieldKeys),
    Listed("docs/collections.md", "What a default means", ClockValue.allCases.map(\.rawValue)),
    Listed("docs/collections.md", "Field types", FieldType.allCases.map(\.rawValue)),
    Listed("docs/collections.md", "Keys of a sort", CollectionSettingsReader.sortKeys),
    Listed("docs/collections.md", "Keys of a sort descriptor", CollectionSettingsReader.descriptorKeys),
    Listed("docs/collections.md", "Keys of list", CollectionSettingsReader.listKeys),
    Listed("docs/collections.md", "Cells", ListSettings.builtInCells),
    Listed("docs/collections.md", "Keys of a detail group", CollectionSettingsReader.groupKeys),
    Listed("docs/collections.md", "Keys of a field on a page", CollectionSettingsReader.shownFieldKeys),
    Listed("docs/collections.md", "Keys of deleted", CollectionSettingsReader.deletedKeys),
    Listed("docs/collections.md", "Keys of report", CollectionSettingsReader.reportKeys),
    Listed("docs/collections.md", "Totals", Total.names),
    Listed("docs/site.md", "Look", LookSettings.table.names),
    Listed("docs/site.md", "Accent", LookSettings.accentTable.names),
    Listed("docs/collections.md", "Keys of kind", MetadataSettings.table.names),
    Listed("docs/collections.md", "Kinds", ItemKind.allCases.map(\.rawValue)),
    Listed("docs/pictures.md", "Keys of pictures", SitePictureSettings.table.names),
    Listed("docs/pictures.md", "In items", PictureValue.keys),
    Listed("docs/paper.md", "Keys of print", PrintSettings.table.names),
    Listed("docs/paper.md", "Keys of labels", LabelSettings.table.names),
    Listed("docs/paper.md", "Kinds", PrintKind.allCases.map(\.rawValue)),
    Listed("docs/paper.md", "Paper sizes", PaperSize.allCases.map(\.rawValue)),
    Listed("docs/paper.md", "Sheets of labels", LabelSheet.known.map(\.name)),
    Listed("docs/items.md", "Reserved keys", CollectionSettingsReader.reservedKeys),
    Listed("docs/order.md", "Section rules", SectionTerm.names),
  ])
  func `the manual has exactly the keys and words that configuration files have`(_ listed: Listed) throws {
    let section = try ManualPage(listed.path).section(listed.heading)
    #expect(section.names == listed.words)
  }
}

extension ConfigurationTests {
  @Test func `every example of a field type is a value of that type`() throws {
    let lines = try ManualPage("docs/collections.md").section("Field types").lines
    let rows = lines.filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|") }
    #expect(rows.count == FieldType.allCases.count)
    for row in rows {
      let name = String(row[0].filter { !" `".contains($0) })
      let type = try #require(FieldType(rawValue: name))
      var field = Field(key: name, type: type)
      field.options = ["Novel"]
      for example in row[2].matches(of: /`([^`]+)`/).map({ String($0.1) }) where !field.holdsSeveral {
        var warnings: [String] = []
        let value = try ValueReader(field: field, clock: ZoneClock(.utc)).read(example) { warnings.append($0.message) }
        #expect(!value.isMissing && warnings == [], "\(name): \(example)")
      }
    }
  }
}

/// Words that a section of the manual lists.
struct Listed: CustomTestStringConvertible {
  let path: String
  let heading: String
  let words: Set<String>

  init(_ path: String, _ heading: String, _ words: [String]) {
    self.path = path
    self.heading = heading
    self.words = Set(words)
  }

  var testDescription: String { "\(path), \(heading)" }
}
