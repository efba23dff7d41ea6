import Catalogue
import Language
import Templates

/// A collection with everything that its pages need: its orders, its programs, its neighbours.
struct CollectionPlan: Sendable {
  let loaded: LoadedCollection
  let templates: TemplateLibrary
  /// One for each sort.
  let arrangements: [Arrangement]
  /// The pages of all lists.
  let lists: [ListPages]
  let detail: TemplateProgram
  /// The item before and after each in the first sort; nil at the ends and for deleted items.
  let neighbours: Neighbours

  var collection: Collection { loaded.collection }

  /// The positions of all items, in the first sort, the deleted ones last.
  var allItems: [Int] { arrangements[0].items + arrangements[0].deleted }

  init(_ loaded: LoadedCollection, site: LoadedSite, formatter: ItemFormatter) throws {
    self.loaded = loaded
    let collection = loaded.collection
    let templates = site.templates.library(for: collection.settings)
    let arrangements = try Self.arrangements(of: collection, site: site.settings)
    self.templates = templates
    self.arrangements = arrangements
    lists = Self.lists(collection, arrangements)
    neighbours = Neighbours(arrangements[0].items, count: collection.items.count)
    let names = SiteNames(site: site.settings, phrases: formatter.phrases)
    let collectionNames = CollectionNames(collection: collection, site: site.settings, formatter: formatter).names
    let context = DetailPage.context(collection, names: names, collectionNames: collectionNames)
    detail = templates["detail"].map { Self.compile($0, on: context, library: templates) } ?? TemplateProgram()
  }

  private static func compile(
    _ template: Template, on context: TemplateValue, library: TemplateLibrary
  ) -> TemplateProgram {
    TemplateCompiler.compile(template, on: context, library: library)
  }

  private static func arrangements(of collection: Collection, site: SiteSettings) throws -> [Arrangement] {
    let sorts = collection.settings.sorts
    let keys = try sortKeys(of: collection, site: site)
    let arranger = Arranger(items: collection.items, schema: collection.schema, keys: keys, language: site.language)
    return try Parallel.map(
      sorts.count,
      makeWorker: { SectionLabels(schema: collection.schema, formatter: ItemFormatter(site: site)) },
      body: { labels, sort in try arranger.arrange(by: sorts[sort], labels: labels) })
  }

  private static func sortKeys(of collection: Collection, site: SiteSettings) throws -> SortKeys {
    let chunk = 512
    let count = max(1, (collection.items.count + chunk - 1) / chunk)
    let parts = try Parallel.map(
      count,
      makeWorker: { try SortKeyWriter(schema: collection.schema, language: site.language) },
      body: { writer, index in
        let range = index * chunk..<min(collection.items.count, (index + 1) * chunk)
        return SortKeys(of: collection.items[range], for: collection.settings.sorts, by: &writer)
      })
    return parts.dropFirst().reduce(into: parts[0]) { $0.append($1) }
  }

  private static func lists(_ collection: Collection, _ arrangements: [Arrangement]) -> [ListPages] {
    let settings = collection.settings
    var lists = zip(settings.sorts.indices, arrangements).map { sort, arrangement in
      ListPages(
        collection, sort: settings.sorts[sort], arrangement: arrangement,
        file: CollectionNames.listFile(settings.sorts, sort), showsDeleted: settings.deleted.show == .section)
    }
    if settings.deleted.show == .page, let first = arrangements.first, !first.deleted.isEmpty {
      lists.append(ListPages(deletedOf: collection, arrangement: first))
    }
    return lists
  }
}
