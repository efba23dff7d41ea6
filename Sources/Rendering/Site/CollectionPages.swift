import Addresses
package import Catalogue
import Concurrency
import Language
import Ordering
package import Templates

/// A collection with everything that its pages need: its orders, its lists, its compiled templates.
package struct CollectionPages: Sendable {
  package private(set) var collection: Collection
  let templates: TemplateLibrary
  /// One for each sort. If only the first sort is arranged, the others are empty.
  package private(set) var arrangements: [Arrangement]
  private(set) var lists: CollectionLists
  package private(set) var facets: [FacetPages]
  /// The parts of the search data; nil if the collection is not searched.
  package private(set) var searchParts: SearchParts?
  private(set) var detail: TemplateProgram
  /// The fields of other collections that link here, as templates see them.
  let references: TemplateValue
  /// The items before and after each item in the first sort.
  package private(set) var neighbours: Neighbours
  /// The published pictures by their paths as items have them.
  package var pictures: [String: PublishedPicture]

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
    _ collection: Collection, among all: SiteCollections = SiteCollections([]), templates: TemplateLibrary,
    pictures: [String: PublishedPicture] = [:], site: SiteSettings,
    formatter: ItemFormatter, scope: Scope
  ) throws {
    let (arrangements, _) = try Self.arrangements(of: collection, site: site, scope)
    try self.init(
      collection, arrangements, among: all, templates: templates, pictures: pictures, site: site,
      formatter: formatter)
  }

  /// The pages in all sorts, with the order that makes later changes cheap.
  package static func keepingOrder(
    _ collection: Collection, among all: SiteCollections, templates: TemplateLibrary,
    pictures: [String: PublishedPicture], site: SiteSettings, formatter: ItemFormatter
  ) throws -> (pages: CollectionPages, order: KeptOrder) {
    let (arrangements, keys) = try arrangements(of: collection, site: site, .allSorts)
    let pages = try CollectionPages(
      collection, arrangements, among: all, templates: templates, pictures: pictures, site: site,
      formatter: formatter)
    return (pages, KeptOrder(keys))
  }

  private init(
    _ collection: Collection, _ arrangements: [Arrangement], among all: SiteCollections, templates: TemplateLibrary,
    pictures: [String: PublishedPicture], site: SiteSettings, formatter: ItemFormatter
  ) throws {
    references = ItemReferences.context(
      all.sources(linkingTo: collection.id), all.collections, of: collection.id)
    self.collection = collection
    self.templates = templates
    self.arrangements = arrangements
    self.pictures = pictures
    lists = CollectionLists(collection, arrangements)
    facets = try Self.facets(of: collection, arrangements[0], site: site)
    searchParts = SearchParts(of: collection)
    neighbours = Neighbours(arrangements[0].items, count: collection.items.count)
    detail = Self.detail(
      of: collection, references: references, templates: templates, site: site, formatter: formatter)
  }

  /// The pages after the collection has changed, with everything that follows from its items.
  ///
  /// - Parameters:
  ///   - arrangements: One for each sort.
  ///   - hasMoved: Whether the first arrangement has changed.
  ///   - item: The position of the only item that has changed; nil if others have moved up for a new one.
  func replacing(
    _ collection: Collection, _ arrangements: [Arrangement], hasMoved: Bool, changing item: ItemIndex?,
    _ site: SiteSettings, _ formatter: ItemFormatter
  ) throws -> CollectionPages {
    var pages = self
    pages.collection = collection
    pages.arrangements = arrangements
    pages.lists = CollectionLists(collection, arrangements)
    pages.facets =
      try item.map { try facetsChanging($0, in: pages, hasMoved: hasMoved, site) }
      ?? Self.facets(of: collection, arrangements[0], site: site)
    if item == nil { pages.searchParts = SearchParts(of: collection) }
    if hasMoved { pages.neighbours = Neighbours(arrangements[0].items, count: collection.items.count) }
    if collection.count != self.collection.count || collection.deletedCount != self.collection.deletedCount {
      pages.detail = Self.detail(
        of: collection, references: references, templates: templates, site: site, formatter: formatter)
    }
    return pages
  }

  /// The pages with what fields that link to other collections are called now, where the order does not depend on that.
  func renaming(in collection: Collection) -> CollectionPages {
    var pages = self
    pages.collection = collection
    pages.lists = CollectionLists(collection, arrangements)
    return pages
  }

  /// Bytes that two versions of the site share only if they make the same page of the same item.
  package var detailSignature: [UInt8] { detail.signature }

  /// The pages of the inventory, if all sorts are arranged.
  func report(_ site: SiteSettings, _ formatter: ItemFormatter) -> ReportPages {
    ReportPages(
      collection.aligningAmounts(), arrangements[collection.settings.report.sort], language: site.language,
      formatter: formatter)
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
  package var allItems: [ItemIndex] { arrangements[0].items + arrangements[0].deleted }
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

  /// The facets after an item has changed.
  private func facetsChanging(
    _ item: ItemIndex, in pages: CollectionPages, hasMoved: Bool, _ site: SiteSettings
  ) throws -> [FacetPages] {
    let (before, after) = (collection.items[item], pages.collection.items[item])
    let isDeletion = before.isDeleted != after.isDeleted
    let known = facets.map { facet in
      let field = facet.index.facet.field
      return isDeletion || !before.values[field].isWritten(as: after.values[field]) ? nil : facet
    }
    return try Self.facets(
      of: pages.collection, pages.arrangements[0], site: site, known: known, moving: hasMoved ? item : nil)
  }

  /// - Parameters:
  ///   - known: For each facet, the one before, if no item has other values of it.
  ///   - moved: An item that has moved since.
  private static func facets(
    of collection: Collection, _ arrangement: Arrangement, site: SiteSettings, known: [FacetPages?]? = nil,
    moving moved: ItemIndex? = nil
  ) throws -> [FacetPages] {
    let facets = collection.settings.facets
    if facets.isEmpty { return [] }
    if let known, moved == nil, !known.contains(where: { $0 == nil }) { return known.compactMap(\.self) }
    let sections = ItemSections(arrangement, count: collection.items.count)
    return try Parallel.map(
      facets.count, makeWorker: { ItemFormatter(site: site) },
      body: { formatter, position in
        if var facet = known?[position] {
          if let moved { facet.move(moved, arrangement: arrangement, sections: sections) }
          return facet
        }
        let index = FacetIndex(
          facets[position], of: collection, order: arrangement.items,
          labels: SectionLabels(schema: collection.schema, formatter: formatter), missing: formatter.phrases[.unknown],
          encoder: try SortKeyEncoder(site.language, articles: site.articles), language: site.language)
        return FacetPages(
          index: index, position: position, pageLength: ListPages.limit(of: collection),
          sort: collection.settings.sorts[0], arrangement: arrangement, sections: sections)
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
        let items = collection.items.dropFirst((job - 1) * chunk).prefix(chunk)
        return SortKeys(of: items, for: sorts, by: &writer)
      }
    ).compactMap(\.self)
    return parts.dropFirst().reduce(into: parts[0]) { $0.append($1) }
  }
}
