import Diagnostics

/// The films of a Letterboxd export: a ZIP of tables about the same films, told by name and year.
enum LetterboxdArchive {
  /// From the least telling table to the most telling one; what a later table says counts.
  private static let tables = ["watchlist.csv", "watched.csv", "ratings.csv", "diary.csv", "reviews.csv"]
  private static let columns = [
    "Name", "Year", "Letterboxd URI", "Rating", "Rewatch", "Tags", "Watched Date", "Review", "Date",
  ]

  /// Nil of an archive that is none of Letterboxd.
  static func table(in archive: ZipArchive, path: String) throws(ImportFailure) -> ImportTable? {
    // Folders hold what the person deleted, and what belongs to nobody any more.
    let names = tables.filter { archive.paths.contains($0) }
    guard !names.isEmpty else { return nil }
    var films: [[String]: Int] = [:]
    var rows: [ImportTable.Row] = []
    for name in names {
      guard let bytes = archive.read(name) else { throw .unrecognised("\(path): \(name) in it is damaged") }
      let table = try ImportTable.csv(bytes, path: "\(path)/\(name)")
      let isLog = name == "diary.csv" || name == "reviews.csv"
      for row in table.rows {
        func text(_ column: String) -> String { table.column(column).map { row.cells[$0].text } ?? "" }
        let film = [text("Name"), text("Year")]
        let index = films[film] ?? rows.count
        if index == rows.count {
          films[film] = index
          rows.append(ImportTable.Row(cells: columns.map { _ in ImportTable.Cell("", offset: 0) }, offset: 0))
        }
        for (position, column) in columns.enumerated() {
          // Addresses in a log lead to its entries; a day there is the day of writing.
          if isLog && column == "Letterboxd URI" || column == "Date" && !["watched.csv"].contains(name) { continue }
          let new = text(column)
          if !new.isEmpty { rows[index].cells[position].text = new }
        }
      }
    }
    return ImportTable(columns: columns, rows: rows, file: SourceFile(path: path, bytes: []))
  }
}
