import Catalogue

/// A collection's items for programs: `data.json`.
enum CollectionJSON {
  static let file = "data.json"

  /// One item a line, in the order of `items`, which deleted ones are among.
  ///
  /// - Parameter take: may take bytes away, after each item.
  /// - Returns: what is left.
  static func bytes(_ collection: Collection, items: [Int], take: (inout [UInt8]) -> Void = { _ in }) -> [UInt8] {
    var json = JSONText()
    json.raw("{\n")
    json.member("collection", collection.id)
    json.raw(",\n")
    json.member("title", collection.settings.title)
    json.raw(",\n")
    json.key("fields")
    json.raw("[")
    for (position, field) in collection.schema.fields.enumerated() {
      json.raw(position == 0 ? "\n  {" : ",\n  {")
      json.member("key", field.key)
      json.raw(", ")
      json.member("label", field.label)
      json.raw(", ")
      json.member("type", field.type.rawValue)
      json.raw("}")
    }
    json.raw("\n],\n")
    json.key("items")
    json.raw("[")
    let writer = ItemJSON(collection)
    for (position, item) in items.enumerated() {
      json.raw(position == 0 ? "\n  " : ",\n  ")
      writer.write(item, to: &json)
      json.handOver(take)
    }
    json.raw("\n]\n}\n")
    return json.bytes
  }
}
