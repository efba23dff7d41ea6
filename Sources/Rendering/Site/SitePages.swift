import Addresses
package import Catalogue
package import Language
package import Templates

/// A site with everything that its pages need.
package struct SitePages: Sendable {
  package let settings: SiteSettings
  /// The templates for pages of no collection.
  let templates: TemplateLibrary
  package private(set) var collections: [CollectionPages]
  /// The links to each collection.
  package private(set) var backlinks: [Backlinks]
  /// The day of the build.
  let date: CivilDate

  package init(settings: SiteSettings, templates: TemplateLibrary, collections: [CollectionPages], date: CivilDate) {
    self.date = date
    self.settings = settings
    self.templates = templates
    self.collections = collections
    backlinks = Self.backlinks(collections)
  }

  /// Takes in the pages of a collection with another version of an item.
  ///
  /// - Parameter collection: The position of the collection.
  package mutating func replace(_ collection: Int, with pages: CollectionPages, changing item: ItemIndex) {
    let before = collections[collection]
    collections[collection] = pages
    for target in backlinks.indices where backlinks[target].isLinked(from: collection) {
      backlinks[target].follow(
        item, from: before.collection.items[item], in: pages.collection, at: collection,
        order: pages.arrangements[0].items, targets: collections[target].collection.items)
    }
  }

  /// Takes in the pages of a collection.
  ///
  /// - Parameters:
  ///   - collection: The position of the collection.
  ///   - isArrangedAnew: Whether items may have come or moved.
  package mutating func replace(_ collection: Int, with pages: CollectionPages, isArrangedAnew: Bool = true) {
    collections[collection] = pages
    if isArrangedAnew, backlinks.contains(where: { !$0.sources.isEmpty }) { backlinks = Self.backlinks(collections) }
  }

  /// Takes in the pictures of a collection.
  ///
  /// - Parameters:
  ///   - collection: The position of the collection.
  ///   - pictures: The published pictures by their paths as items have them.
  package mutating func replacePictures(ofCollection collection: Int, with pictures: [String: PublishedPicture]) {
    collections[collection].pictures = pictures
  }

  private static func backlinks(_ collections: [CollectionPages]) -> [Backlinks] {
    Backlinks.all(collections.map(\.collection), orders: collections.map(\.arrangements[0].items))
  }

  /// The addresses of all pages from the site's folder.
  var addresses: [String] {
    collections.reduce(into: [""]) { all, pages in
      let addresses = CollectionAddresses(pages.collection.id)
      all += pages.lists.outlines.flatMap(\.files).map { addresses.href($0) }
      if pages.collection.settings.hasStatistics { all.append(addresses.href(CollectionAddresses.statistics)) }
      all += pages.facets.flatMap { $0.files.map { addresses.href($0) } }
      all += pages.reportFiles.map { addresses.href($0) }
      all += pages.collection.items.map { addresses.href(CollectionAddresses.item($0.id)) }
    }
  }
}

extension CollectionPages {
  /// The pages of lists, each with its place: which list, and which page of it.
  package var listFiles: [(page: ListPageIndex, file: String)] {
    lists.outlines.enumerated().flatMap { list, outline in
      outline.files.enumerated().map { (ListPageIndex(list: list, page: $0), $1) }
    }
  }
}

extension CollectionPages {
  /// The pages of the inventory.
  package var reportFiles: [String] {
    let count = arrangements[collection.settings.report.sort].items.count
    return (0..<ReportPages.count(ofRows: count)).map { ReportPages.file(ofPage: $0) }
  }
}

/// A page of one of a collection's lists.
package struct ListPageIndex: Sendable, Hashable {
  /// The position of the list: that of its sort, or the number of sorts for the list of deleted items.
  package let list: Int
  package let page: Int
}

/// A page of one of an item's pictures.
package struct PicturePageIndex: Sendable, Hashable {
  let item: ItemIndex
  let number: Int
}
