import ArgumentParser
import Catalogue
import Diagnostics
import Language
import Loading
import Ordering

/// The items that a command is about, and their order: what `--sort` and `--where` say.
struct OrderedSelection {
  let sort: Sort
  private let filters: [Filter]
  private let language: LanguageTag
  private let articles: [LanguageTag]?
  private let formatter: ItemFormatter

  /// - Parameters:
  ///   - sort: the name of a sort, or keys; nil for the collection's first sort.
  ///   - command: the command that was called, for what is said of wrong usage.
  init(
    sort: String?, conditions: [String], of collection: Collection, site: SiteSettings, formatter: ItemFormatter,
    command: any ParsableCommand.Type
  ) throws {
    let clock = try ZoneClock(site.zone)
    do {
      filters = try conditions.map {
        try Filter($0, of: collection.settings, site: site, clock: clock)
      }
    } catch let failure as FilterFailure {
      throw Exit.wrongUsage(failure.message, of: command)
    }
    self.sort = try Self.chosenSort(sort, of: collection, command: command)
    (language, articles) = (site.language, site.articles)
    self.formatter = formatter
  }

  /// The items for which every condition holds, in order.
  func arrangement(of collection: Collection) throws -> Arrangement {
    var writer = try SortKeyWriter(schema: collection.schema, language: language, articles: articles)
    let keys = SortKeys(of: collection.items[...], for: [sort], by: &writer)
    let arranger = Arranger(
      items: collection.items, schema: collection.schema, keys: keys, language: language
    ) { item in
      filters.allSatisfy { $0.holds(for: item, formatter: formatter) }
    }
    return try arranger.arrange(by: sort, labels: SectionLabels(schema: collection.schema, formatter: formatter))
  }

}

extension OrderedSelection {
  /// The sort of that name, one made of keys, or the one whose page has that address.
  private static func chosenSort(
    _ name: String?, of collection: Collection, command: any ParsableCommand.Type
  ) throws -> Sort {
    let sorts = collection.settings.sorts
    guard let name else { return sorts[0] }
    if let named = sorts.first(where: { $0.name == name }) { return named }
    if name.split(separator: ",", omittingEmptySubsequences: false).contains(where: { $0.isEmpty || $0 == "-" }) {
      throw Exit.wrongUsage(
        "--sort takes the name of a sort (\(sorts.map(\.name).joined(separator: ", "))), or keys with single commas between, such as \(exampleKeys(of: collection)); not '\(name)'",
        of: command)
    }
    switch terms(name, of: collection) {
    case .success(let terms):
      return Sort(name: name, slug: "", terms: terms, sections: .none)
    case .failure(let finding):
      if let addressed = sorts.first(where: { $0.slug == name.lowercased() }) { return addressed }
      let names = sorts.map(\.name).joined(separator: ", ")
      throw Exit.wrongUsage(
        "--sort: no sort is called '\(name)' (the sorts are \(names)), and \(finding.message)", of: command)
    }
  }

  private static func exampleKeys(of collection: Collection) -> String {
    (["name"] + collection.schema.fields.prefix(2).map(\.key)).suffix(2).joined(separator: ",-")
  }

  private static func terms(_ keys: String, of collection: Collection) -> Result<[SortTerm], ValueFinding> {
    let resolver = SortResolver(schema: collection.schema, nameFields: collection.settings.name.fields)
    var terms: [SortTerm] = []
    for key in keys.split(separator: ",", omittingEmptySubsequences: false) {
      switch resolver.term(SortDescriptor(String(key))) {
      case .success(let term): terms.append(term)
      case .failure(let finding): return .failure(finding)
      }
    }
    return .success(terms)
  }
}
