/// A folder of items, with what its configuration says of them.
package struct Collection: Sendable {
  package let settings: CollectionSettings
  /// In the order of the files' names.
  package let items: [Item]

  package init(settings: CollectionSettings, items: [Item]) {
    self.settings = settings
    self.items = items
  }

  package var id: String { settings.id }
  package var schema: Schema { settings.schema }

  /// How many items are there, the deleted ones aside.
  package var count: Int { items.count { !$0.isDeleted } }
}
