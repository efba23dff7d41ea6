import Addresses
package import Catalogue
import Concurrency
import Language
import Ordering
package import Templates

/// A collection with everything that its pages need: its orders, its lists, its compiled templates.
package struct CollectionPages: Sendable {
  package let collection: Collection
  let templates: TemplateLibrary
  /// One for each sort. If only the first sort is arranged, the others are empty.
  package let arrangements: [Arrangement]
  /// The pages of each list.
  let lists: [ListPages]
  package let facets: [FacetPages]
  /// The parts of the search data; nil if the collection is not searched.
  package let searchParts: SearchParts?
  let detail: TemplateProgram
  /// The fields of other collections that link here, as templates see them.
  let references: TemplateValue
  /// The items before and after each item in the first sort.
  package let neighbours: Neighbours
  /// The published pictures by their paths as items have them.
  let pictures: [String: PublishedPicture]

  /// Which sorts are arranged.
  package enum Scope: Sendable {
    case allSorts
    /// Enough for the pages of items, which lead to the previous and the next one.
    case firstSort
  }

  /// - Parameters:
  ///   - all: The collections of the site, whose fields may link to items of this one.
  ///   - templates: The templates for the collection's pages.
  ///   - pictures: The published pictures by their paths as items have them.
  package init(
    _ collection: Collection, among all: [Collection] = [], templates: TemplateLibrary,
    pictures: [String: PublishedPicture] = [:], site: SiteSettings,
    formatter: ItemFormatter, scope: Scope
  ) throws {
    let (arrangements, _) = try Self.arrangements(of: collection, site: site, scope)
    let references = ItemReferences.context(
      Backlinks.sources(linkingTo: collection.id, in: all), all, of: collection.id)
    try self.init(
      collection, arrangements, references: references, templates: templates, pictures: pictures, site: site,
      formatter: formatter)
  }

  /// The pages in all sorts, with the order that makes later changes cheap.
  package static func keepingOrder(
    _ collection: Collection, among all: [Collection], templates: TemplateLibrary,
    pictures: [String: PublishedPicture], site: SiteSettings, formatter: ItemFormatter
  ) throws -> (pages: CollectionPages, order: KeptOrder) {
    let (arrangements, keys) = try arrangements(of: collection, site: site, .allSorts)
    let references = ItemReferences.context(
      Backlinks.sources(linkingTo: collection.id, in: all), all, of: collection.id)
    let pages = try CollectionPages(
      collection, arrangements, references: references, templates: templates, pictures: pictures, site: site,
      formatter: formatter)
    return (pages, KeptOrder(keys, arrangements))
  }

  private init(
    _ collection: Collection, _ arrangements: [Arrangement], references: TemplateValue, templates: TemplateLibrary,
    pictures: [String: PublishedPicture], site: SiteSettings, formatter: ItemFormatter
  ) throws {
    self.references = references
    self.collection = collection
    self.templates = templates
    self.arrangements = arrangements
    self.pictures = pictures
    lists = Self.lists(collection, arrangements, site: site, formatter: formatter)
    facets = try Self.facets(of: collection, arrangements[0], site: site)
    searchParts =
      collection.isSearched
      ? SearchParts(collection.items, holdsNotes: collection.settings.search.includesNotes) : nil
    neighbours = Neighbours(arrangements[0].items, count: collection.items.count)
    detail = Self.detail(
      of: collection, references: references, templates: templates, site: site, formatter: formatter)
  }

  /// The pages after one item has changed.
  ///
  /// - Parameters:
  ///   - item: The position of the item.
  ///   - collection: The collection with the item as it is now.
  ///   - order: The order of the items, which follows.
  package func changing(
    _ item: Int, in collection: Collection, order: inout KeptOrder, site: SiteSettings, formatter: ItemFormatter
  ) throws -> CollectionPages {
    var arrangements = arrangements
    var writer = try SortKeyWriter(schema: collection.schema, language: site.language, articles: site.articles)
    try order.move(
      item, from: self.collection.items[item], in: collection.items, schema: collection.schema,
      sorts: collection.settings.sorts, &arrangements, writer: &writer,
      labels: SectionLabels(schema: collection.schema, formatter: formatter), language: site.language)
    return try CollectionPages(
      collection, arrangements, references: references, templates: templates, pictures: pictures, site: site,
      formatter: formatter)
  }

  /// The pages after an item was added.
  ///
  /// - Parameters:
  ///   - item: The position of the item.
  ///   - collection: The collection with the item.
  ///   - order: The order of the items, which follows.
  package func adding(
    _ item: Int, in collection: Collection, order: inout KeptOrder, site: SiteSettings, formatter: ItemFormatter
  ) throws -> CollectionPages {
    var writer = try SortKeyWriter(schema: collection.schema, language: site.language, articles: site.articles)
    let arrangements = try order.insert(
      item, in: collection.items, schema: collection.schema, sorts: collection.settings.sorts, writer: &writer,
      labels: SectionLabels(schema: collection.schema, formatter: formatter), language: site.language)
    return try CollectionPages(
      collection, arrangements, references: references, templates: templates, pictures: pictures, site: site,
      formatter: formatter)
  }

  /// Bytes that two versions of the site share only if they make the same page of the same item.
  package var detailSignature: [UInt8] { detail.signature }

  /// The pages of the inventory, if all sorts are arranged.
  func report(_ site: SiteSettings, _ formatter: ItemFormatter) -> ReportPages {
    ReportPages(
      collection, arrangements[collection.settings.report.sort], language: site.language, formatter: formatter)
  }

  /// The pages of pictures: for each, its item and which of the item's pictures it shows, and its file in the collection's folder.
  package var pictureFiles: [(page: PicturePageIndex, file: String)] {
    guard collection.schema.fields.contains(where: { $0.type == .images }) else { return [] }
    let album = PictureAlbum(collection, pictures)
    return collection.items.indices.flatMap { item in
      album.pages(of: collection.items[item]).enumerated().compactMap { number, picture in
        picture.page.map { (PicturePageIndex(item: item, number: number), CollectionAddresses.picturePage($0)) }
      }
    }
  }

  /// The templates for lists in the first style.
  var listTemplates: TemplateLibrary { templates(for: collection.settings.list.style ?? .plain) }

  /// The collection as the front page shows it.
  var homeCollection: HomeCollection { HomeCollection(collection: collection, pictures: pictures) }

  /// The templates for a list: in a gallery, rows have a look of their own.
  func templates(for style: ListSettings.Style) -> TemplateLibrary {
    guard style == .gallery else { return templates }
    var library = templates
    library["cell"] = library["cells/gallery"]
    return library
  }

  /// The positions of all items, in the first sort, the deleted ones last.
  var allItems: [Int] { arrangements[0].items + arrangements[0].deleted }
}

