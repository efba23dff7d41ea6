import Catalogue
import FrontMatter

/// Writes new items: every key of the schema in its order, so that a person sees what there is to fill in.
struct NewItem {
  private let schema: Schema
  private let now: DateTime
  /// The paths of the schema's keys, those in a nest of keys together.
  private let order: [(field: Int, isNested: Bool)]

  init(schema: Schema, now: DateTime) {
    self.schema = schema
    self.now = now
    var firsts: [String: Int] = [:]
    let keys = schema.fields.map(\.key)
    var ranks: [[Int]] = []
    for (position, key) in keys.enumerated() {
      let parts = key.split(separator: ".")
      ranks.append(
        parts.indices.map { index in
          let prefix = parts[...index].joined(separator: ".")
          let first = firsts[prefix] ?? position
          firsts[prefix] = first
          return first
        })
    }
    order = keys.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }.map { position in
      let parts = keys[position].split(separator: ".")
      let holders = parts.indices.dropLast().map { parts[...$0].joined(separator: ".") }
      return (position, !holders.contains { schema.position(of: $0) != nil })
    }
  }

  /// The bytes of an item's file with these values, and what the clock gives for others.
  ///
  /// - Parameter isBare: whether there is nothing else than these values.
  func bytes(values: [String: EditedValue], notes: [UInt8]?, isBare: Bool) -> [UInt8] {
    var writer = FrontMatterWriter()
    for (position, isNested) in order {
      let field = schema.fields[position]
      let value = values[field.key]
      if isBare, value ?? .empty == .empty { continue }
      writer.add(field.key, value ?? defaultValue(of: field), isNested: isNested)
    }
    for key in CollectionSettingsReader.reservedKeys {
      if let value = values[key], value != .empty { writer.add(key, value, isNested: false) }
    }
    return writer.bytes(notes: notes)
  }

  /// What the clock gives; other defaults are on pages without being written.
  private func defaultValue(of field: Field) -> EditedValue {
    guard case .clock(let clock)? = field.defaultValue else { return .empty }
    return .text(RawText.text(of: clock.value(for: field.type, now: now)))
  }
}
