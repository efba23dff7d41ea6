/// Writes the items of a collection as JSON objects: id, name, path, the fields that they have, and when they were deleted.
package struct ItemJSON {
  private let items: ItemArray<Item>
  /// The path of the collection's folder, with a slash at its end.
  private let folder: String
  /// The fields' keys as JSON, with a colon.
  private let keys: [[UInt8]]

  package init(_ collection: Collection) {
    items = collection.items
    folder = "content/\(collection.id)/"
    keys = collection.schema.fields.map { field in
      var json = JSONText()
      json.key(field.key)
      return json.bytes
    }
  }

  /// Adds the item at a position.
  package func write(_ item: ItemIndex, to json: inout JSONText) {
    json.raw("{\"id\": ")
    json.string(items[item].id)
    json.raw(", \"name\": ")
    json.string(items[item].name)
    json.raw(", \"path\": \"")
    json.part(ofString: folder)
    json.part(ofString: items[item].fileStem)
    json.raw(".md\", \"fields\": {")
    write(items[item].values, to: &json)
    json.raw("}")
    if let deletion = items[item].deletion {
      json.raw(", \"deleted\": ")
      json.string(RawText.text(of: deletion.date))
      if let because = deletion.because {
        json.raw(", \"deleted-because\": ")
        json.string(because)
      }
    }
    json.raw("}")
  }

  private func write(_ values: [Value], to json: inout JSONText) {
    var isFirst = true
    for field in keys.indices where !values[field].isMissing {
      if !isFirst { json.raw(", ") }
      isFirst = false
      json.raw(keys[field])
      json.value(values[field])
    }
  }
}
