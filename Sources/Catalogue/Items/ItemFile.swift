/// What an item's file holds.
package struct ItemFile: Sendable {
  package var item: Item
  package var isDraft = false
  /// The bytes of the file that are notes.
  package var notes = 0..<0
  /// The line on which the notes begin, counted from 1.
  package var notesLine = 1

  init(item: Item) {
    self.item = item
  }
}
