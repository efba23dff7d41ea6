package import Addresses
package import Catalogue
package import Files
package import Loading
package import Pictures
package import Rendering

/// Renders the files of an output, whether they are written to a disk or sent to a browser. Each thread has a renderer of its own.
package struct FileRenderer {
  /// Gives the pictures that are published for a file in a collection's folder, from the smallest up.
  package typealias Pictures = (RelativePath, CollectionContent) throws -> [RenderedPicture]

  private let content: SiteContent
  private let pictures: Pictures
  private var pages: PageRenderer

  package init(_ content: SiteContent, _ pages: PageRenderer, pictures: @escaping Pictures) {
    self.content = content
    self.pictures = pictures
    self.pages = pages
  }

  /// The bytes of a file that isn't the page of an item.
  ///
  /// - Parameters:
  ///   - file: What the file holds.
  ///   - path: Its path; of the sitemaps, each has one of its own.
  ///   - take: Gets what was rendered of a file that may be large, and may take it away.
  package mutating func bytes(
    of file: FileContent, at path: RelativePath, take: PageRenderer.Take = { _ in }
  ) throws -> [UInt8] {
    switch file {
    case .home: pages.home()
    case .feed: try pages.feed()
    case .sitemaps: sitemaps().first { $0.path.path == path }?.bytes ?? []
    case .asset(let name): content.templates.assets[name] ?? []
    case .alias(let collection, let item): pages.alias(ofItem: item, ofCollection: collection)
    case .picture(let collection, let source, let variant):
      try pictures(source, content.collections[collection])[variant].bytes
    case .original(let collection, let source): try Picture.strip(bytes(of: source, ofCollection: collection))
    case .copy(let collection, let source): try bytes(of: source, ofCollection: collection)
    case .picturePage(let collection, let index): pages.picture(index, ofCollection: collection)
    case .list(let collection, let index): pages.list(index, ofCollection: collection, take: take)
    case .report(let collection, let page): pages.report(page, ofCollection: collection, take: take)
    case .json(let collection): pages.json(ofCollection: collection, take: take)
    case .csv(let collection): pages.csv(ofCollection: collection, take: take)
    case .statistics(let collection): pages.statistics(ofCollection: collection, take: take)
    case .searchPage: pages.searchPage()
    case .searchIndex: try pages.searchIndex()
    case .searchData(let collection, let part): try searchData(part: part, ofCollection: collection, notes: [:])
    case .facetData(let collection): pages.facetData(ofCollection: collection)
    case .facetOverview(let collection, let facet, let page):
      try pages.facetOverview(facet, page: page, ofCollection: collection, take: take)
    case .facetValue(let collection, let place): facetValue(place, ofCollection: collection)
    }
  }

  private mutating func facetValue(_ place: FacetPageIndex, ofCollection collection: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    facetValue(place, ofCollection: collection, to: &bytes)
    return bytes
  }

  /// Appends a page of one of a facet's values.
  mutating func facetValue(_ place: FacetPageIndex, ofCollection collection: Int, to bytes: inout [UInt8]) {
    pages.facetValue(place, ofCollection: collection, to: &bytes)
  }

  /// The search data of a part of a collection.
  ///
  /// - Parameter notes: The notes of items that were taken from the build cache, by their positions.
  func searchData(
    part: Int, ofCollection collection: Int, notes: [ItemIndex: StoredNotes]
  ) throws -> [UInt8] {
    try pages.searchData(part: part, ofCollection: collection) { item in
      try notes[item]?.html() ?? content.collections[collection].html(ofNotesOf: item)
    }
  }

  /// The sitemaps; the first is the only one, or the index of the others.
  package func sitemaps() -> [(path: OutputPath, bytes: [UInt8])] { pages.sitemaps() }

  /// The bytes of a file in a collection's folder.
  private func bytes(of source: RelativePath, ofCollection collection: Int) throws(FileFailure) -> [UInt8] {
    try content.collections[collection].listing.folder.read(at: source).bytes
  }

  /// Appends the page of an item.
  ///
  /// - Parameters:
  ///   - item: The position of the item in its collection.
  ///   - notes: The item's notes as HTML.
  package mutating func item(
    _ item: ItemIndex, ofCollection collection: Int, notes: ArraySlice<UInt8>, to bytes: inout [UInt8]
  ) {
    pages.item(item, ofCollection: collection, notes: notes, to: &bytes)
  }
}
