import BuildCache
import Catalogue
import Concurrency
import Diagnostics
import Files
import Language
import Loading
import Staging

/// Makes the cache of a build: what it read, and what it wrote.
struct CacheMaker {
  let build: BuildWork
  let results: [WriteResult]
  /// The output, with all files written.
  let tree: OutputTree

  private static let chunkSize = 512

  /// The cache as a file, in pieces; empty if it would be of no use.
  ///
  /// - Parameter manifest: The fingerprint of the output's list of files.
  func pieces(_ manifest: OutputFingerprint) throws -> [ArraySlice<UInt8>] {
    guard build.content.inputs.areSettled, let identity = build.identity else { return [] }
    var findings = ByteWriter()
    findings.list(build.diagnostics) { $0.diagnostic($1) }
    let cache = BuildCache(
      identity: identity, day: day, manifest: manifest, inputs: build.content.inputs.files, findings: findings.bytes,
      outputs: outputs, collections: try build.content.collections.indices.map(collection),
      pictureRecipe: build.pictures.recipe, pictures: pictures)
    return cache.pieces
  }

  /// The day of the build, which inventories name, and its time where bounds go by that; nil of a site without collections.
  private var day: CacheDay? {
    guard !build.content.collections.isEmpty else { return nil }
    let bounds = build.content.collections.flatMap(\.collection.schema.fields).flatMap { [$0.minimum, $0.maximum] }
    let now = build.content.now
    return CacheDay(
      zone: build.content.settings.zone.name, number: now.date.dayNumber,
      second: bounds.contains { $0?.movesWithinDay ?? false } ? now.time.secondOfDay : nil)
  }

  private var outputs: [CachedOutput] {
    results.flatMap { result -> [CachedOutput] in
      guard case .files(let files) = result else { return [] }
      return files.compactMap { file in
        let fingerprints = tree.fingerprints(of: file.ticket)
        guard fingerprints.indices.contains(file.position) else { return nil }
        return CachedOutput(
          path: file.path, scope: file.scope, fingerprint: fingerprints[file.position], source: file.source,
          context: file.context)
      }
    }
  }

  /// What was learned of the files that pages show or link to.
  private var pictures: [CachedPicture] {
    build.content.collections.flatMap { content in
      content.pictures.sorted { $0.key < $1.key }.compactMap { path, entry in
        entry.cached(as: PictureSource(collection: content.collection.id, path: path))
      }
    }
  }

  /// The fingerprints of the pages of a collection's items, in their order.
  private func pages(ofCollection collection: Int) -> ItemArray<OutputFingerprint> {
    let runs = results.compactMap { result -> (run: Int, ticket: OutputTicket)? in
      guard case .pages(collection, let run, let ticket) = result else { return nil }
      return (run, ticket)
    }
    return ItemArray(runs.sorted { $0.run < $1.run }.flatMap { tree.fingerprints(of: $0.ticket) })
  }

  private func collection(_ number: Int) throws -> CachedCollection {
    let content = build.content.collections[number]
    let pages = pages(ofCollection: number)
    let count = content.files.count
    let files = try Parallel.map(
      (count + Self.chunkSize - 1) / Self.chunkSize, makeWorker: {},
      body: { _, chunk in
        Self.rows(
          chunk * Self.chunkSize..<min(count, (chunk + 1) * Self.chunkSize), of: content,
          contexts: build.plan.pages[number].contexts, pages: pages)
      })
    return CachedCollection(
      id: content.collection.id, stems: content.listing.stems, others: content.listing.others,
      itemCount: content.collection.items.count, files: files)
  }

  private static func rows(
    _ range: Range<Int>, of content: CollectionContent, contexts: ItemArray<UInt64>,
    pages: ItemArray<OutputFingerprint>
  ) -> CachedCollection.Run {
    var run = CachedCollection.Run()
    run.reserve(range.count)
    for position in range {
      let file = content.files[position]
      let row = CachedCollection.Row(
        source: file.fingerprint, page: file.item.map { pages[$0] }, context: file.item.map { contexts[$0] } ?? 0)
      run.append(row) { writer in
        if let row = file.row, let changes = content.changes {
          writer.raw(changes.cached.record(of: row))
        } else {
          let item = file.item.map { content.collection.items[$0] }
          ItemRecord.write(item, content.findings(in: FileIndex(position)), to: &writer)
        }
      }
    }
    return run
  }
}
