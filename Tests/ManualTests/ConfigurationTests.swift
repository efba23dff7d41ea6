import Catalogue
import Testing

struct ConfigurationTests {
  @Test(
    "The manual has exactly the keys and words that configuration files have",
    arguments: [
      Listed("docs/site.md", "Keys", SiteReader.keys),
      Listed("docs/collections.md", "Keys of collection.yaml", CollectionReader.keys),
      Listed("docs/collections.md", "Options of a field", CollectionReader.fieldKeys),
      Listed("docs/collections.md", "What a default means", ClockValue.allCases.map(\.rawValue)),
      Listed("docs/collections.md", "Field types", FieldType.allCases.map(\.rawValue)),
      Listed("docs/collections.md", "Keys of a sort", CollectionReader.sortKeys),
      Listed("docs/collections.md", "Keys of a sort descriptor", CollectionReader.descriptorKeys),
      Listed("docs/collections.md", "Keys of list", CollectionReader.listKeys),
      Listed("docs/collections.md", "Cells", ListSettings.builtInCells),
      Listed("docs/collections.md", "Keys of a detail group", CollectionReader.groupKeys),
      Listed("docs/collections.md", "Keys of a field on a page", CollectionReader.shownFieldKeys),
      Listed("docs/collections.md", "Keys of deleted", CollectionReader.deletedKeys),
      Listed("docs/collections.md", "Keys of report", CollectionReader.reportKeys),
      Listed("docs/collections.md", "Totals", Total.names),
      Listed("docs/items.md", "Reserved keys", CollectionReader.reservedKeys),
      Listed("docs/order.md", "Section rules", SectionTerm.names),
    ])
  func manualListsWords(_ listed: Listed) throws {
    let section = try ManualPage(listed.path).section(listed.heading)
    #expect(section.names == listed.words)
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
