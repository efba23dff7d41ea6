import Addresses
package import Catalogue
import Characters
import Diagnostics
package import Files

/// A collection as it was read.
package struct CollectionContent: Sendable {
  package internal(set) var collection: Collection
  package internal(set) var listing: CollectionListing
  /// In the order of the items.
  package internal(set) var notes: [NotesChunk]
  /// The positions of the items that have old addresses.
  package internal(set) var aliased: [ItemIndex]
  /// One for each file that may hold an item.
  package internal(set) var files: [LoadedFile]
  /// For each item, its file.
  package internal(set) var itemFiles: ItemArray<FileIndex>
  /// What was found in files besides the items.
  var findings: [FileIndex: FileFindings]
  /// What the files in error, whose items stay as they were, hold now; nil of one that holds no item.
  var outdated: [FileIndex: Item?] = [:]
  /// What may be misspelt.
  var nearFindings: [Diagnostic] = []
  /// What has changed since the cache was written; nil without a cache.
  package let changes: CollectionChanges?
  /// The files in the collection's folder that its pages show or link to, by their paths in it; none if no pages are to be made.
  package internal(set) var pictures: [RelativePath: PictureEntry]

  /// The file of an item.
  package func file(of item: ItemIndex) -> LoadedFile { files[itemFiles[item].position] }

  /// The notes of an item as HTML; empty if it has none, or was taken from the cache.
  package func html(ofNotesOf item: ItemIndex) throws(FileFailure) -> ArraySlice<UInt8> {
    let after = notes.partitioningIndex { $0.items.lowerBound > item }
    guard after > 0 else { return [] }
    return try notes[after - 1].html(of: item)
  }

  /// What was found in a file besides the item.
  package func findings(in file: FileIndex) -> FileFindings { findings[file] ?? FileFindings() }

  /// The old addresses of items with their files; after them those of items that are left out.
  var oldAddresses: [(address: String, file: FileIndex)] {
    let present = aliased.flatMap { item in collection.items[item].aliases.map { ($0.address, itemFiles[item]) } }
    let absent = findings.filter { !$0.value.aliases.isEmpty }.sorted { $0.key.position < $1.key.position }
    return present + absent.flatMap { file, findings in findings.aliases.map { ($0, file) } }
  }

  /// Whether what the items link to is called what it was called when the cache was written.
  var hasSameLinks = true

  /// Whether every file holds what it held when the cache was written, notes aside, what items link to is the same, and pictures
  /// have the sizes that they had.
  package var isSame: Bool { hasSameLinks && holdsSameItems && pictures.values.allSatisfy(\.looksSame) }

  /// The published pictures that the page of an item shows or links to, in the order of its file.
  package func pictures(of item: ItemIndex) -> [PublishedPicture] {
    if pictures.isEmpty { return [] }
    return findings[itemFiles[item]]?.pictures.compactMap { pictures[RelativePath($0)]?.published } ?? []
  }

  /// The published pictures by their paths as items have them.
  package var publishedPictures: [String: PublishedPicture] {
    Dictionary(
      pictures.compactMap { path, entry in entry.published.map { (OutputPath(path.text).text, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether every file holds what it held when the cache was written, notes aside.
  var holdsSameItems: Bool {
    changes?.hasSameNames ?? false && files.allSatisfy(\.isSame)
  }
}
