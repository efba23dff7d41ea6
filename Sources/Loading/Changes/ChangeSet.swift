package import BuildCache
import Concurrency
import Files

/// Which source files of a site are as a build cache describes them.
package struct ChangeSet: Sendable {
  package let cache: BuildCache
  /// One for each collection, in the order of the site; nil for a collection that the cache doesn't know.
  package let collections: [CollectionChanges?]
  /// Whether every file that pages show or link to is as it was.
  private let hasSamePictures: Bool
  /// Whether pages can still show and link to these files, even if some have changed.
  let hasAllPictures: Bool

  /// Compares files with their fingerprints, on all cores.
  ///
  /// - Parameters:
  ///   - listings: The collections as they are now.
  ///   - pictures: What is known of the files that pages show.
  init(_ cache: BuildCache, _ listings: [CollectionListing], _ pictures: PictureLibrary) throws {
    self.cache = cache
    let positions = cache.positions
    collections = try listings.map { listing in
      try positions[RelativePath(listing.id)].map { try CollectionChanges(cache.collections[$0], listing) }
    }
    let entries = try Self.entries(of: cache, listings, pictures)
    hasSamePictures = entries.allSatisfy { $0?.isUnchanged ?? false }
    hasAllPictures = entries.allSatisfy { $0?.isUsable ?? false }
  }

  /// What is known of each file that pages show, as it is now; nil for one whose collection is gone.
  private static func entries(
    of cache: BuildCache, _ listings: [CollectionListing], _ pictures: PictureLibrary
  ) throws -> [PictureEntry?] {
    let known = Dictionary(listings.map { (RelativePath($0.id), $0) }) { first, _ in first }
    return try Parallel.map(
      (cache.pictures.count + 63) / 64, makeWorker: {},
      body: { _, chunk in
        try cache.pictures[chunk * 64..<min(cache.pictures.count, (chunk + 1) * 64)].map { picture -> PictureEntry? in
          try known[RelativePath(picture.collection)].map {
            try pictures.entry(picture.file.path, ofCollection: $0.id, in: $0.folder)
          }
        }
      }
    ).flatMap(\.self)
  }

  /// Whether the site has the collections that the cache describes, and no others.
  package var hasSameCollections: Bool {
    cache.collections.count == collections.count && collections.allSatisfy { $0 != nil }
  }

  /// Whether the folders of all collections have the names that they had.
  package var hasSameNames: Bool {
    hasSameCollections && collections.allSatisfy { $0?.hasSameNames ?? false }
  }

  /// Whether no source file has changed.
  package var isEmpty: Bool {
    hasSameCollections && hasSamePictures && collections.allSatisfy { $0?.isEmpty ?? false }
  }
}

/// Which files of a collection are as a build cache describes them.
package struct CollectionChanges: Sendable {
  package let cached: CachedCollection
  /// Whether the folder has the same names.
  package let hasSameNames: Bool
  /// For each item's file, its row in the cache if its contents are the same.
  let rows: [CacheRow?]

  private static let chunkSize = 512

  init(_ cached: CachedCollection, _ listing: CollectionListing) throws {
    self.cached = cached
    let hasSameNames = listing.stems == cached.stems && listing.others == cached.others
    self.hasSameNames = hasSameNames
    let count = listing.stems.count
    rows = try Parallel.map(
      (count + Self.chunkSize - 1) / Self.chunkSize, makeWorker: {},
      body: { _, chunk in
        (chunk * Self.chunkSize..<min(count, (chunk + 1) * Self.chunkSize)).map { position in
          Self.row(of: position, listing, cached, hasSameNames: hasSameNames)
        }
      }
    ).flatMap(\.self)
  }

  /// Whether a file of an item has the contents that the cache describes.
  package func isUnchanged(_ file: FileIndex) -> Bool { rows[file.position] != nil }

  /// Whether no file of an item has changed, come, or gone.
  package var isEmpty: Bool {
    hasSameNames && rows.allSatisfy { $0 != nil }
  }

  private static func row(
    of position: Int, _ listing: CollectionListing, _ cached: CachedCollection, hasSameNames: Bool
  ) -> CacheRow? {
    guard let row = hasSameNames ? CacheRow(position) : cached.row(of: listing.stems[position]),
      let source = cached[row].source,
      let status = try? listing.folder.status(ofName: position, of: listing.stems, ending: ".md"),
      status.kind == .file, SourceFingerprint(status) == source
    else { return nil }
    return row
  }
}
