package import Catalogue
import Characters
package import Files

/// A collection as it was read.
package struct CollectionContent: Sendable {
  package internal(set) var collection: Collection
  package internal(set) var listing: CollectionListing
  /// In the order of the items.
  package internal(set) var notes: [NotesChunk]
  /// The positions of the items that have old addresses.
  package internal(set) var aliased: [Int]
  /// One for each file that may hold an item.
  package internal(set) var files: [LoadedFile]
  /// For each item, its file.
  package internal(set) var itemFiles: [FileIndex]
  /// What was found in files besides the items.
  var findings: [FileIndex: FileFindings]
  /// What has changed since the cache was written; nil without a cache.
  package let changes: CollectionChanges?
  /// The files in the collection's folder that its pages show, by their paths in it.
  package let pictures: Set<RelativePath>

  /// The file of an item.
  package func file(of item: Int) -> LoadedFile { files[itemFiles[item].position] }

  /// The notes of an item as HTML; empty if it has none, or was taken from the cache.
  package func html(ofNotesOf item: Int) throws(FileFailure) -> ArraySlice<UInt8> {
    let after = notes.partitioningIndex { $0.items.lowerBound > item }
    guard after > 0 else { return [] }
    return try notes[after - 1].html(of: item)
  }

  /// What was found in a file besides the item.
  package func findings(in file: FileIndex) -> FileFindings { findings[file] ?? FileFindings() }

  /// Whether what the items link to is called what it was called when the cache was written.
  var hasSameLinks = true

  /// Whether every file holds what it held when the cache was written, notes aside, and what items link to is the same.
  package var isSame: Bool { hasSameLinks && holdsSameItems }

  /// Whether every file holds what it held when the cache was written, notes aside.
  var holdsSameItems: Bool {
    changes?.hasSameNames ?? false && files.allSatisfy(\.isSame)
  }
}
