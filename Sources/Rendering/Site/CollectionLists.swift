import Addresses
import Catalogue
import Synchronization

/// The lists of a collection, each of which is divided into pages when it is first asked for.
final class CollectionLists: Sendable {
  /// A list, as far as it is known before it is divided.
  struct Outline: Sendable {
    /// The position of the sort; nil for the list of deleted items.
    let sort: Int?
    /// One of the further styles of the list; nil for its first.
    let style: ListSettings.Style?
    /// The file of the first page; the others are numbered after it.
    let file: String
    let pageCount: Int
    let arrangement: Arrangement

    /// The files of all pages.
    var files: some Sequence<String> { (0..<pageCount).lazy.map { CollectionAddresses.page($0, of: file) } }
  }

  let outlines: [Outline]
  private let collection: Collection
  private let divided: Mutex<[ListPages?]>

  init(_ collection: Collection, _ arrangements: [Arrangement]) {
    self.collection = collection
    outlines = Self.outlines(of: collection, arrangements)
    divided = Mutex(Array(repeating: nil, count: outlines.count))
  }

  /// The pages of a list.
  func pages(ofList list: Int, site: SiteSettings, formatter: ItemFormatter) -> ListPages {
    divided.withLock { divided in
      if let pages = divided[list] { return pages }
      let pages = divide(outlines[list], site, formatter)
      divided[list] = pages
      return pages
    }
  }

  private func divide(_ outline: Outline, _ site: SiteSettings, _ formatter: ItemFormatter) -> ListPages {
    guard let position = outline.sort else {
      return ListPages(deletedOf: collection, arrangement: outline.arrangement)
    }
    let sort = collection.settings.sorts[position]
    return ListPages(
      collection, sort: sort, arrangement: outline.arrangement, file: outline.file,
      showsDeleted: collection.settings.deleted.show == .section,
      words: GuideWords(
        schema: collection.schema, sort: sort, language: site.language, articles: site.articles, formatter: formatter),
      style: outline.style)
  }

  private static func outlines(of collection: Collection, _ arrangements: [Arrangement]) -> [Outline] {
    let settings = collection.settings
    let styles: [ListSettings.Style?] = [nil] + settings.list.otherStyles
    let limit = ListPages.limit(of: collection)
    var outlines = styles.flatMap { style in
      settings.sorts.indices.map { sort in
        let arrangement = arrangements[sort]
        let file = CollectionAddresses.list(settings.sorts, sort)
        let rows = arrangement.sections.reduce(settings.deleted.show == .section ? arrangement.deleted.count : 0) {
          $0 + $1.items.count
        }
        return Outline(
          sort: sort, style: style, file: style.map { CollectionAddresses.list(file, style: $0.rawValue) } ?? file,
          pageCount: ListContents.pageCount(ofRows: rows, limit: limit), arrangement: arrangement)
      }
    }
    if settings.deleted.show == .page, let first = arrangements.first, !first.deleted.isEmpty {
      outlines.append(
        Outline(
          sort: nil, style: nil, file: CollectionAddresses.deleted,
          pageCount: ListContents.pageCount(ofRows: first.deleted.count, limit: limit), arrangement: first))
    }
    return outlines
  }
}
