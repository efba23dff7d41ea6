package import Catalogue

/// The parts in which the search data of a collection is written, each a script of its own.
///
/// Where a part ends depends on the names of items alone, so that an item that is added or removed changes the part that it is in and, as a rule, no other.
package struct SearchParts: Sendable {
  /// The positions of the items of each part, in the order of their files' names.
  package let ranges: [Range<ItemIndex>]

  /// Nil if the collection is not searched.
  init?(of collection: Collection) {
    guard collection.isSearched else { return nil }
    self.init(collection.items, holdsNotes: collection.settings.search.includesNotes)
  }

  /// - Parameter holdsNotes: Whether notes are searched, which makes parts of fewer items.
  init(_ items: ItemArray<Item>, holdsNotes: Bool) {
    let size = holdsNotes ? 512 : 4096
    var ranges: [Range<ItemIndex>] = []
    var start = items.startIndex
    for item in items.indices {
      let part = start..<item.advanced(by: 1)
      guard part.count >= 4 * size || (part.count >= size / 8 && Self.endsPart(items[item].id, size)) else { continue }
      ranges.append(part)
      start = part.upperBound
    }
    if start < items.endIndex { ranges.append(start..<items.endIndex) }
    self.ranges = ranges
  }

  /// Whether a part ends after the item, as it does after one in so many (FNV-1a, 32 bits).
  private static func endsPart(_ id: String, _ size: Int) -> Bool {
    id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } % UInt32(size) == 0
  }
}
