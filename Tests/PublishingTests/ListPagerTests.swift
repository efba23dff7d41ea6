import Diagnostics
import Language
import Templates
import Testing

@testable import Catalogue
@testable import Rendering

/// How a long list is dealt to pages, and how these link to each other.
struct ListPagerTests {
  @Test(arguments: [(95, 10, 10), (95, 95, 1), (1_000, 3, 334), (40, 1, 40), (0, 5, 1)])
  func `leads from every page to every other in two steps`(count: Int, length: Int, pages: Int) throws {
    let list = try list(of: count, pageLength: length)
    #expect(list.pages.pages.count == pages)
    let reached = list.pages.pages.map { page in Set(list.links(from: page).map(\.href)) }
    let numbers = Dictionary(uniqueKeysWithValues: list.pages.pages.map { ($0.file, $0.number) })
    for page in list.pages.pages where pages > 1 {
      let second = reached[page.number].compactMap { numbers[$0] }.reduce(into: Set<String>()) {
        $0.formUnion(reached[$1])
      }
      #expect(second == Set(numbers.keys))
      #expect(reached[page.number].count <= max(30, 2 * Int(Double(pages).squareRoot()) + 2))
      #expect(Set(list.links(from: page).map(\.label)).count == list.links(from: page).count)
      #expect(list.links(from: page).filter(\.isCurrent).map(\.href) == [page.file])
    }
  }

  @Test func `puts every row on one page, and no more rows on a page than it may have`() throws {
    let list = try list(of: 95, pageLength: 10, deleted: 25)
    var items: [ItemIndex] = []
    for page in list.pages.pages {
      let rows = page.contents.sections.flatMap { Array($0.items) }
      #expect(rows.count + page.contents.deleted.count <= 10)
      items += rows
    }
    #expect(items == page(list).arrangement.items)
    #expect(list.pages.pages.flatMap { Array($0.contents.deleted) } == Array(0..<25))
  }

  @Test func `names pages by their rows, or by what the deleted items are called`() throws {
    let list = try list(of: 12, pageLength: 5, deleted: 9)
    #expect(
      list.links(from: page(list)).map(\.label) == [
        "T–Title 4", "Title 5–Title 9", "Title 10–T", "Deleted", "Deleted (2)",
      ])
  }

  private func page(_ list: List) -> ListPage { list.pages.pages[0] }

  private struct List {
    let pages: ListPages
    let pager: ListPager

    struct Link {
      let label: String
      let href: String
      let isCurrent: Bool
    }

    func links(from page: ListPage) -> [Link] {
      pager.links(from: page).compactMap { link in
        guard case .record(let names, _) = link, case .text(let label)? = names["label"],
          case .text(let href)? = names["href"], case .flag(let isCurrent)? = names["current"]
        else { return nil }
        return Link(label: label, href: href, isCurrent: isCurrent)
      }
    }
  }

  private func list(of count: Int, pageLength: Int, deleted: Int = 0) throws -> List {
    var diagnostics: [Diagnostic] = []
    let text = "fields: { title: text }\nlist: { page: \(pageLength) }"
    let settings = CollectionSettingsReader.read(
      SourceFile(path: "collection.yaml", text: text), id: "things", site: SiteSettings(), clock: try ZoneClock(.utc),
      now: DateTime(utc: 0), diagnostics: &diagnostics)
    let made = (0..<count + deleted).map { number in
      var item = Item(fileStem: "\(number)", values: [.text("Title \(number)")])
      item.name = "Title \(number)"
      if number >= count { item.metadata.deletion = CivilDate(year: 2020, month: 1, day: 1).map { Deletion(date: $0) } }
      return item
    }
    let items = ItemArray(made)
    let sort = settings.sorts[0]
    var writer = try SortKeyWriter(schema: settings.schema, language: .english)
    let keys = SortKeys(of: items[...], for: [sort], by: &writer)
    let formatter = ItemFormatter(site: SiteSettings())
    let arrangement = try Arranger(items: items, schema: settings.schema, keys: keys, language: .english)
      .arrange(by: sort, labels: SectionLabels(schema: settings.schema, formatter: formatter))
    let words = GuideWords(schema: settings.schema, sort: sort, language: .english, formatter: formatter)
    let pages = ListPages(
      Collection(settings: settings, items: items), sort: sort, arrangement: arrangement, file: "index.html",
      showsDeleted: true, words: words)
    return List(pages: pages, pager: ListPager(list: pages, deletedHeader: "Deleted"))
  }
}
