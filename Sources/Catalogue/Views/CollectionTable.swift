/// A collection's items for spreadsheets.
package enum CollectionTable {
  /// The items as comma-separated values with a row of keys above them.
  ///
  /// - Parameters:
  ///   - items: the positions of the items, in order.
  ///   - take: may take bytes away, after each item.
  /// - Returns: what is left.
  package static func csv(
    of collection: Collection, items: [Int], take: (inout [UInt8]) -> Void = { _ in }
  ) -> [UInt8] {
    var csv = CSVText()
    csv.row(["id"] + collection.schema.fields.map(\.key) + ["deleted", "deleted-because"])
    let all = collection.items
    for item in items {
      csv.cell(all[item].id)
      for value in all[item].values { csv.cell(value) }
      let deletion = all[item].deletion
      csv.cell(deletion.map { RawText.text(of: $0.date) } ?? "")
      csv.cell(deletion?.because ?? "")
      csv.endRow()
      csv.handOver(take)
    }
    return csv.bytes
  }
}
