/// Writes the items of a collection as lines of comma-separated values.
package struct CollectionTable {
  private let items: ItemArray<Item>
  private let columns: [String]

  package init(_ collection: Collection) {
    items = collection.items
    columns = Self.columns(of: collection.schema)
  }

  /// What is before a field's key where it would be taken for something else of the item.
  package static let fieldPrefix = "fields."

  /// What the columns of the fields are called, so that no other column of an item has the same name.
  package static func columns(of schema: Schema) -> [String] {
    let others = ["id", "notes"] + ReservedKey.allCases.map(\.rawValue)
    return schema.fields.map(\.key).map {
      others.contains($0) || $0.hasPrefix(fieldPrefix) ? fieldPrefix + $0 : $0
    }
  }

  /// Adds the row of keys above the items.
  package func writeHead(to csv: inout CSVText) {
    csv.row(["id"] + columns + ["deleted", "deleted-because"])
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
