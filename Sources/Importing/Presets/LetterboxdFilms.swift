import Diagnostics

/// The films of a Letterboxd export: tables about the same films, which name and year tell apart.
struct LetterboxdFilms {
  /// The columns that rules know, and those that the tables have besides.
  private var columns = [
    "Name", "Year", "Letterboxd URI", "Rating", "Rewatch", "Tags", "Watched Date", "Review", "Date", "Status",
  ]
  private static let statusColumn = 9
  /// The day on which a film was written into a log, whose own column is called `Date` as well.
  private static let logColumn = "Log Date"
  /// From the table that says least to the one that says most; what a later table says counts.
  private static let names = ["watchlist", "watched", "ratings", "diary", "reviews"]

  private static let likes = "likes/films.csv"

  /// The columns as the tables call them.
  private var fileColumns: [String] = []
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
    if archive.paths.contains(likes) {
      guard let bytes = archive.read(likes) else { throw .unrecognised("\(path): \(likes) in it is damaged") }
      films.addLikes(try ImportTable.csv(bytes, path: "\(path)/\(likes)"))
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
    let filled = rows.map { row in
      let missing = (row.cells.count..<columns.count).map { _ in ImportTable.Cell("", offset: row.offset) }
      return ImportTable.Row(cells: row.cells + missing, offset: row.offset)
    }
    var table = ImportTable(columns: columns, rows: filled, file: file)
    table.fileColumns = fileColumns
    table.origins[Self.logColumn] = ["Date"]
    table.findings = findings
    return table
  }

  private mutating func add(_ table: ImportTable, named name: String) {
    addColumns(of: table)
    let isLog = table.column("Watched Date") != nil
    let logged = table.column("Watched Date") ?? table.column("Date")
    // The last time that somebody saw a film counts.
    let ordered = logged.map { date in table.rows.sorted { $0.cells[date].text < $1.cells[date].text } } ?? table.rows
    for row in isLog ? ordered : table.rows {
      let (index, _) = add(row, of: table, isLog: isLog)
      rows[index].cells[Self.statusColumn].text = name == "watchlist" ? "Watchlist" : "Watched"
    }
  }

  /// Adds the films of a table that lists those that somebody likes.
  private mutating func addLikes(_ table: ImportTable) {
    addColumns(of: table)
    for row in table.rows {
      let (index, isNew) = add(row, of: table, isLog: false)
      set(ImportTable.Cell("Yes", offset: row.offset), "Liked", of: index)
      if isNew { rows[index].cells[Self.statusColumn].text = "Watched" }
    }
  }

  private mutating func addColumns(of table: ImportTable) {
    findings += table.findings
    fileColumns += table.columns.filter { !fileColumns.contains($0) }
  }

  /// Adds what a row says of its film.
  ///
  /// - Returns: which film that is, and whether no other row was about it.
  private mutating func add(_ row: ImportTable.Row, of table: ImportTable, isLog: Bool) -> (index: Int, isNew: Bool) {
    let film = ["Name", "Year"].map { column in table.column(column).map { row.cells[$0].text } ?? "" }
    let index = films[film] ?? rows.count
    let isNew = index == rows.count
    if isNew {
      films[film] = index
      rows.append(ImportTable.Row(cells: columns.map { _ in .init("", offset: row.offset) }, offset: row.offset))
    }
    for (column, cell) in zip(table.columns, row.cells) where !cell.text.isEmpty {
      // An address in a log leads to its entry.
      if isLog, column == "Letterboxd URI", !isNew { continue }
      set(cell, isLog && column == "Date" ? Self.logColumn : column, of: index)
    }
    return (index, isNew)
  }

  private mutating func set(_ cell: ImportTable.Cell, _ column: String, of row: Int) {
    let position = columns.firstIndex(of: column) ?? columns.count
    if position == columns.count { columns.append(column) }
    while rows[row].cells.count <= position { rows[row].cells.append(.init("", offset: rows[row].offset)) }
    // A film was added when the first table says so.
    if column == "Date", !rows[row].cells[position].text.isEmpty { return }
    rows[row].cells[position] = cell
  }
}
