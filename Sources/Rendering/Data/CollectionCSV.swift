import Catalogue

/// A collection's items for spreadsheets: `data.csv`.
enum CollectionCSV {
  /// One item a line, in the order of `items`, which deleted ones are among.
  ///
  /// - Parameter take: Called after each item with everything that was written, which it may take away.
  /// - Returns: What was not taken away.
  static func bytes(_ collection: Collection, items: [ItemIndex], take: (inout [UInt8]) -> Void) -> [UInt8] {
    let table = CollectionTable(collection)
    var csv = CSVText()
    table.writeHead(to: &csv)
    for item in items {
      table.write(item, to: &csv)
      csv.withBytes(take)
    }
    return csv.bytes
  }
}
