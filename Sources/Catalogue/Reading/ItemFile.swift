/// The contents of an item's file.
package struct ItemFile: Sendable {
  package var item: Item
  package var isDraft = false
  /// The bytes of the file that are notes.
  package var notes = 0..<0

  package init(item: Item) {
    self.item = item
  }
}
