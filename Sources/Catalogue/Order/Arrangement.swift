/// The items of a collection in one of its orders.
package struct Arrangement: Sendable {
  /// What is there, in sections that hold at least one item each.
  package let sections: [Section]
  /// The positions of deleted items, in the same order.
  package let deleted: [Int]
  /// Every letter of the index, where the sections are letters.
  package let letters: [String]

  /// The positions of all items that are there, in order.
  package var items: [Int] { sections.flatMap(\.items) }
}
