import Diagnostics
import Editing

/// The films of a Letterboxd export: tables about the same films, which name and year tell apart.
struct LetterboxdFilms {
  /// The columns that rules know, and those that the tables have besides.
  private var columns = [
    "Name", "Year", "Letterboxd URI", "Rating", "Rewatch", "Tags", "Watched Date", "Review", "Date", "Status",
  ]
  private static let statusColumn = 9
  private static let addressColumn = "Letterboxd URI"
  /// The day on which a film was written into a log, whose own column is called `Date` as well.
  private static let logColumn = "Log Date"
  /// From the table that says least to the one that says most; what a later table says counts.
  private static let names = ["watchlist", "watched", "ratings", "diary", "reviews"]

  private static let likes = "likes/films.csv"

  /// The columns as the tables call them.
  private var fileColumns: [String] = []
  /// The rows of each film by its name and year; several where the addresses of films tell them apart.
  private var films: [[String]: [Int]] = [:]
  /// The day on which each film was watched last, of those that are in a log.
  private var lastDays: [[String]: String] = [:]
  private var rows: [ImportTable.Row] = []
  private var findings: [Diagnostic] = []
  /// Rows that may be about any of several films, and what that says.
  private var doubts: [(offset: Int, message: String)] = []
  /// The films of which only the address of an entry in a log is known.
  private var entries: Set<Int> = []

