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
      Exports fields, reserved keys and notes of all items, including deleted items and drafts. 'vitrine import' reads CSV and JSON back.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case csv, json, sqlite

    /// What the names of files of the format end in.
    var endings: [String] {
      switch self {
      case .csv: [".csv"]
      case .json: [".json"]
      case .sqlite: [".sqlite", ".sqlite3", ".db"]
      }
    }
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

  func validate() throws {
    if output == "-" { throw ValidationError("--output names a file; without it, exports go to standard output") }
  }

  func run() throws {
    let root = try site.root()
    let clock = try BuildClock.now()
    let ids = try reported { try names(in: EditingSite(root: root, clock: clock)) }
    let format = try format ?? impliedFormat(of: ids.count)
    if let output, format != .csv || ids.count == 1 {
      try SourceFolders.check(output, root: root, endings: format.endings)
    }
    /// What is made of the collections, of a time in which nobody changes them.
    func made<Result>(_ body: ([ExportedCollection]) throws -> Result) throws -> Result {
      try LoadingFailure.reported {
        try reported {
          try SiteReading.steady(root) {
            try body(
              ExportedCollection.read(ids, areAll: collection.isEmpty, of: EditingSite(root: root, clock: clock)))
          }
        }
      }
    }
    switch format {
    case .json:
      let pieces = try made { collections in try JSONExport(collections).pieces() }
      try write(pieces)
    case .csv where ids.count == 1:
      let pieces = try made { collections in try CSVExport(collections[0]).pieces() }
      try write(pieces)
    case .csv:
      try writeTables(named: ids) {
        try made { collections in try ExportFailure.all(collections) { try CSVExport($0).pieces() } }
      }
    case .sqlite:
      guard let output else { throw Exit.wrongUsage("a database needs a file: --output FILE", of: Self.self) }
      try OutputFile(output).writeFile { path in
        try made { collections in
          // An attempt that was made before may have left something.
          truncate(path, 0)
          try SQLiteExport(collections).write(to: path)
        }
      }
    }
  }

  /// The folders of the collections, in their order.
  private func names(in site: EditingSite) throws -> [String] {
    var known: Set<String> = []
    return collection.isEmpty ? try site.collectionNames : collection.filter { known.insert($0).inserted }
  }

  /// What the name of the output ends in; CSV for one that has no ending.
  private func impliedFormat(of count: Int) throws -> Format {
    let name = output?.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return .csv }
    switch name[name.index(after: dot)...].lowercased() {
    case "csv": return .csv
    case "json": return .json
    case "sqlite", "sqlite3", "db": return .sqlite
    default:
      // Several tables go to a folder.
      if count > 1, let output, output.hasSuffix("/") || CurrentFolder.isFolder(output) { return .csv }
      throw Exit.wrongUsage(
        "\(name) does not say what to write: names end in .csv, .json, .sqlite, .sqlite3 or .db, or --format says it",
        of: Self.self)
    }
  }

  private func writeTables(named names: [String], _ tables: () throws -> [[[UInt8]]]) throws {
    guard let output else {
      if names.isEmpty { throw Exit.wrongUsage("the site has no collection to export", of: Self.self) }
      throw Exit.wrongUsage(
        "as CSV, each collection is a table of its own: name one of \(names.joined(separator: ", ")), or a folder by "
          + "--output", of: Self.self)
    }
    let folder = output.hasSuffix("/") ? output : "\(output)/"
    let made = try tables()
    let files = try names.map { try OutputFile("\(folder)\($0).csv", isNamed: false, makesFolder: true) }
    for (file, table) in zip(files, made) { try file.write(table) }
  }

  private func write(_ pieces: [[UInt8]]) throws {
    if let output { return try OutputFile(output).write(pieces) }
    for piece in pieces { try StandardOutput.write(piece) }
  }

  private func reported<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try EditFailures.reported(body)
    } catch ExportFailure.findings(let diagnostics) {
      let report = DiagnosticReport(diagnostics, isStrict: false)
      report.print()
      StandardError.write("\(report.summary); nothing was exported\n")
      throw Exit.contentError
    }
  }
}
