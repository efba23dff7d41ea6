import ArgumentParser
import Catalogue
import Characters
import Diagnostics
import Editing
import Files
import Glibc
import Importing
import Loading

/// `vitrine import`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Create an item from each row of a CSV or JSON file: all of them, or none if a row is wrong.",
    discussion: """
      If the collection does not exist, it is created, with fields and sorts that fit the rows. Exports of Goodreads, LibraryThing, \
      Letterboxd, Discogs, Tellico, calibre and Vitrine itself are recognised by their columns.
      """)

  @OptionGroup var options: ChangeOptions

  @Argument(
    help: "The file: CSV, JSON, the ZIP of Letterboxd, or a Tellico collection; - is standard input.",
    completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "The collection's folder in content/; it is created if it does not exist.", valueName: "collection"),
    completion: SiteCompletion.collections)
  var into: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Take a column for a field: 'Number of Pages=pages'. An empty key leaves the column out. May be given several times.",
      valueName: "column=key"))
  var map: [String] = []

  @Option(
    help: ArgumentHelp(
      "A row whose value of this key an item has already updates that item.", valueName: "key"))
  var key: String?

  @Option(name: .customLong("from"), help: "The program that wrote the file, if it should not be detected.")
  var preset: Preset?

  @Flag(help: "Say what would happen and what is wrong, and write nothing.")
  var dryRun = false

  func run() throws {
    let map = try map.map { text in
      guard let equals = text.utf8.lastIndex(of: UInt8(ascii: "=")), equals != text.startIndex else {
        throw Exit.wrongUsage("--map takes COLUMN=KEY, not '\(text)'", of: Self.self)
      }
      return (String(Substring(text.utf8[..<equals])), String(Substring(text.utf8[equals...].dropFirst())))
    }
    let change = try SiteChange(options)
    let request = ImportRequest(collection: into, map: map, key: key)
    let progress = BuildProgress()
    let display = ProgressDisplay(of: progress, since: SecondsClock.now())
    defer { display?.end() }
    let source = try ImportFailures.reported(of: Self.self) {
      try ImportSource(ImportFile.read(file), path: file, preset: preset, collection: into, map: map)
    }
    // The end of the process frees a million cells at once.
    _ = Unmanaged.passRetained(Kept(source))
    progress.expect(source.table.rows.count)
    let plan = { (site: EditingSite) throws -> ImportPlan in
      try ImportFailures.reported(of: Self.self) {
        var importer = try Importer(source, into: site, request)
        let plan = try importer.plan { progress.advance(by: 2 * $0) }
        display?.end()
        return plan
      }
    }
    if dryRun || options.diff {
      let plan = try plan(change.site())
      try checked(plan)
      if options.diff { return try StandardOutput.write(lines: plan.plan.diff) }
      try StandardOutput.write(lines: Self.report(plan, dry: true))
      return
    }
    var imported: ImportPlan?
    try change.write { () throws -> ChangePlan in
      let plan = try plan(change.site())
      try checked(plan)
      imported = plan
      return plan.plan
    }
    guard let imported else { return }
    _ = Unmanaged.passRetained(Kept(imported))
    try StandardOutput.write(lines: Self.report(imported, dry: false))
  }

  private func checked(_ plan: ImportPlan) throws {
    let report = DiagnosticReport(plan.findings, isStrict: false)
    report.print()
    if report.hasErrors {
      StandardError.write("\(report.summary); nothing was imported\n")
      throw Exit.contentError
    }
  }

  private static func report(_ plan: ImportPlan, dry: Bool) -> String {
    let would = dry ? "would be " : ""
    let parts = ["\(plan.newCount) new", "\(plan.updatedCount) changed", "\(plan.unchangedCount) unchanged"]
    let configuration = plan.configuration.map { dry ? "collection.yaml would be:\n\n\($0)\n" : "" } ?? ""
    let leftOut = leftOut(plan).map { "\($0); --map COLUMN=KEY takes one\n" } ?? ""
    let unread = unread(plan).map { "\($0)\n" } ?? ""
    return "\(configuration)items \(would)imported: \(parts.joined(separator: ", "))\n\(leftOut)\(unread)"
  }

  /// What is said of columns that are left out; nil if there are none.
  static func leftOut(_ plan: ImportPlan) -> String? {
    plan.leftOut.isEmpty ? nil : "columns left out: \(plan.leftOut.map { printable($0) }.joined(separator: ", "))"
  }

  /// What is said of values beside the rows; nil if there are none.
  static func unread(_ plan: ImportPlan) -> String? {
    if plan.unread.isEmpty { return nil }
    return "not part of a row, and left out: \(plan.unread.map { printable($0) }.joined(separator: ", "))"
  }
}

extension Preset: ExpressibleByArgument {}
