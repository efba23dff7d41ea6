import Diagnostics
import FrontMatter

extension CollectionSettingsReader {
  /// The `kind` of a collection: a word, or a mapping that also names fields.
  mutating func metadata(_ node: Node?) -> MetadataSettings {
    var metadata = MetadataSettings()
    guard let node, !reader.isReported(node) else { return metadata }
    var named: [Entry] = []
    if node.entries != nil {
      let settings = reader.settings(in: node, of: MetadataSettings.table)
      if settings["type"] == nil { reader.missing("kind needs a type: type: book", from: settings) }
      metadata.kind = reader.choice(settings["type"], "type", ItemKind.self) ?? .thing
      if let properties = settings["properties"] {
        if let entries = properties.entries {
          named = entries
        } else {
          reader.error(
            .settingForm, at: properties, "properties is written as properties with fields, such as { author: writer }")
        }
      }
    } else {
      metadata.kind = reader.choice(node, "kind", ItemKind.self) ?? .thing
    }
    metadata.fields = fields(of: metadata.kind, named)
    return metadata
  }

  private mutating func fields(of kind: ItemKind, _ named: [Entry]) -> [(property: MetadataProperty, field: Int)] {
    var fields: [MetadataProperty: Int] = [:]
    let properties = kind.properties
    for entry in named {
      guard let property = properties.first(where: { $0.rawValue == entry.key }) else {
        let words = properties.map(\.rawValue)
        let meant = suggestion(for: entry.key, among: words)
        let known = meant == nil ? "; it has \(words.joined(separator: ", "))" : ""
        let isFree = !named.contains { $0.key != entry.key && $0.key.lowercased() == meant?.lowercased() }
        reader.error(
          .settingValue, atKeyOf: entry, "a \(kind.rawValue) has no property '\(entry.key)'\(known)", meant: meant,
          isFree: isFree)
        continue
      }
      fields[property] = wholeField(entry.value, entry.key)
    }
    // A field is said once, by the first property that it fits.
    var taken = Set(fields.values)
    for property in properties where fields[property] == nil {
      let field = (property.keys + [property.rawValue]).compactMap { schema.position(of: $0) }.first
      if let field, property.accepts(schema.fields[field].type), taken.insert(field).inserted {
        fields[property] = field
      }
    }
    return properties.compactMap { property in fields[property].map { (property, $0) } }
  }
}

extension MetadataProperty {
  /// Whether values of a type can be those of the property.
  fileprivate func accepts(_ type: FieldType) -> Bool {
    switch form {
    case .address: type == .url
    case .date: type.isDated
    case .integer, .quantity: type == .number
    case .text, .duration, .bookFormat: !type.isPictorial
    }
  }
}
