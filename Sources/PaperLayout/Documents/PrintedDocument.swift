/// A document that is laid out and can be drawn, page by page.
package struct PrintedDocument {
  let format: PageFormat
  let flow: Flow
  let tables: [TableSetter]
  /// How many columns of text a page has.
  var columns = 1
  /// What is at the head of a page: what the document is, and where in it one is.
  let title: String
  let guides: [String]
  let hasCover: Bool
  let footer: String
  /// `Page 3 of 41`, of a page by its number from 0 and the number of pages.
  let pageLabel: (Int, Int) -> String
  package let bookmarks: [Bookmark]

  let pagination: Pagination
  let context: PageContext

  /// A title that a reader shows beside the pages.
  package struct Bookmark: Sendable {
    package let title: String
    package let destination: String
    /// 0 for those at the top.
    package let level: Int
  }

  package var pageCount: Int { pagination.pageCount }
  package var size: (width: Double, height: Double) { (format.width, format.height) }
}

extension PrintedDocument {
  /// What a document is made of, before it has pages.
  struct Draft {
    var format: PageFormat
    var flow = Flow()
    var tables: [TableSetter] = []
    var columns = 1
    /// Whether the first page has no running head.
    var hasCover = false
    var title: String
    var footer: String
    var bookmarks: [Bookmark] = []
    /// What is at the head of pages, by the groups of the flow.
    var groupTitles: [String] = []
    let words: PrintSource

    var columnWidth: Double {
      (format.textWidth - Double(columns - 1) * PrintedDocument.columnGap) / Double(columns)
    }
  }

  static let columnGap = 18.0

  /// Divides what a draft holds between pages.
  init(_ draft: Draft) {
    format = draft.format
    flow = draft.flow
    tables = draft.tables
    columns = draft.columns
    title = draft.title
    hasCover = draft.hasCover
    footer = draft.footer
    bookmarks = draft.bookmarks
    let words = draft.words
    pageLabel = { page, count in words.pageLabel(page + 1, of: count) }
    pagination = Paginator.paginate(draft.flow, height: draft.format.textHeight, columns: draft.columns)
    context = Self.context(of: pagination, flow: draft.flow, number: { words.integer($0 + 1) })
    guides = Self.guides(of: pagination, flow: draft.flow, titles: draft.groupTitles)
  }

  private static func context(of pagination: Pagination, flow: Flow, number: (Int) -> String) -> PageContext {
    var pages: [String: String] = [:]
    for page in 0..<pagination.pageCount {
      for placed in pagination.items(onPage: page) where placed.head == nil {
        guard case .block(let block) = flow.items[Int(placed.item)].content, let anchor = block.anchor,
          pages[anchor] == nil
        else { continue }
        pages[anchor] = number(page)
      }
    }
    return PageContext(pages: pages)
  }

  /// What is at the head of each page: the first and the last group that has rows on it.
  private static func guides(of pagination: Pagination, flow: Flow, titles: [String]) -> [String] {
    // Titles of ranges have dashes of their own.
    let mark = titles.contains { $0.contains("–") } ? "…" : "–"
    return (0..<pagination.pageCount).map { page in
      let groups = pagination.items(onPage: page).lazy.compactMap { flow.items[Int($0.item)].group }
      guard let first = groups.min(), let last = groups.max(), Int(last) < titles.count else { return "" }
      let (from, to) = (titles[Int(first)], titles[Int(last)])
      if from == to || to.isEmpty { return from }
      return from.isEmpty ? to : "\(from) \(mark) \(to)"
    }
  }
}
