import Catalogue
import FrontMatter
import Language

/// Collections as JSON: what a collection's `data.json` holds, with the reserved keys and the notes of its items.
package struct JSONExport {
  private let collections: [ExportedCollection]

  package init(_ collections: [ExportedCollection]) {
    self.collections = collections
  }

  /// One collection as an object; several as `{"collections": […]}`.
  package var bytes: [UInt8] {
    var json = JSONText()
    if collections.count == 1 {
      write(collections[0], to: &json)
    } else {
      json.raw("{\"collections\": [")
      for (position, collection) in collections.enumerated() {
        json.raw(position == 0 ? "\n" : ",\n")
        write(collection, to: &json)
      }
      json.raw("]}")
    }
    json.raw("\n")
    return json.bytes
  }

  private func write(_ collection: ExportedCollection, to json: inout JSONText) {
    json.raw("{")
    json.member("collection", collection.id)
    json.raw(", ")
    json.member("title", collection.settings.title)
    json.raw(",\n \"fields\": [")
    for (position, field) in collection.settings.schema.fields.enumerated() {
      json.raw(position == 0 ? "\n  {" : ",\n  {")
      json.member("key", field.key)
      json.raw(", ")
      json.member("label", field.label)
      json.raw(", ")
      json.member("type", field.type.rawValue)
      json.raw("}")
    }
    json.raw("],\n \"items\": [")
    let keys = collection.settings.schema.fields.map(\.key)
    for (position, item) in collection.items.enumerated() {
      json.raw(position == 0 ? "\n  " : ",\n  ")
      write(item, keys, to: &json)
    }
    json.raw("]}")
  }

  private func write(_ item: ExportedItem, _ keys: [String], to json: inout JSONText) {
    json.raw("{")
    json.member("id", item.id)
    json.raw(", ")
    json.member("name", item.name)
    json.raw(", ")
    json.member("path", item.path)
    json.raw(", \"fields\": {")
    var isFirst = true
    for (key, (value, text)) in zip(keys, zip(item.values, item.texts)) where !value.isMissing {
      if !isFirst { json.raw(", ") }
      isFirst = false
      json.key(key)
      switch value {
      case .missing, .number, .year, .flag, .list: json.value(value)
      case .text, .date, .dateTime: write(text, to: &json)
      }
    }
    json.raw("}")
    for (key, text) in zip(CollectionSettingsReader.reservedKeys, item.reserved) where text != .empty {
      json.raw(", ")
      json.key(key)
      write(text, to: &json)
    }
    if !item.notes.isEmpty {
      json.raw(", ")
      json.member("notes", item.notes)
    }
    json.raw("}")
  }

  private func write(_ text: EditedValue, to json: inout JSONText) {
    switch text {
    case .empty: json.raw("null")
    case .text(let text): json.string(text)
    case .list(let texts): json.value(.list(texts))
    }
  }
}
