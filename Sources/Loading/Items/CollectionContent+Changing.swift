import Catalogue
import Characters

extension CollectionContent {
  /// Puts another version of an item in its place.
  mutating func replaceItem(at position: Int, with item: Item) {
    collection = collection.replacing(itemAt: position, with: item)
  }

  /// Gives an item other notes.
  ///
  /// - Parameter count: How many bytes the notes have.
  mutating func replaceNotes(of item: Int, with kept: KeptNotes, count: Int) {
    let after = notes.partitioningIndex { $0.items.lowerBound > item }
    guard after > 0 else { return }
    let chunk = notes[after - 1]
    let own = NotesChunk(items: item..<item + 1, notes: kept, ends: [count])
    notes.replaceSubrange(
      after - 1..<after,
      with: [chunk.part(chunk.items.lowerBound..<item), own, chunk.part(item + 1..<chunk.items.upperBound)]
        .filter { !$0.items.isEmpty })
  }

  /// Notes what was found in a file.
  mutating func replaceFindings(in file: FileIndex, with found: FileFindings) {
    findings[file] = found == FileFindings() ? nil : found
  }
}
