import Diagnostics

/// The films of a Letterboxd export: tables about the same films, which name and year tell apart.
struct LetterboxdFilms {
  private static let columns = [
    "Name", "Year", "Letterboxd URI", "Rating", "Rewatch", "Tags", "Watched Date", "Review", "Date", "Status",
  ]
  /// From the table that says least to the one that says most; what a later table says counts.
  private static let names = ["watchlist", "watched", "ratings", "diary", "reviews"]

  private var films: [[String]: Int] = [:]
  private var rows: [ImportTable.Row] = []
  private var findings: [Diagnostic] = []

  /// The films of an archive; nil of one that is not Letterboxd's.
  static func table(in archive: ZipArchive, path: String) throws(ImportFailure) -> ImportTable? {
    // Folders hold what the person deleted, and what belongs to nobody any more.
    let found = names.filter { archive.paths.contains("\($0).csv") }
    guard !found.isEmpty else { return nil }
    var films = LetterboxdFilms()
    for name in found {
      guard let bytes = archive.read("\(name).csv") else {
        throw .unrecognised("\(path): \(name).csv in it is damaged")
      }
      films.add(try ImportTable.csv(bytes, path: "\(path)/\(name).csv"), named: name)
    }
    // Places in the archive mean nothing to anybody.
    return films.table(SourceFile(path: path, bytes: []))
  }

  /// The films of one table, whose file's name tells a watchlist from films that were watched.
  static func table(of table: ImportTable, path: String) -> ImportTable {
    let file = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    var films = LetterboxdFilms()
    films.add(table, named: names.first(where: file.contains) ?? "")
    return films.table(table.file)
  }

  private func table(_ file: SourceFile) -> ImportTable {
    var table = ImportTable(columns: Self.columns, rows: rows, file: file)
    table.findings = findings
    return table
  }

  private mutating func add(_ table: ImportTable, named name: String) {
    findings += table.findings
    let isLog = table.column("Watched Date") != nil
    let logged = table.column("Watched Date") ?? table.column("Date")
    // The last time that somebody saw a film counts.
    let ordered = logged.map { date in table.rows.sorted { $0.cells[date].text < $1.cells[date].text } } ?? table.rows
    for row in isLog ? ordered : table.rows { add(row, of: table, isLog: isLog, isWatchlist: name == "watchlist") }
  }

  private mutating func add(_ row: ImportTable.Row, of table: ImportTable, isLog: Bool, isWatchlist: Bool) {
    func cell(_ column: String) -> ImportTable.Cell? { table.column(column).map { row.cells[$0] } }
    let film = [cell("Name")?.text ?? "", cell("Year")?.text ?? ""]
    let index = films[film] ?? rows.count
    let isKnown = index < rows.count
    if !isKnown {
      films[film] = index
      rows.append(
        ImportTable.Row(cells: Self.columns.map { _ in .init("", offset: row.offset) }, offset: row.offset))
    }
    for (position, column) in Self.columns.enumerated() {
      // An address in a log leads to its entry, and a day there is the day of writing.
      if isLog, column == "Letterboxd URI" && isKnown || column == "Date" { continue }
      guard let new = cell(column), !new.text.isEmpty else { continue }
      // A film was added when the first table says so.
      if column == "Date", !rows[index].cells[position].text.isEmpty { continue }
      rows[index].cells[position] = new
    }
    rows[index].cells[Self.columns.count - 1].text = isWatchlist ? "Watchlist" : "Watched"
  }
}
