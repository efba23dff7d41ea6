import Catalogue

/// A collection's items for spreadsheets: `data.csv`.
enum CollectionCSV {
  static let file = "data.csv"
  private static let program: UInt64 = 1

  /// One item a line, in the order of `items`, which deleted ones are among.
  ///
  /// - Returns: what the file has not taken over.
  static func bytes(_ collection: Collection, items: [Int], into file: inout RowFile) -> [UInt8] {
    let table = CollectionTable(collection)
    var csv = CSVText()
    table.writeHead(to: &csv)
    for item in items {
      if !csv.withBytes({ file.begin(item, program: program, in: &$0) }) { table.write(item, to: &csv) }
      csv.withBytes { file.end(item, program: program, in: &$0) }
    }
    return csv.bytes
  }
}
