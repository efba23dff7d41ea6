import Characters
import Ordering

/// The rows of the table are the items of a collection.
extension SortOrder {
  func sorted(_ items: some Sequence<ItemIndex>) -> [ItemIndex] {
    sorted(items.map(\.position)).map { ItemIndex($0) }
  }

  func precedes(_ one: ItemIndex, _ other: ItemIndex) -> Bool { precedes(one.position, other.position) }

  /// Where an item belongs among others that are in order.
  func insertionIndex(of item: ItemIndex, in others: [ItemIndex]) -> Int {
    others.partitioningIndex { !precedes($0, item) }
  }
}
