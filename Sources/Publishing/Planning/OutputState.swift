import Addresses
import BuildCache
import Concurrency
import Files

/// Which files of an output are as the previous build left them.
struct OutputState: Sendable {
  /// For each collection of the cache, whether the page of each row is intact.
  private let pages: [[Bool]]
  /// The other files that are intact.
  private let intact: Set<RelativePath>
  private let cache: BuildCache

  private static let chunkSize = 512

  /// Compares the files of an output with their fingerprints, on all cores.
  init(of existing: ExistingOutput) throws {
    cache = existing.cache
    pages = try existing.cache.collections.map { try Self.pages(of: $0, in: existing.folder) }
    let outputs = existing.cache.outputs
    intact = Set(
      try Parallel.map(
        (outputs.count + Self.chunkSize - 1) / Self.chunkSize, makeWorker: {},
        body: { _, chunk in
          outputs[chunk * Self.chunkSize..<min(outputs.count, (chunk + 1) * Self.chunkSize)].filter { output in
            output.fingerprint.matches(try? existing.folder.status(at: output.path))
          }.map(\.path)
        }
      ).joined())
  }

  /// Whether the file is the one that the previous build wrote.
  func isIntact(_ output: CachedOutput) -> Bool { intact.contains(output.path) }

  /// Whether the page of an item is the one that the previous build wrote.
  ///
  /// - Parameter collection: The collection's position in the cache.
  func isPageIntact(_ row: CacheRow, ofCollection collection: Int) -> Bool { pages[collection][row.index] }

  /// Whether every file is the one that the previous build wrote.
  var isIntact: Bool {
    intact.count == cache.outputs.count
      && zip(pages, cache.collections).allSatisfy { pages, cached in
        zip(pages, cached.indices).allSatisfy { $0 || cached[$1].page == nil }
      }
  }

  private static func pages(of cached: CachedCollection, in output: Folder) throws -> [Bool] {
    guard let folder = try? output.folder(CollectionAddresses(cached.id).folder.text) else {
      return cached.indices.map { _ in false }
    }
    let count = cached.stems.count
    return try Parallel.map(
      (count + chunkSize - 1) / chunkSize, makeWorker: {},
      body: { _, chunk in
        (chunk * chunkSize..<min(count, (chunk + 1) * chunkSize)).map { position in
          guard let page = cached[CacheRow(position)].page else { return false }
          return page.matches(status(ofPage: position, of: cached.stems, in: folder))
        }
      }
    ).flatMap(\.self)
  }

  /// The name of a page is in composed form, which an ASCII name always is.
  private static func status(ofPage position: Int, of stems: NameList, in folder: Folder) -> FileStatus? {
    stems.isASCII(at: position)
      ? try? folder.status(ofName: position, of: stems, ending: ".html")
      : try? folder.status(of: OutputPath(CollectionAddresses.item(stems[position])).text)
  }
}
