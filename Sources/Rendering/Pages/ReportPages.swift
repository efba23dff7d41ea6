import Addresses
import Catalogue
import Language

/// The pages that an inventory is split into: one, unless it has more rows than a browser can lay out in good time.
struct ReportPages {
  /// The most rows of a page.
  static let pageLength = 10_000
  /// About how many pages an inventory has at most: each has a link to every other.
  private static let pageLimit = 100
  /// The most rows of a table. Browsers lay out only the tables that are in view.
  private static let tableLength = 200

  let collection: Collection
  let arrangement: Arrangement
  let layout: ReportLayout
  /// The tables of each page. A section of many rows has several.
  private let tables: [[SectionPart]]
  /// The positions, among all rows, of the rows of each page.
  let rows: [Range<Int>]

  init(_ collection: Collection, _ arrangement: Arrangement, language: LanguageTag, formatter: ItemFormatter) {
    let arrangement = arrangement.withoutSharedRows
    self.collection = collection
    self.arrangement = arrangement
    layout = ReportLayout(collection, arrangement.items, language: language, formatter: formatter)
    let pages = ListContents.pages(
      of: arrangement.sections, deleted: 0, limit: Self.length(ofRows: arrangement.items.count))
    tables = pages.map { $0.sections.flatMap { $0.divided(every: Self.tableLength) } }
    var start = 0
    rows = pages.map { page in
      let end = start + page.sections.reduce(0) { $0 + $1.rows.count }
      defer { start = end }
      return start..<end
    }
  }

  private static func length(ofRows count: Int) -> Int { max(pageLength, count / pageLimit + 1) }

  /// How many pages so many rows have.
  static func count(ofRows rows: Int) -> Int { max(1, (rows + length(ofRows: rows) - 1) / length(ofRows: rows)) }

  var count: Int { tables.count }

  func tables(ofPage number: Int) -> [SectionPart] { tables[number] }

  static func file(ofPage number: Int) -> String { CollectionAddresses.page(number, of: CollectionAddresses.report) }

  static func href(ofPage number: Int) -> String { CollectionAddresses.href(file(ofPage: number)) }
}

extension SectionPart {
  fileprivate func divided(every length: Int) -> [SectionPart] {
    stride(from: rows.lowerBound, to: rows.upperBound, by: length).map { start in
      SectionPart(section: section, rows: start..<min(start + length, rows.upperBound))
    }
  }
}
