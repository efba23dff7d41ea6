package import Language

/// The sort keys of a collection's items, kept so that an item that changes only has to be moved.
package struct KeptOrder: Sendable {
  private var keys: SortKeys

  /// - Parameter keys: The keys of all items for all sorts.
  package init(_ keys: SortKeys) {
    self.keys = keys
  }

  /// Moves an item that has changed to where it belongs, in the sorts where that matters.
  ///
  /// - Parameters:
  ///   - item: The position of the item.
  ///   - before: The item as it was.
  ///   - items: The items with that one as it is now.
  ///   - sorts: The sorts of the collection.
  ///   - arrangements: The arrangements of the collection before, one for each sort.
  ///   - writer: Writes the keys.
  ///   - labels: Names the sections.
  /// - Returns: Whether the first arrangement has changed.
  package mutating func move(
    _ item: ItemIndex, from before: Item, in items: ItemArray<Item>, sorts: [Sort],
    _ arrangements: inout [Arrangement], writer: inout SortKeyWriter, labels: SectionLabels
  ) throws(ICUFailure) -> Bool {
    var changesFirst = false
    let after = items[item]
    let hasMoved = keys.replace(item, with: SortKeys(of: items[item...item], for: sorts, by: &writer))
    let arranger = Arranger(inOrder: items, schema: writer.schema, keys: keys, language: writer.language)
    for (position, sort) in sorts.enumerated() {
      let isElsewhere = sort.sections.field.map { !before.values[$0].isWritten(as: after.values[$0]) } ?? false
      guard hasMoved || isElsewhere || before.isDeleted != after.isDeleted else { continue }
      arrangements[position] = try arranger.rearranged(
        arrangements[position], moving: item, by: sort, labels: labels)
      if position == 0 { changesFirst = true }
    }
    return changesFirst
  }

  /// Takes in an item that is new, and puts it where it belongs.
  ///
  /// - Parameters:
  ///   - item: The position of the item, from which on the others have moved up by one.
  ///   - items: The items with the new one.
  ///   - sorts: The sorts of the collection.
  ///   - arrangements: The arrangements of the collection before, one for each sort.
  package mutating func insert(
    _ item: ItemIndex, in items: ItemArray<Item>, sorts: [Sort],
    _ arrangements: inout [Arrangement], writer: inout SortKeyWriter, labels: SectionLabels
  ) throws(ICUFailure) {
    keys.insert(SortKeys(of: items[item...item], for: sorts, by: &writer), before: item)
    let arranger = Arranger(inOrder: items, schema: writer.schema, keys: keys, language: writer.language)
    for (position, sort) in sorts.enumerated() {
      arrangements[position] = try arranger.rearranged(
        arrangements[position].makingRoom(at: item), moving: item, by: sort, labels: labels)
    }
  }
}
