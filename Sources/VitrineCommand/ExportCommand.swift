import ArgumentParser
import Diagnostics
import Editing
import Exporting
import Files
import Glibc

/// `vitrine export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write collections as CSV, JSON or a SQLite database.",
    discussion: """
      Everything that items say is exported: fields, reserved keys and notes, of deleted items and drafts as well. 'vitrine import' reads CSV \
      and JSON back.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case csv, json, sqlite
  }

  @OptionGroup var site: SiteOption

  @Argument(help: "The folders of collections in content/. Without them, all.", completion: SiteCompletion.collections)
  var collection: [String] = []

  @Option(help: "What is written. Without it, what the name of the output ends in, or CSV.")
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "The file to write; for several collections as CSV, a folder. Without it, standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    let root = try site.root()
    let clock = try BuildClock.now()
    let known = try EditFailures.reported { try EditingSite(root: root, clock: clock).collectionNames }
    let collections = try (collection.isEmpty ? known : collection).map { id in
      try EditFailures.reported { try reported { try ExportedCollection.read(id, root: root, clock: clock) } }
    }
    switch format ?? impliedFormat {
    case .json: try write(JSONExport(collections).bytes)
    case .csv: try writeTables(collections)
    case .sqlite:
      guard let output else { throw Exit.wrongUsage("a database needs a file: --output FILE", of: Self.self) }
      try OutputFile(output).replace { try SQLiteExport(collections).write(to: $0) }
    }
  }

  private var impliedFormat: Format {
    let ending = output?.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["json"].contains(ending) ? .json : ["sqlite", "sqlite3", "db"].contains(ending) ? .sqlite : .csv
  }

  private func writeTables(_ collections: [ExportedCollection]) throws {
    if collections.count == 1 { return try write(CSVExport(collections[0]).bytes) }
    guard let output else {
      let ids = collections.map(\.id).joined(separator: ", ")
      throw Exit.wrongUsage(
        "as CSV, each collection is a table of its own: name one of \(ids), or a folder by --output", of: Self.self)
    }
    for collection in collections {
      try OutputFile("\(output)/\(collection.id).csv", makesFolder: true).replace(with: CSVExport(collection).bytes)
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    if let output { try OutputFile(output).replace(with: bytes) } else { try StandardOutput.write(bytes) }
  }

  private func reported<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch ExportFailure.findings(let diagnostics) {
      let report = DiagnosticReport(diagnostics, isStrict: false)
      report.print()
      StandardError.write("\(report.summary); nothing was exported\n")
      throw Exit.contentError
    }
  }
}
