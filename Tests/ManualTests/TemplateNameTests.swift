import Catalogue
import Language
import Templates
import Testing

struct TemplateNameTests {
  private let page: ManualPage
  private let pages: PageVocabularies

  init() throws {
    page = try ManualPage("docs/templates.md")
    pages = try PageVocabularies()
  }

  @Test func `the manual has exactly the names that every page knows`() throws {
    #expect(try page.section("Every page").names == pages.everyPage.names)
    #expect(try page.section("Every page of a collection").names == pages.collection.names)
  }

  @Test func `the manual has exactly the names of the front page`() throws {
    try expect("The front page", pages.home, without: pages.everyPage)
    try expect("Each of collections", pages.home.lists["collections"])
    try expect("Each of covers", pages.home.lists["collections"]?.lists["covers"])
    try expect("Each of recent.items", pages.home.lists["recent.items"])
  }

  @Test func `the manual has exactly the names of a list`() throws {
    try expect("A list", pages.list, without: pages.everyPage, pages.collection)
    try expect("Each of sorts.entries", pages.list.lists["sorts.entries"])
    try expect("Each of styles.entries", pages.list.lists["styles.entries"])
    try expect("Each of index.entries", pages.list.lists["index.entries"])
    try expect("Each of sections", pages.list.lists["sections"])
    try expect("Each of pages.entries", pages.list.lists["pages.entries"])
  }

  @Test func `the manual has exactly the names of a row`() throws {
    try expect("A row", pages.list.lists["sections"]?.lists["rows"])
    try expect("A row", pages.list.lists["deleted.rows"])
  }

  @Test func `the manual has exactly the names of an item's page`() throws {
    try expect("An item's page", pages.detail, without: pages.everyPage, pages.collection)
    try expect("Each of pictures", pages.detail.lists["pictures"])
    try expect("Each of references", pages.detail.lists["references"])
    try expect("Each of groups", pages.detail.lists["groups"])
    try expect("Each of fields", pages.detail.lists["groups"]?.lists["fields"])
  }

  @Test func `the manual has exactly the names of the page of a picture`() throws {
    try expect("The page of a picture", pages.picture, without: pages.everyPage, pages.collection)
  }

  @Test func `the manual has exactly the names of facets, statistics and the search`() throws {
    try expect("A value of a facet", pages.value, without: pages.everyPage, pages.collection)
    try expect("Each of table.columns", pages.value.lists["table.columns"])
    try expect("Each of a row's cells", pages.value.lists["sections"]?.lists["rows"]?.lists["cells"])
    try expect("All values of a facet", pages.values, without: pages.everyPage, pages.collection)
    try expect("Each of its sections", pages.values.lists["sections"])
    try expect("Each of its values", pages.values.lists["sections"]?.lists["values"])
    try expect("Each of facets.entries", pages.list.lists["facets.entries"])
    try expect("Each of facets.entries.values", pages.list.lists["facets.entries"]?.lists["values"])
    try expect("Statistics", pages.statistics, without: pages.everyPage, pages.collection)
    try expect("Each of figures.rows", pages.statistics.lists["figures.rows"])
    try expect("Each of charts", pages.statistics.lists["charts"])
    try expect("Each of bars", pages.statistics.lists["charts"]?.lists["bars"])
    try expect("The search page", pages.search, without: pages.everyPage)
  }

  @Test func `the manual has exactly the names of an inventory`() throws {
    try expect("The inventory", pages.report, without: pages.everyPage, pages.collection)
    try expect("Each of report.columns", pages.report.lists["report.columns"])
    try expect("Each of sections in the inventory", pages.report.lists["sections"])
    try expect("Each of pages.entries in the inventory", pages.report.lists["pages.entries"])
    try expect("Each of rows", pages.report.lists["rows"])
    try expect("Each of cells", pages.report.lists["rows"]?.lists["cells"])
    try expect("Each of totals", pages.report.lists["totals"])
  }

  @Test func `the manual has exactly the forms of fields`() throws {
    let fields = FieldType.allCases.map { Field(key: $0.rawValue, type: $0) }
    var forms: Set<String> = []
    for case .record(let members, _) in FieldSlots.names(of: Schema(fields)).values {
      forms.formUnion(members.keys.map { ".\($0)" })
    }
    #expect(try page.section("Forms of a field").names == forms)
  }

  private func expect(_ heading: String, _ vocabulary: Vocabulary?, without others: Vocabulary...) throws {
    let names = try #require(vocabulary, "no such list").names
    #expect(try page.section(heading).names == names.subtracting(others.flatMap(\.names)), "\(heading)")
  }
}
