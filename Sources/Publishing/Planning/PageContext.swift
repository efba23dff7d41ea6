import BuildCache
import Catalogue
import Concurrency
import Language
import Loading
import Rendering

/// Identifies what the page of an item shows that comes from elsewhere than the item's own file: the template, the settings, the previous and the next item.
struct PageContext {
  private let pages: CollectionPages
  private let items: ItemArray<Item>
  private let schema: Schema
  private let hasLinks: Bool
  private let content: CollectionContent
  private let backlinks: Backlinks
  /// The pages of all collections.
  private let all: [CollectionPages]
  private let program: UInt64

  private static let chunkSize = 512

  private init(ofCollection collection: Int, _ site: SitePages, _ content: CollectionContent) {
    pages = site.collections[collection]
    items = pages.collection.items
    schema = pages.collection.schema
    hasLinks = !schema.links.isEmpty
    self.content = content
    backlinks = site.backlinks[collection]
    all = site.collections
    program = Checksum.of(pages.detailSignature[...])
  }

  /// The contexts of all items of a collection, in their order, computed on all cores.
  ///
  /// - Parameter collection: The position of the collection in the site.
  static func all(
    ofCollection collection: Int, _ site: SitePages, _ content: CollectionContent
  ) throws -> ItemArray<UInt64> {
    let context = PageContext(ofCollection: collection, site, content)
    let items = context.items.indices
    let contexts = try Parallel.map(
      (items.count + chunkSize - 1) / chunkSize, makeWorker: { ByteWriter() },
      body: { writer, chunk in
        items.dropFirst(chunk * chunkSize).prefix(chunkSize).map { item in
          writer.clear()
          context.write(item, to: &writer)
          return Checksum.of(writer.bytes[...])
        }
      })
    return ItemArray(contexts.flatMap(\.self))
  }

  private func write(_ item: ItemIndex, to writer: inout ByteWriter) {
    writer.fixed(program)
    for neighbour in [pages.neighbours.previous(of: item), pages.neighbours.next(of: item)] {
      writer.optional(neighbour) {
        $0.text(items[$1].name)
        $0.text(items[$1].id)
        $0.text(items.language(of: $1)?.tag)
      }
    }
    writer.list(content.pictures(of: item)) { $1.write(to: &$0) }
    for facet in pages.facets {
      writer.list(Array(facet.index.positions(of: item))) { $0.text($1.map { facet.index.values[Int($0)].address }) }
    }
    for source in backlinks.sources.indices {
      let linking = all[backlinks.sources[source].collection].collection
      // The number tells by which field the items link here, which is the header that they are under.
      writer.list(backlinks.items(linkingTo: item, source: source)) {
        $0.text(linking.items[$1].name)
        $0.text(linking.items[$1].id)
      }
    }
    if hasLinks { writer.linkedNames(of: items[item], in: schema) }
  }
}

extension PublishedPicture {
  func write(to writer: inout ByteWriter) {
    writer.list(variants) {
      $0.text($1.path)
      $0.number($1.width)
      $0.number($1.height)
    }
    writer.text(original)
  }
}

extension ByteWriter {
  /// What the items are called, and filed under, that an item links to.
  mutating func linkedNames(of item: Item, in schema: Schema) {
    for field in schema.links {
      guard let names = schema.fields[field].linkedNames else { continue }
      list(item.values[field].texts) {
        let entry = names.entry(of: $1)
        $0.text(entry?.name)
        $0.text(entry?.sortName)
        $0.text(entry?.language?.tag)
      }
    }
  }
}
