import Catalogue
import FrontMatter

/// Collections as JSON: what a collection's `data.json` holds, with the reserved keys and the notes of its items.
package struct JSONExport {
  private let collections: [ExportedCollection]

  package init(_ collections: [ExportedCollection]) {
    self.collections = collections
  }

  /// One collection as an object, or several as `{"collections": […]}`, in pieces that follow each other.
  ///
  /// - Throws: `ExportFailure`, `EditingFailure`.
  package func pieces() throws -> [[UInt8]] {
    let documents = try ExportFailure.all(collections, Self.pieces(of:))
    if documents.count == 1 { return documents[0] + [Array("\n".utf8)] }
    return [Array("{\"collections\": [\n".utf8)] + documents.joined(separator: [Array(",\n".utf8)])
      + [Array("]}\n".utf8)]
  }

  private static func pieces(of collection: ExportedCollection) throws -> [[UInt8]] {
    var json = JSONText()
    json.collectionHead(collection.settings, isExport: true)
    let keys = collection.settings.schema.fields.map { JSONKey($0.key) }
    let runs = try collection.map { items in
      var json = JSONText()
      for (position, item) in items.enumerated() {
        json.raw(position == 0 ? "\n  " : ",\n  ")
        write(item, keys, to: &json)
      }
      return [json.bytes]
    }
    return [json.bytes] + runs.joined(separator: [[UInt8(ascii: ",")]]) + [Array("\n]\n}".utf8)]
  }

  private static func write(_ item: ExportedItem, _ keys: [JSONKey], to json: inout JSONText) {
    json.raw("{")
    json.member("id", item.id)
    json.raw(", ")
    json.member("name", item.name)
    json.raw(", ")
    json.member("path", item.path)
    json.raw(", \"fields\": {")
    var isFirst = true
    for (field, key) in keys.enumerated() where !item.values[field].isMissing {
      if !isFirst { json.raw(", ") }
      isFirst = false
      json.raw(key.bytes)
      switch item.values[field] {
      case .missing, .number, .year, .flag, .list, .picture, .pictures: json.value(item.values[field])
      case .text, .date, .dateTime: write(item.texts[field], to: &json)
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

  private static func write(_ text: EditedValue, to json: inout JSONText) {
    switch text {
    case .empty, .mapping: json.raw("null")
    case .text(let text): json.string(text)
    case .list(let items): json.value(.list(items.map { $0.text ?? "" }))
    }
  }
}

/// A key as JSON, with its colon.
private struct JSONKey: Sendable {
  let bytes: [UInt8]

  init(_ key: String) {
    var json = JSONText()
    json.key(key)
    bytes = json.bytes
  }
}
