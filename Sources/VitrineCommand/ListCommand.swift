import ArgumentParser
import Catalogue
import Diagnostics
import Language
import Loading
import Ordering

/// `vitrine list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print a collection in one of its orders.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, csv
  }

  @OptionGroup var site: SiteOption

  @Argument(help: "The collection's folder in content/.")
  var collection: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The name of one of the collection's sorts, or keys such as make,-year. Without it, the first sort.",
      valueName: "name or keys"))
  var sort: String?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Only items for which this holds: a key, one of = != < <= > >= ~ (contains), and a value. May be given several times.",
      valueName: "key=value"))
  var conditions: [String] = []

  @Flag(help: "Only deleted items.")
  var deleted = false

  @Option(help: "How the items are printed.")
  var format = Format.table

  func run() throws {
    let root = try site.root()
    var options = LoadOptions(clock: try BuildClock.now())
    options.rendersNotes = false
    let loaded = try LoadingFailure.reported { try SiteLoader.load(root: root, options: options) }
    let found = try loaded.found(collection)
    let report = DiagnosticReport(
      loaded.diagnostics.filter { $0.file.hasPrefix("content/\(collection)/") || $0.file == "content/site.yaml" },
      isStrict: false)
    let formatter = ItemFormatter(site: loaded.settings)
    let clock = try ZoneClock(loaded.settings.zone)
    let filters: [Filter]
    do {
      filters = try conditions.map {
        try Filter($0, schema: found.schema, language: loaded.settings.language, clock: clock)
      }
    } catch let failure as FilterFailure {
      throw Exit.wrongUsage(failure.message, of: Self.self)
    }
    let sort = try chosenSort(of: found)
    let keys = try SortKeyWriter(schema: found.schema, language: loaded.settings.language)
    let arrangement = try arrange(found, by: sort, keys: keys, language: loaded.settings.language, formatter: formatter)
    { item in
      filters.allSatisfy { $0.holds(for: item, formatter: formatter) }
    }
    let listing = Listing(collection: found, sort: sort, arrangement: arrangement, showsDeleted: deleted)
    switch format {
    case .json: try StandardOutput.write(listing.json)
    case .csv: try StandardOutput.write(listing.csv)
    case .table:
      let table = ListTable(listing, formatter: formatter, coloring: .standardOutput, width: TerminalSize.columns)
      try StandardOutput.write(table.text)
    }
    report.print()
    if report.hasErrors { throw Exit.contentError }
  }

  private func arrange(
    _ collection: Collection, by sort: Sort, keys writer: SortKeyWriter, language: LanguageTag,
    formatter: ItemFormatter,
    where isWanted: @escaping (Item) -> Bool
  ) throws -> Arrangement {
    var writer = writer
    let keys = SortKeys(of: collection.items[...], for: [sort], by: &writer)
    let arranger = Arranger(
      items: collection.items, schema: collection.schema, keys: keys, language: language, where: isWanted)
    return try arranger.arrange(by: sort, labels: SectionLabels(schema: collection.schema, formatter: formatter))
  }

  /// The sort of that name, one made of keys, or the one whose page has that address.
  private func chosenSort(of collection: Collection) throws -> Sort {
    let sorts = collection.settings.sorts
    guard let name = sort else { return sorts[0] }
    if let named = sorts.first(where: { $0.name == name }) { return named }
    if name.split(separator: ",", omittingEmptySubsequences: false).contains(where: { $0.isEmpty || $0 == "-" }) {
      throw Exit.wrongUsage(
        "--sort takes the name of a sort (\(sorts.map(\.name).joined(separator: ", "))), or keys with single commas between, such as \(exampleKeys(of: collection)); not '\(name)'",
        of: Self.self)
    }
    switch terms(name, of: collection) {
    case .success(let terms):
      return Sort(name: name, slug: "", terms: terms, sections: .none)
    case .failure(let finding):
      if let addressed = sorts.first(where: { $0.slug == name.lowercased() }) { return addressed }
      let names = sorts.map(\.name).joined(separator: ", ")
      throw Exit.wrongUsage(
        "--sort: no sort is called '\(name)' (the sorts are \(names)), and \(finding.message)", of: Self.self)
    }
  }

  private func exampleKeys(of collection: Collection) -> String {
    (["name"] + collection.schema.fields.prefix(2).map(\.key)).suffix(2).joined(separator: ",-")
  }

  private func terms(_ keys: String, of collection: Collection) -> Result<[SortTerm], ValueFinding> {
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
