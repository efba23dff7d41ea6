package import Language
import Ordering

/// The order of a collection's items in each of its sorts, kept so that an item that changes only has to be moved.
package struct KeptOrder: Sendable {
  private var keys: SortKeys
  /// For each sort, the positions of the current items and of the deleted ones, in order.
  private var orders: [(present: [Int], deleted: [Int])]

  /// - Parameters:
  ///   - keys: The keys of all items for all sorts.
  ///   - arrangements: One for each sort.
  package init(_ keys: SortKeys, _ arrangements: [Arrangement]) {
    self.keys = keys
    orders = arrangements.map { ($0.items, $0.deleted) }
  }

  /// Moves an item that has changed to where it belongs, and arranges the items anew in the sorts where that matters.
  ///
  /// - Parameters:
  ///   - item: The position of the item.
  ///   - before: The item as it was.
  ///   - items: The items with that one as it is now.
  ///   - sorts: The sorts of the collection.
  ///   - arrangements: The arrangements of the collection before, one for each sort.
  ///   - writer: Writes the keys.
  ///   - labels: Names the sections.
  package mutating func move(
    _ item: Int, from before: Item, in items: [Item], schema: Schema, sorts: [Sort],
    _ arrangements: inout [Arrangement],
    writer: inout SortKeyWriter, labels: SectionLabels, language: LanguageTag
  ) throws(ICUFailure) {
    let after = items[item]
    let hasMoved = keys.replace(item, with: SortKeys(of: items[item...item], for: sorts, by: &writer))
    let arranger = Arranger(inOrder: items, schema: schema, keys: keys, language: language)
    for (position, sort) in sorts.enumerated() {
      let isElsewhere = sort.sections.field.map { !isSame(before.values[$0], after.values[$0]) } ?? false
      guard hasMoved || isElsewhere || before.isDeleted != after.isDeleted else { continue }
      place(item, isDeleted: after.isDeleted, wasDeleted: before.isDeleted, by: sort, orders: &orders[position])
      arrangements[position] = try arranger.arrange(
        by: sort, present: orders[position].present, deleted: orders[position].deleted, labels: labels)
    }
  }

  /// Takes in an item that is new, and arranges the items anew.
  ///
  /// - Parameters:
  ///   - item: The position of the item, from which on the others have moved up by one.
  ///   - items: The items with the new one.
  ///   - sorts: The sorts of the collection.
  package mutating func insert(
    _ item: Int, in items: [Item], schema: Schema, sorts: [Sort], writer: inout SortKeyWriter, labels: SectionLabels,
    language: LanguageTag
  ) throws(ICUFailure) -> [Arrangement] {
    keys.insert(SortKeys(of: items[item...item], for: sorts, by: &writer), before: item)
    let arranger = Arranger(inOrder: items, schema: schema, keys: keys, language: language)
    var arrangements: [Arrangement] = []
    for (position, sort) in sorts.enumerated() {
      let moved = { (others: [Int]) in others.map { $0 >= item ? $0 + 1 : $0 } }
      orders[position] = (moved(orders[position].present), moved(orders[position].deleted))
      let order = keys.order(by: sort.terms)
      if items[item].isDeleted {
        orders[position].deleted.insert(item, at: order.insertionIndex(of: item, in: orders[position].deleted))
      } else {
        orders[position].present.insert(item, at: order.insertionIndex(of: item, in: orders[position].present))
      }
      arrangements.append(
        try arranger.arrange(
          by: sort, present: orders[position].present, deleted: orders[position].deleted, labels: labels))
    }
    return arrangements
  }

  /// Whether two values are the same, and are written with the same characters.
  private func isSame(_ one: Value, _ other: Value) -> Bool {
    one == other && RawText.text(of: one).utf8.elementsEqual(RawText.text(of: other).utf8)
  }

  private func place(
    _ item: Int, isDeleted: Bool, wasDeleted: Bool, by sort: Sort, orders: inout (present: [Int], deleted: [Int])
  ) {
    let order = keys.order(by: sort.terms)
    if wasDeleted {
      orders.deleted.removeAll { $0 == item }
    } else {
      orders.present.removeAll { $0 == item }
    }
    if isDeleted {
      orders.deleted.insert(item, at: order.insertionIndex(of: item, in: orders.deleted))
    } else {
      orders.present.insert(item, at: order.insertionIndex(of: item, in: orders.present))
    }
  }
}
