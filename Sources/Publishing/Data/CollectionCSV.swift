import Catalogue

/// A collection's items for spreadsheets: `data.csv`, as RFC 4180 has it.
enum CollectionCSV {
  static let file = "data.csv"

  static func bytes(_ collection: Collection, items: [Int]) -> [UInt8] {
    var csv = CSVText()
    csv.row(["id"] + collection.schema.fields.map(\.key) + ["deleted", "deleted-because"])
    for item in items.lazy.map({ collection.items[$0] }) {
      csv.cell(item.id)
      for value in item.values { csv.cell(value) }
      csv.cell(item.deletion.map { RawText.text(of: $0.date) } ?? "")
      csv.cell(item.deletion?.because ?? "")
      csv.endRow()
    }
    return csv.bytes
  }
}
