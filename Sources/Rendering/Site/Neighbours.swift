package import Catalogue

/// The items before and after each item in a list.
package struct Neighbours: Sendable {
  private var before: ItemArray<ItemIndex?>
  private var after: ItemArray<ItemIndex?>

  /// - Parameters:
  ///   - order: The positions of the items in the order of the list.
  ///   - count: The number of all items.
  init(_ order: [ItemIndex], count: Int) {
    before = ItemArray(repeating: nil, count: count)
    after = before
    for (item, next) in zip(order, order.dropFirst()) {
      after[item] = next
      before[next] = item
    }
  }

  package func previous(of item: ItemIndex) -> ItemIndex? { before[item] }
  package func next(of item: ItemIndex) -> ItemIndex? { after[item] }
}