extension CollectionPages {
  private static func detail(
    of collection: Collection, references: TemplateValue, templates: TemplateLibrary, site: SiteSettings,
    formatter: ItemFormatter
  ) -> TemplateProgram {
    let names = SiteVocabulary(site: site, phrases: formatter.phrases)
    let collectionNames = CollectionVocabulary(collection: collection, site: site, formatter: formatter).names
    let context = DetailPage.context(
      collection, references: references, names: names, collectionNames: collectionNames)
    return templates["detail"].map { TemplateCompiler.compile($0, on: context, library: templates) }
      ?? TemplateProgram()
  }

  private static func facets(
    of collection: Collection, _ arrangement: Arrangement, site: SiteSettings
  ) throws -> [FacetPages] {
    let facets = collection.settings.facets
    if facets.isEmpty { return [] }
    let sections = ItemSections(arrangement, count: collection.items.count)
    return try Parallel.map(
      facets.count, makeWorker: { ItemFormatter(site: site) },
      body: { formatter, position in
        let index = FacetIndex(
          facets[position], of: collection, order: arrangement.items,
          labels: SectionLabels(schema: collection.schema, formatter: formatter), missing: formatter.phrases[.unknown],
          encoder: try SortKeyEncoder(site.language, articles: site.articles))
        return FacetPages(
          index: index, position: position, pageLength: ListPages.limit(of: collection), sections: sections)
      })
  }

  private static func arrangements(
    of collection: Collection, site: SiteSettings, _ scope: Scope
  ) throws -> ([Arrangement], SortKeys) {
    let all = collection.settings.sorts
    let sorts = scope == .allSorts ? all[...] : all.prefix(1)
    let keys = try sortKeys(of: collection, for: Array(sorts), site: site)
    let arranger = Arranger(items: collection.items, schema: collection.schema, keys: keys, language: site.language)
    let arrangements = try Parallel.map(
      sorts.count,
      makeWorker: { SectionLabels(schema: collection.schema, formatter: ItemFormatter(site: site)) },
      body: { labels, sort in try arranger.arrange(by: sorts[sort], labels: labels) })
    return (arrangements + all.dropFirst(sorts.count).map { _ in Arrangement() }, keys)
  }

  private static func sortKeys(of collection: Collection, for sorts: [Sort], site: SiteSettings) throws -> SortKeys {
    let chunk = 512
    let count = max(1, (collection.items.count + chunk - 1) / chunk)
    let parts = try Parallel.map(
      count + 1,
      makeWorker: { try SortKeyWriter(schema: collection.schema, language: site.language, articles: site.articles) },
      body: { writer, job -> SortKeys? in
        // One thread makes the letter index, which the sections wait for, while the others make keys.
        if job == 0 {
          if sorts.contains(where: \.sections.isIndex) { _ = try LetterIndex.of(site.language) }
          return nil
        }
        let range = (job - 1) * chunk..<min(collection.items.count, job * chunk)
        return SortKeys(of: collection.items[range], for: sorts, by: &writer)
      }
    ).compactMap(\.self)
    return parts.dropFirst().reduce(into: parts[0]) { $0.append($1) }
  }

  private static func lists(
    _ collection: Collection, _ arrangements: [Arrangement], site: SiteSettings, formatter: ItemFormatter
  ) -> [ListPages] {
    let settings = collection.settings
    var lists = settings.sorts.indices.map { sort in
      ListPages(
        collection, sort: settings.sorts[sort], arrangement: arrangements[sort],
        file: CollectionAddresses.list(settings.sorts, sort), showsDeleted: settings.deleted.show == .section,
        words: GuideWords(
          schema: collection.schema, sort: settings.sorts[sort], language: site.language, articles: site.articles,
          formatter: formatter))
    }
    for style in settings.list.otherStyles {
      lists += settings.sorts.indices.map { sort in
        ListPages(
          collection, sort: settings.sorts[sort], arrangement: arrangements[sort],
          file: CollectionAddresses.list(CollectionAddresses.list(settings.sorts, sort), style: style.rawValue),
          showsDeleted: settings.deleted.show == .section,
          words: GuideWords(
            schema: collection.schema, sort: settings.sorts[sort], language: site.language, articles: site.articles,
            formatter: formatter),
          style: style)
      }
    }
    if settings.deleted.show == .page, let first = arrangements.first, !first.deleted.isEmpty {
      lists.append(ListPages(deletedOf: collection, arrangement: first))
    }
    return lists
  }
}
