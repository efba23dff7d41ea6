import Catalogue
import Language
import Templates

/// A collection with everything that its pages need: its orders, its programs, its neighbours.
struct CollectionPlan: Sendable {
  let loaded: LoadedCollection
  let templates: TemplateLibrary
  /// What the items are sorted by; nil where the lists stand.
  let keys: SortKeys?
  /// One for each sort; none where the lists stand.
  let arrangements: [Arrangement]
  /// The pages of all lists.
  let lists: [ListPages]
  let detail: TemplateProgram
  /// The item before and after each in the first sort; nil at the ends and for deleted items.
  let neighbours: Neighbours
  /// The sum of `detail`.
  let program: UInt64
  /// The pages of items that need not be rendered; nil if all must be.
  let standing: StandingPages?
  /// Whether everything stands that is about several items: the lists, the report, the data.
  let hasStandingLists: Bool

  var collection: Collection { loaded.collection }

  /// The positions of all items, in the first sort, the deleted ones last.
  var allItems: [Int] { arrangements[0].items + arrangements[0].deleted }

  init(_ loaded: LoadedCollection, site: LoadedSite, formatter: ItemFormatter, standsIn survey: Survey?) throws {
    self.loaded = loaded
    let past = loaded.loader.survey?.past
    hasStandingLists = past != nil && survey?.soundOwners.contains(loaded.collection.id) ?? false && loaded.isSame
    let collection = loaded.collection
    let templates = site.templates.library(for: collection.settings)
    let keys = hasStandingLists ? nil : try Self.sortKeys(of: loaded, site: site.settings)
    let arrangements = try keys.map { try Self.arrangements(of: collection, by: $0, site: site.settings) } ?? []
    self.templates = templates
    self.keys = keys
    self.arrangements = arrangements
    // Templates are held against lists that stand as well, whose rows do not matter for that.
    lists = Self.lists(
      collection, hasStandingLists ? collection.settings.sorts.map { _ in Arrangement() } : arrangements,
      language: site.settings.language, formatter: formatter)
    if let past, hasStandingLists {
      neighbours = Neighbours(loaded, from: past)
    } else {
      neighbours = Neighbours(arrangements[0].items, count: collection.items.count)
    }
    detail = Self.detail(of: collection, templates: templates, site: site.settings, formatter: formatter)
    program = Checksum.of(detail.signature[...])
    standing = StandingPages(loaded, neighbours: neighbours, program: program)
  }

  /// The program of the pages of a collection's items.
  static func detail(
    of collection: Collection, templates: TemplateLibrary, site: SiteSettings, formatter: ItemFormatter
  ) -> TemplateProgram {
    let names = SiteNames(site: site, phrases: formatter.phrases)
    let collectionNames = CollectionNames(collection: collection, site: site, formatter: formatter).names
    let context = DetailPage.context(collection, names: names, collectionNames: collectionNames)
    return templates["detail"].map { TemplateCompiler.compile($0, on: context, library: templates) }
      ?? TemplateProgram()
  }

  /// The address of a collection's folder, for canonical links.
  static func address(of collection: Collection, site: SiteSettings) -> String {
    (site.url ?? "") + PercentEncoding.encoded(collection.id) + "/"
  }

  private static func arrangements(
    of collection: Collection, by keys: SortKeys, site: SiteSettings
  ) throws -> [Arrangement] {
    let sorts = collection.settings.sorts
    let arranger = Arranger(items: collection.items, schema: collection.schema, keys: keys, language: site.language)
    return try Parallel.map(
      sorts.count,
      makeWorker: { SectionLabels(schema: collection.schema, formatter: ItemFormatter(site: site)) },
      body: { labels, sort in try arranger.arrange(by: sorts[sort], labels: labels) })
  }

  private static func sortKeys(of loaded: LoadedCollection, site: SiteSettings) throws -> SortKeys {
    let collection = loaded.collection
    let past = loaded.loader.survey?.past
    let chunk = 512
    let count = max(1, (collection.items.count + chunk - 1) / chunk)
    let sorts = collection.settings.sorts
    let parts = try Parallel.map(
      count + 1,
      makeWorker: { try SortKeyWriter(schema: collection.schema, language: site.language) },
      body: { writer, job -> SortKeys? in
        // One core makes the letter index, which the sections wait for, while the others make keys.
        if job == 0 {
          if sorts.contains(where: \.sections.isIndex) { _ = try LetterIndex.of(site.language) }
          return nil
        }
        let range = (job - 1) * chunk..<min(collection.items.count, job * chunk)
        return SortKeys(of: collection.items[range], for: sorts, by: &writer) { item, add in
          if let row = loaded.pastRow(ofFile: Int(loaded.positions[item])) { past?.forEachKey(of: row, add) }
        }
      }
    ).compactMap(\.self)
    return parts.dropFirst().reduce(into: parts[0]) { $0.append($1) }
  }

  private static func lists(
    _ collection: Collection, _ arrangements: [Arrangement], language: LanguageTag, formatter: ItemFormatter
  ) -> [ListPages] {
    let settings = collection.settings
    var lists = zip(settings.sorts.indices, arrangements).map { sort, arrangement in
      ListPages(
        collection, sort: settings.sorts[sort], arrangement: arrangement,
        file: CollectionNames.listFile(settings.sorts, sort), showsDeleted: settings.deleted.show == .section,
        words: GuideWords(
          schema: collection.schema, sort: settings.sorts[sort], language: language, formatter: formatter))
    }
    if settings.deleted.show == .page, let first = arrangements.first, !first.deleted.isEmpty {
      lists.append(ListPages(deletedOf: collection, arrangement: first))
    }
    return lists
  }
}
