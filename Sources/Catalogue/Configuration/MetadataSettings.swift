/// What pages say of items to machines.
package struct MetadataSettings: Sendable {
  package var kind = ItemKind.thing
  /// The fields that give properties.
  package var fields: [(property: MetadataProperty, field: Int)] = []

  package init() {}

  package static let table = SettingTable(
    "kind", example: "{ type: book, properties: { author: writer } }", required: ["type"],
    [
      Setting("type", .choice(ItemKind.allCases.map(\.rawValue)), "What the items are."),
      Setting(
        "properties", .dictionary(.word(examples: [])),
        "Properties of schema.org with the fields that give them, where the keys of fields do not tell."),
    ])
}
