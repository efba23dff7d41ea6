import BuildCache
import Catalogue
import Concurrency
import Files
import Loading
import Rendering

/// Identifies what the page of a facet's value shows: the settings, the value, and its items in their order.
struct FacetContext {
  private let pages: CollectionPages
  /// For each item, a checksum of all that the build cache stores of it, and of the addresses that it is listed at.
  private let items: ItemArray<UInt64>

  private static let chunkSize = 512

  private init(_ pages: CollectionPages, items: ItemArray<UInt64>) {
    self.pages = pages
    self.items = items
  }

  /// The contexts of all values of each facet, computed on all cores.
  static func all(_ content: CollectionContent, _ pages: CollectionPages) throws -> [[UInt64]] {
    if pages.facets.isEmpty { return [] }
    let context = FacetContext(pages, items: try items(content, pages))
    return try pages.facets.indices.map { facet in
      let count = pages.facets[facet].index.values.count
      return try Parallel.map(
        (count + chunkSize - 1) / chunkSize, makeWorker: {},
        body: { _, chunk in
          (chunk * chunkSize..<min(count, (chunk + 1) * chunkSize)).map { context.context(ofValue: $0, facet: facet) }
        }
      ).flatMap(\.self)
    }
  }

  private static func items(_ content: CollectionContent, _ pages: CollectionPages) throws -> ItemArray<UInt64> {
    let checksums = try content.itemChecksums(by: chunkSize)
    let listed = try Parallel.map(
      (checksums.count + chunkSize - 1) / chunkSize, makeWorker: { ByteWriter() },
      body: { writer, chunk in
        checksums.indices.dropFirst(chunk * chunkSize).prefix(chunkSize).map { item in
          writer.clear()
          writer.fixed(checksums[item])
          for facet in pages.facets {
            writer.list(Array(facet.index.positions(of: item))) {
              $0.text($1.map { facet.index.values[Int($0)].address })
            }
          }
          return Checksum.of(writer.bytes[...])
        }
      })
    return ItemArray(listed.flatMap(\.self))
  }

  private func context(ofValue number: Int, facet: Int) -> UInt64 {
    let facet = pages.facets[facet]
    let value = facet.index.values[number]
    var writer = ByteWriter()
    writer.reserve(64 + value.items.count * 16)
    // Pages say how many items the collection has.
    writer.number(pages.collection.count)
    writer.number(pages.collection.deletedCount)
    writer.number(facet.pageLength)
    writer.text(value.label)
    writer.text(value.address)
    for section in pages.sections(ofValue: number, facet: facet) {
      writer.text(section.id)
      writer.text(section.label)
      writer.number(section.items.count)
      for item in section.items { writer.fixed(items[item]) }
    }
    return Checksum.of(writer.bytes[...])
  }
}

extension CollectionContent {
  /// For each item, a checksum of what the build cache stores of it, its address included.
  func itemChecksums(by chunkSize: Int) throws -> ItemArray<UInt64> {
    let count = collection.items.count
    let checksums = try Parallel.map(
      (count + chunkSize - 1) / chunkSize, makeWorker: { ByteWriter() },
      body: { writer, chunk in
        collection.items.indices.dropFirst(chunk * chunkSize).prefix(chunkSize).map { item in
          writer.clear()
          write(item, to: &writer)
          return Checksum.of(writer.bytes[...])
        }
      })
    return ItemArray(checksums.flatMap(\.self))
  }

  /// Identifies what search data says of some items; nil if that cannot be known before the next build.
  func searchContext(of items: Range<ItemIndex>, includesNotes: Bool) -> UInt64? {
    var writer = ByteWriter()
    for item in items {
      write(item, to: &writer)
      if !includesNotes { continue }
      guard let fingerprint = file(of: item).fingerprint else { return nil }
      writer.number(fingerprint.size)
      for part in [
        fingerprint.inode, UInt64(bitPattern: fingerprint.modified), UInt64(bitPattern: fingerprint.changed),
      ] {
        writer.fixed(part)
      }
    }
    return Checksum.of(writer.bytes[...])
  }

  private func write(_ item: ItemIndex, to writer: inout ByteWriter) {
    let file = itemFiles[item]
    writer.text(collection.items[item].id)
    writer.linkedNames(of: collection.items[item], in: collection.schema)
    writer.list(pictures(of: item)) { $1.write(to: &$0) }
    if let row = files[file.position].row, let changes {
      writer.raw(changes.cached.record(of: row))
    } else {
      ItemRecord.write(collection.items[item], findings(in: file), to: &writer)
    }
  }
}
