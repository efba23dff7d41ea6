import Catalogue

/// A collection's items for programs: `data.json`.
enum CollectionJSON {
  static let file = "data.json"
  /// Stands for what prints the rows, in which nothing but the items differs from one collection to the next.
  private static let program: UInt64 = 1

  /// One item a line, in the order of `items`, which deleted ones are among.
  ///
  /// - Returns: what the file has not taken over.
  static func bytes(_ collection: Collection, items: [Int], into file: inout RowFile) -> [UInt8] {
    var json = JSONText()
    writeHead(collection, to: &json)
    let writer = ItemJSON(collection)
    for (position, item) in items.enumerated() {
      json.raw(position == 0 ? "\n  " : ",\n  ")
      if !json.withBytes({ file.begin(item, program: program, in: &$0) }) { writer.write(item, to: &json) }
      json.withBytes { file.end(item, program: program, in: &$0) }
    }
    json.raw("\n]\n}\n")
    return json.bytes
  }

  private static func writeHead(_ collection: Collection, to json: inout JSONText) {
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
  }
}
