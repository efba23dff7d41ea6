import Addresses
import ArgumentParser
import Catalogue
import Diagnostics
import Loading

/// `vitrine list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print a collection in one of its orders.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, csv
  }

  @OptionGroup var site: SiteOption

  @Argument(help: "The collection's folder in content/.", completion: SiteCompletion.collections)
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
    options.keepsAllPictures = true
    options.leavingOut = .itemsInError
    let loaded = try LoadingFailure.reported {
      try SiteReading.steady(root) { try SiteLoader.load(root: root, options: options) }
    }
    let found = try loaded.found(collection)
    let report = DiagnosticReport(loaded.diagnostics(affecting: found), isStrict: false)
    let formatter = ItemFormatter(site: loaded.settings)
    let selection = try OrderedSelection(
      sort: sort, conditions: conditions, of: found, site: loaded.settings, formatter: formatter, command: Self.self)
    let (sort, arrangement) = (selection.sort, try selection.arrangement(of: found))
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
}
