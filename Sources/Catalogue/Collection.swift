/// A folder of items, with what its configuration says of them.
package struct Collection: Sendable {
  package let settings: CollectionSettings
  /// In the order of the files' names.
  package let items: [Item]
  /// How many items are there, the deleted ones aside.
  package let count: Int
  /// How many items are deleted.
  package let deletedCount: Int

  package init(settings: CollectionSettings, items: [Item]) {
    let deletedCount = items.count(where: \.isDeleted)
    self.init(settings: settings, items: items, count: items.count - deletedCount, deletedCount: deletedCount)
  }

  /// - Parameters:
  ///   - items: some of the collection's items, in any order: those that matter.
  ///   - count: how many items the collection has, the deleted ones aside.
  ///   - deletedCount: how many it has that are deleted.
  package init(settings: CollectionSettings, items: [Item], count: Int, deletedCount: Int) {
    self.settings = settings
    self.items = items
    self.count = count
    self.deletedCount = deletedCount
  }

  package var id: String { settings.id }
  package var schema: Schema { settings.schema }
}
