import Catalogue

/// A collection's items for programs: `data.json`.
enum CollectionJSON {
  /// One item a line, in the order of `items`, which deleted ones are among.
  ///
  /// - Parameter take: Called after each item with everything that was written, which it may take away.
  /// - Returns: What was not taken away.
  static func bytes(_ collection: Collection, items: [ItemIndex], take: (inout [UInt8]) -> Void) -> [UInt8] {
    var json = JSONText()
    json.collectionHead(collection.settings)
    let writer = ItemJSON(collection)
    for (position, item) in items.enumerated() {
      json.raw(position == 0 ? "\n  " : ",\n  ")
      writer.write(item, to: &json)
      json.withBytes(take)
    }
    json.raw("\n]\n}\n")
    return json.bytes
  }
}
