/// A folder of items with its configuration.
package struct Collection: Sendable {
  package let settings: CollectionSettings
  /// In the order of the files' names.
  package let items: ItemArray<Item>
  /// How many items there are, without the deleted ones.
  package let count: Int
  /// How many items are deleted.
  package let deletedCount: Int

  package init(settings: CollectionSettings, items: ItemArray<Item>) {
    let deletedCount = items.count(where: \.isDeleted)
    self.init(settings: settings, items: items, count: items.count - deletedCount, deletedCount: deletedCount)
  }

  /// - Parameters:
  ///   - items: some of the collection's items, in any order.
  ///   - count: how many items the collection has, without the deleted ones.
  ///   - deletedCount: how many deleted items it has.
  package init(settings: CollectionSettings, items: ItemArray<Item>, count: Int, deletedCount: Int) {
    self.settings = settings
    self.items = items
    self.count = count
    self.deletedCount = deletedCount
  }

  /// The collection with another version of an item.
  package func replacing(itemAt position: ItemIndex, with item: Item) -> Collection {
    var items = items
    let change = (item.isDeleted ? 1 : 0) - (items[position].isDeleted ? 1 : 0)
    items[position] = item
    return Collection(
      settings: settings, items: items, count: count - change, deletedCount: deletedCount + change)
  }

  /// The collection with a new item.
  package func inserting(_ item: Item, at position: ItemIndex) -> Collection {
    var items = items
    items.insert(item, at: position)
    let deleted = item.isDeleted ? 1 : 0
    return Collection(
      settings: settings, items: items, count: count + 1 - deleted, deletedCount: deletedCount + deleted)
  }

  /// The collection with other settings.
  package func replacing(_ settings: CollectionSettings) -> Collection {
    Collection(settings: settings, items: items, count: count, deletedCount: deletedCount)
  }

  package var id: String { settings.id }
  package var schema: Schema { settings.schema }
}
