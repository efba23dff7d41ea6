import BuildCache
import Catalogue
import Language
import Loading
import Rendering

/// Identifies what the page of an item shows that comes from elsewhere than the item's own file: the template, the settings, the previous and the next item.
enum PageContext {
  /// The contexts of all items of a collection, in their order.
  ///
  /// - Parameter collection: The position of the collection in the site.
  static func all(
    ofCollection collection: Int, _ site: SitePages, _ content: CollectionContent
  ) -> ItemArray<UInt64> {
    let pages = site.collections[collection]
    let backlinks = site.backlinks[collection]
    let program = Checksum.of(pages.detailSignature[...])
    let contexts = pages.collection.items.indices.map { item in
      var writer = ByteWriter()
      writer.fixed(program)
      for neighbour in [pages.neighbours.previous(of: item), pages.neighbours.next(of: item)] {
        writer.optional(neighbour) {
          $0.text(pages.collection.items[$1].name)
          $0.text(pages.collection.items[$1].id)
          $0.text(pages.collection.items[$1].language?.tag)
        }
      }
      for picture in content.pictures(of: item) { picture.write(to: &writer) }
      for facet in pages.facets {
        for position in facet.index.positions(of: item) {
          writer.text(position.map { facet.index.values[Int($0)].address })
        }
      }
      for source in backlinks.sources.indices {
        let linking = site.collections[backlinks.sources[source].collection].collection
        for other in backlinks.items(linkingTo: item, source: source) {
          writer.text(linking.items[other].name)
          writer.text(linking.items[other].id)
        }
      }
      writer.linkedNames(of: pages.collection.items[item], in: pages.collection.schema)
      return Checksum.of(writer.bytes[...])
    }
    return ItemArray(contexts)
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
  /// What the items are called that an item links to.
  mutating func linkedNames(of item: Item, in schema: Schema) {
    for field in schema.links {
      guard let names = schema.fields[field].linkedNames else { continue }
      switch item.values[field] {
      case .text(let address): text(names[address])
      case .list(let addresses): for address in addresses { text(names[address]) }
      case .missing, .number, .year, .date, .dateTime, .flag, .picture, .pictures: break
      }
    }
  }
}
