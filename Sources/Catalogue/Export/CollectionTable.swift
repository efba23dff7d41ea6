/// Writes the items of a collection as lines of comma-separated values.
package struct CollectionTable {
  private let items: ItemArray<Item>
  private let keys: [String]

  package init(_ collection: Collection) {
    items = collection.items
    keys = collection.schema.fields.map(\.key)
  }

  /// Adds the row of keys above the items.
  package func writeHead(to csv: inout CSVText) {
    csv.row(["id"] + keys + ["deleted", "deleted-because"])
  }

  /// Adds the item at a position.
  package func write(_ item: ItemIndex, to csv: inout CSVText) {
    csv.cell(items[item].id)
    for value in items[item].values { csv.cell(value) }
    let deletion = items[item].deletion
    csv.cell(deletion.map { RawText.text(of: $0.date) } ?? "")
    csv.cell(deletion?.because ?? "")
    csv.endRow()
  }
}
