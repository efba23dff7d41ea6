package import Catalogue
import Language
import Ordering

extension CollectionPages {
  /// The pages after one item has changed.
  ///
  /// - Parameters:
  ///   - item: The position of the item.
  ///   - collection: The collection with the item as it is now.
  ///   - order: The order of the items, which follows.
  package func changing(
    _ item: ItemIndex, in collection: Collection, order: inout KeptOrder, site: SiteSettings, formatter: ItemFormatter
  ) throws -> CollectionPages {
    var arrangements = arrangements
    var writer = try SortKeyWriter(schema: collection.schema, language: site.language, articles: site.articles)
    let hasMoved = try order.move(
      item, from: self.collection.items[item], in: collection.items, sorts: collection.settings.sorts, &arrangements,
      writer: &writer, labels: SectionLabels(schema: collection.schema, formatter: formatter))
    return try replacing(collection, arrangements, hasMoved: hasMoved, changing: item, site, formatter)
  }

  /// The pages after items of another collection, to which fields link, were named anew.
  ///
  /// - Parameter order: The order of the items, which follows.
  package func renaming(
    in collection: Collection, among all: SiteCollections, order: inout KeptOrder, site: SiteSettings,
    formatter: ItemFormatter, arrangesAnew: Bool
  ) throws -> CollectionPages {
    if arrangesAnew {
      let (pages, kept) = try Self.keepingOrder(
        collection, among: all, templates: templates, pictures: pictures, site: site, formatter: formatter)
      order = kept
      return pages
    }
    return renaming(in: collection)
  }

  /// Whether the same files belong to the collection as to another version of it, whatever they hold.
  ///
  /// - Parameter item: The position of the only item that has changed.
  package func hasSameFiles(as other: CollectionPages, changing item: ItemIndex) -> Bool {
    let images = collection.schema.fields.indices.filter { collection.schema.fields[$0].type == .images }
    let (one, another) = (collection.items[item], other.collection.items[item])
    return lists.outlines.map(\.pageCount) == other.lists.outlines.map(\.pageCount)
      && reportFiles.count == other.reportFiles.count
      && images.allSatisfy { one.values[$0] == another.values[$0] }
      && zip(facets, other.facets).allSatisfy { $0.hasSameFiles(as: $1) }
  }

  /// The pages after an item was added.
  ///
  /// - Parameters:
  ///   - item: The position of the item.
  ///   - collection: The collection with the item.
  ///   - order: The order of the items, which follows.
  package func adding(
    _ item: ItemIndex, in collection: Collection, order: inout KeptOrder, site: SiteSettings, formatter: ItemFormatter
  ) throws -> CollectionPages {
    var arrangements = arrangements
    var writer = try SortKeyWriter(schema: collection.schema, language: site.language, articles: site.articles)
    try order.insert(
      item, in: collection.items, sorts: collection.settings.sorts, &arrangements, writer: &writer,
      labels: SectionLabels(schema: collection.schema, formatter: formatter))
    return try replacing(collection, arrangements, hasMoved: true, changing: nil, site, formatter)
  }
}
