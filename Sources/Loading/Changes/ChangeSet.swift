package import BuildCache
import Concurrency
package import Files

/// Which source files of a site are as a build cache describes them.
package struct ChangeSet: Sendable {
  package let cache: BuildCache
  /// One for each collection, in the order of the site; nil for a collection that the cache doesn't know.
  package let collections: [CollectionChanges?]
  /// The outputs whose source, a picture of a collection, is unchanged.
  package let unchangedPictures: Set<RelativePath>
  /// Whether every picture is still a readable file, even if another one.
  let hasAllPictures: Bool

  /// Compares files with their fingerprints, on all cores.
  ///
  /// - Parameter listings: The collections as they are now.
  init(_ cache: BuildCache, _ listings: [CollectionListing]) throws {
    self.cache = cache
    collections = try listings.map { listing in
      try cache.collection(listing.id).map { try CollectionChanges($0, listing) }
    }
    var unchanged: Set<RelativePath> = []
    var hasAll = true
    for output in cache.outputs {
      guard let source = output.source, case .collection(let id) = output.scope else { continue }
      let folder = listings.first { $0.id.utf8.elementsEqual(id.utf8) }?.folder
      let status = try? folder?.status(at: source.path)
      let isSame = status.map { SourceFingerprint($0) == source.fingerprint } ?? false
      if isSame { unchanged.insert(output.path) }
      hasAll = hasAll && (isSame || folder?.state(ofFileAt: source.path) == .readable)
    }
    unchangedPictures = unchanged
    hasAllPictures = hasAll
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
    hasSameCollections && collections.allSatisfy { $0?.isEmpty ?? false }
      && unchangedPictures.count == cache.outputs.count { $0.source != nil }
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
