/// A collection's items for spreadsheets.
package enum CollectionTable {
  /// The items as comma-separated values with a row of keys above them.
  ///
  /// - Parameter items: the positions of the items, in order.
  package static func csv(of collection: Collection, items: [Int]) -> [UInt8] {
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
