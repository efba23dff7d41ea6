import BuildCache
import Catalogue
import Rendering

/// Identifies what the page of an item shows that comes from elsewhere than the item's own file: the template, the settings, the previous and the next item.
enum PageContext {
  /// The contexts of all items of a collection, in their order.
  static func all(of pages: CollectionPages) -> [UInt64] {
    let program = Checksum.of(pages.detailSignature[...])
    return pages.collection.items.indices.map { item in
      var writer = ByteWriter()
      writer.fixed(program)
      for neighbour in [pages.neighbours.previous(of: item), pages.neighbours.next(of: item)] {
        writer.optional(neighbour) {
          $0.text(pages.collection.items[$1].name)
          $0.text(pages.collection.items[$1].id)
        }
      }
      for facet in pages.facets {
        for position in facet.index.positions(of: item) {
          writer.text(position.map { facet.index.values[Int($0)].address })
        }
      }
      return Checksum.of(writer.bytes[...])
    }
  }
}
