package import Language

/// Writes what an item is for machines, as JSON-LD in the vocabulary of schema.org.
package struct ItemMetadataJSON: Sendable {
  private let settings: MetadataSettings
  private let fields: [Field]

  package init(_ settings: CollectionSettings) {
    self.settings = settings.metadata
    fields = settings.schema.fields
  }

  /// The JSON as an element of HTML can hold it.
  ///
  /// - Parameters:
  ///   - address: The address of the item's page, if the site has one.
  ///   - pictures: The addresses of the item's pictures.
  ///   - language: The site's language, for items that name none.
  package func bytes(of item: Item, address: String?, pictures: [String], language: LanguageTag) -> [UInt8] {
    var json = JSONText()
    json.raw("{\"@context\": \"https://schema.org\", ")
    json.member("@type", settings.kind.type)
    json.raw(", ")
    json.member("name", item.name)
    for (key, value) in [
      ("url", address), ("inLanguage", settings.kind.isWork ? (item.language ?? language).tag : nil),
    ] {
      guard let value else { continue }
      json.raw(", ")
      json.member(key, value)
    }
    if !pictures.isEmpty {
      json.raw(", ")
      json.key("image")
      json.value(pictures.count == 1 ? .text(pictures[0]) : .list(pictures))
    }
    for (property, field) in settings.fields where !item.values[field].isMissing {
      json.raw(", ")
      json.key(property.rawValue)
      write(item.values[field], as: property, to: &json)
    }
    json.raw("}")
    return Self.safe(json.bytes)
  }

  private func write(_ value: Value, as property: MetadataProperty, to json: inout JSONText) {
    guard let type = property.type else {
      switch value {
      // Years before the common era and times of day are texts in ISO 8601.
      case .year, .flag, .picture, .pictures, .missing: json.string(RawText.text(of: value))
      case .text, .number, .date, .dateTime, .list: json.value(value)
      }
      return
    }
    let names: [String] = if case .list(let texts) = value { texts } else { [RawText.text(of: value)] }
    if names.count > 1 { json.raw("[") }
    for (position, name) in names.enumerated() {
      if position > 0 { json.raw(", ") }
      json.raw("{")
      json.member("@type", type)
      json.raw(", ")
      json.member("name", name)
      json.raw("}")
    }
    if names.count > 1 { json.raw("]") }
  }

  /// The JSON without characters that could end the element which holds it.
  private static func safe(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "&") }) else {
      return json
    }
    var safe: [UInt8] = []
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): safe += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): safe += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): safe += Array("\\u0026".utf8)
      default: safe.append(byte)
      }
    }
    return safe
  }
}

extension ItemKind {
  /// Whether items of the kind are works, which are in a language.
  fileprivate var isWork: Bool {
    switch self {
    case .book, .movie, .album, .game, .artwork: true
    case .car, .person, .place, .thing: false
    }
  }
}