  /// The films of an archive; nil of one that is not Letterboxd's.
  static func table(in archive: ZipArchive, path: String) throws(ImportFailure) -> ImportTable? {
    // Folders hold what the person deleted, and what belongs to nobody any more. Whoever packs the files again may put all of them into one.
    let paths = archive.paths.filter { !$0.hasPrefix("__MACOSX/") }
    let tops = Set(paths.map { $0.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)[0] })
    let top = tops.count == 1 && paths.allSatisfy { $0.contains("/") } ? tops.first.map { "\($0)/" } ?? "" : ""
    let found = names.filter { paths.contains("\(top)\($0).csv") }
    guard !found.isEmpty else { return nil }
    var films = LetterboxdFilms()
    var files: [SourceFile] = []
    func table(_ file: String) throws(ImportFailure) -> ImportTable {
      var table = try ImportTable.csv(try archive.read(top + file) ?? [], path: "\(path)/\(file)")
      files += table.files
      table.move(by: RowFindings.starts(of: files).last ?? 0)
      return table
    }
    var tables: [(name: String, table: ImportTable)] = []
    for name in found { tables.append((name, try table("\(name).csv"))) }
    for (_, table) in tables { films.noteDays(of: table) }
    for (name, table) in tables { films.add(table, named: name) }
    if paths.contains(top + likes) { films.addLikes(try table(likes)) }
    return films.table(files)
  }

  /// The films of one table, whose file's name tells a watchlist from films that were watched.
  static func table(of table: ImportTable, path: String) -> ImportTable {
    let file = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    var films = LetterboxdFilms()
    films.noteDays(of: table)
    films.add(table, named: names.first(where: file.contains) ?? "")
    return films.table(table.files)
  }

  private func table(_ files: [SourceFile]) -> ImportTable {
    var filled = rows
    for row in filled.indices { filled[row].cells.fill(to: columns.count) }
    var table = ImportTable(columns: columns, rows: filled, files: files)
    table.fileColumns = fileColumns
    table.origins[Self.logColumn] = ["Date"]
    var doubtful = RowFindings(files)
    for (offset, message) in doubts {
      doubtful.add(EditFinding(.warning, .importRow, path: nil, message), at: offset)
    }
    table.findings = findings + doubtful.diagnostics
    return table
  }

  private mutating func add(_ table: ImportTable, named name: String) {
    addColumns(of: table)
    let day = table.column("Watched Date")
    let ordered = day.map { day in table.rows.sorted { $0.cells[day].text < $1.cells[day].text } } ?? table.rows
    for row in ordered {
      let (index, _) = add(row, of: table, watchedOn: day.map { row.cells[$0].text })
      setStatus(isWatched: name != "watchlist", of: index)
    }
  }

  /// Adds the films of a table that lists those that somebody likes.
  private mutating func addLikes(_ table: ImportTable) {
    addColumns(of: table)
    for row in table.rows {
      let (index, isNew) = add(row, of: table)
      set(ImportTable.Cell("Yes", offset: row.offset), "Liked", of: index)
      if isNew { setStatus(isWatched: true, of: index) }
    }
  }

  /// Says whether somebody watched a film. Of a film that an item calls watched already, a watchlist does not say that nobody did.
  private mutating func setStatus(isWatched: Bool, of row: Int) {
    rows[row].cells[Self.statusColumn].text = isWatched ? "Watched" : "Watchlist"
    rows[row].cells[Self.statusColumn].isDefault = !isWatched
  }

  private mutating func addColumns(of table: ImportTable) {
    findings += table.findings
    fileColumns += table.columns.filter { !fileColumns.contains($0) }
  }

  /// The last time that somebody watched a film counts.
  private mutating func noteDays(of table: ImportTable) {
    guard let day = table.column("Watched Date") else { return }
    for row in table.rows {
      let film = film(of: row, in: table)
      lastDays[film] = max(lastDays[film] ?? "", row.cells[day].text)
    }
  }

  /// What tells a film apart.
  private func film(of row: ImportTable.Row, in table: ImportTable) -> [String] {
    ["Name", "Year"].map { column in table.column(column).map { row.cells[$0].text } ?? "" }
  }

  /// Adds what a row says of its film. Of a time before the last one, only the review counts.
  ///
  /// - Parameter day: The day of an entry in a log.
  /// - Returns: which film that is, and whether no other row was about it.
  private mutating func add(
    _ row: ImportTable.Row, of table: ImportTable, watchedOn day: String? = nil
  ) -> (index: Int, isNew: Bool) {
    let film = film(of: row, in: table)
    let index = knownRow(of: film, row, in: table, isEntry: day != nil) ?? rows.count
    let isNew = index == rows.count
    if isNew {
      films[film, default: []].append(index)
      rows.append(ImportTable.Row(cells: RowCells(count: columns.count, offset: row.offset), offset: row.offset))
    }
    let isOld = day.map { $0 < lastDays[film] ?? "" } ?? false
    for (column, cell) in zip(table.columns, row.cells) where !cell.isEmpty {
      if column == "Review" {
        addReview(cell, of: index)
      } else if !isOld {
        // An address in a log leads to its entry.
        if column == Self.addressColumn {
          if day != nil, hasAddress(index) { continue }
          if day == nil { entries.remove(index) } else { entries.insert(index) }
        }
        set(cell, day != nil && column == "Date" ? Self.logColumn : column, of: index)
      }
    }
    return (index, isNew)
  }

  /// The row of a film that is known already. Two films can have one name and year: their addresses tell them apart, but an entry of a log has an address of
  /// its own.
  private mutating func knownRow(
    of film: [String], _ row: ImportTable.Row, in table: ImportTable, isEntry: Bool
  ) -> Int? {
    guard let known = films[film], let first = known.first else { return nil }
    let given = table.column(Self.addressColumn).map { row.cells[$0].text } ?? ""
    if isEntry || given.isEmpty {
      if known.count > 1 {
        doubts.append(
          (
            row.offset,
            "there are \(known.count) films '\(film[0])' of one year, and this row does not tell which it is about; it is taken for the first"
          ))
      }
      return first
    }
    return known.first { entries.contains($0) || [given, ""].contains(address(ofRow: $0)) }
  }

  private func address(ofRow row: Int) -> String {
    columns.firstIndex(of: Self.addressColumn).map { rows[row].cells[$0].text } ?? ""
  }

  private func hasAddress(_ row: Int) -> Bool { !address(ofRow: row).isEmpty }

  /// Adds a review, after those of earlier days.
  private mutating func addReview(_ review: ImportTable.Cell, of row: Int) {
    guard let column = columns.firstIndex(of: "Review") else { return }
    let earlier = rows[row].cells[column].text
    if earlier == review.text { return }
    let text = earlier.isEmpty ? review.text : "\(earlier)\n\n\(review.text)"
    set(ImportTable.Cell(text, offset: review.offset), "Review", of: row)
  }

  private mutating func set(_ cell: ImportTable.Cell, _ column: String, of row: Int) {
    let position = columns.firstIndex(of: column) ?? columns.count
    if position == columns.count { columns.append(column) }
    rows[row].cells.fill(to: position + 1)
    // A film was added when the first table says so.
    if column == "Date", !rows[row].cells[position].isEmpty { return }
    rows[row].cells[position] = cell
  }
}
