import Catalogue
import Characters

extension CollectionContent {
  /// Puts another version of an item in its place.
  mutating func replaceItem(at position: ItemIndex, with item: Item) {
    collection = collection.replacing(itemAt: position, with: item)
  }

  /// Gives an item other notes.
  ///
  /// Notes in memory take the place of the old ones, so that memory does not grow with the number of edits.
  ///
  /// - Parameters:
  ///   - kept: The notes as they are kept.
  ///   - html: The same notes.
  mutating func replaceNotes(of item: ItemIndex, with kept: KeptNotes, _ html: ArraySlice<UInt8>) {
    let after = notes.partitioningIndex { $0.items.lowerBound > item }
    guard after > 0 else { return }
    let chunk = notes[after - 1]
    if let replaced = chunk.replacing(item, with: html) {
      notes[after - 1] = replaced
      return
    }
    let own = NotesChunk(items: item..<item.advanced(by: 1), notes: kept, ends: [html.count])
    notes.replaceSubrange(
      after - 1..<after,
      with: [chunk.part(chunk.items.lowerBound..<item), own, chunk.part(own.items.upperBound..<chunk.items.upperBound)]
        .filter { !$0.items.isEmpty })
  }

  /// Adds an item that is new.
  ///
  /// - Parameters:
  ///   - position: The item's position, from which on the others move up by one.
  ///   - file: The position of its file.
  ///   - listing: The files with that one.
  mutating func insert(
    _ item: Item, at position: ItemIndex, file: FileIndex, listing: CollectionListing, notes kept: KeptNotes, count: Int
  ) {
    self.listing = listing
    collection = collection.inserting(item, at: position)
    let moved = { (known: FileIndex) in known.position >= file.position ? FileIndex(known.position + 1) : known }
    for index in files.indices { files[index].item = files[index].item?.makingRoom(at: position) }
    files.insert(LoadedFile(item: position), at: file.position)
    itemFiles = ItemArray(itemFiles.map(moved))
    itemFiles.insert(file, at: position)
    outdated = Dictionary(outdated.map { (moved($0.key), $0.value) }) { first, _ in first }
    findings = Dictionary(
      uniqueKeysWithValues: findings.map { (moved($0), $1) })
    aliased = aliased.map { $0.makingRoom(at: position) }
    notes = notes.flatMap { chunk -> [NotesChunk] in
      if chunk.items.upperBound <= position { return [chunk] }
      if chunk.items.lowerBound >= position { return [chunk.movedUp] }
      return [
        chunk.part(chunk.items.lowerBound..<position), chunk.part(position..<chunk.items.upperBound).movedUp,
      ]
    }
    let own = NotesChunk(items: position..<position.advanced(by: 1), notes: kept, ends: [count])
    notes.insert(own, at: notes.partitioningIndex { $0.items.lowerBound > position })
  }

  /// Notes what was found in a file.
  mutating func replaceFindings(in file: FileIndex, with found: FileFindings) {
    findings[file] = found == FileFindings() ? nil : found
  }
}
