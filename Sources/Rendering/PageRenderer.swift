package import Addresses
package import Catalogue
package import Language
import Templates

/// Renders the files of a site. Each thread has a renderer of its own.
///
/// Files that may be large are rendered in pieces: `take` gets everything that was rendered so far after each row, and may take it away. What it leaves is
/// the result.
package struct PageRenderer {
  package typealias Take = (inout [UInt8]) -> Void

  let site: SitePages
  let formatter: ItemFormatter
  let names: SiteVocabulary
  private let collections: [Collection]
  /// One for each collection, made when it is first needed.
  private var parts: [ItemPart?]
  private var detailSources: [DetailSource?]
  private var vocabularies: [TemplateValue?]
  /// By the collection and the facet: what pages of values are made with.
  var facetKits: [FacetKit.Key: FacetKit] = [:]
  /// The overview of values of which a page was shown last: its pages follow one another.
  var shownOverview: (key: FacetKit.Key, page: FacetOverviewPage)?
  /// The pictures of the item whose picture was shown last: their pages follow one another.
  private var shownPictures: (collection: Int, item: ItemIndex, pictures: [PictureAlbum.Picture])?

  /// - Parameter formatter: One for the site's language and currency; without it, a new one is made.
  package init(_ site: SitePages, formatter: ItemFormatter? = nil) {
    self.site = site
    let formatter = formatter ?? ItemFormatter(site: site.settings)
    self.formatter = formatter
    names = SiteVocabulary(site: site.settings, phrases: formatter.phrases)
    collections = site.collections.map(\.collection)
    parts = Array(repeating: nil, count: site.collections.count)
    detailSources = Array(repeating: nil, count: site.collections.count)
    vocabularies = Array(repeating: nil, count: site.collections.count)
  }

  /// The front page.
  package func home() -> [UInt8] {
    let context = HomePage.context(site.collections.map(\.homeCollection), names: names, formatter: formatter)
    var output = TemplateOutput()
    if let template = site.templates["home"] {
      TemplateCompiler.compile(template, on: context, library: site.templates).run(EmptySource(), into: &output)
    }
    return output.bytes
  }

  /// The sitemaps; the first is the only one, or the index of the others.
  package func sitemaps() -> [(path: OutputPath, bytes: [UInt8])] {
    Sitemap.files(url: site.settings.url ?? "", pages: site.addresses)
  }

  package func feed() throws(ICUFailure) -> [UInt8] {
    try Feed.bytes(site, url: site.settings.url ?? "")
  }
}

// MARK: - The files of a collection

extension PageRenderer {
  /// A page of a list.
  ///
  /// - Parameter collection: The position of the collection in the site.
  package mutating func list(_ index: ListPageIndex, ofCollection collection: Int, take: Take) -> [UInt8] {
    let pages = site.collections[collection]
    let list = pages.lists.pages(ofList: index.list, site: site.settings, formatter: formatter)
    let page = list.pages[index.page]
    let context = page.context(
      list, facets: pages.facets, names: names, collectionNames: vocabulary(collection), formatter: formatter)
    let part =
      if let detail = page.sort.detail { self.part(collection, detail: detail) } else { self.part(collection) }
    return render(
      "list", pages.templates(for: page.style), on: context, ListSource(page, part: part), take)
  }

  /// A page of the printable inventory.
  ///
  /// - Parameter number: The number of the page, from 0.
  package mutating func report(_ number: Int, ofCollection collection: Int, take: Take) -> [UInt8] {
    let pages = site.collections[collection]
    let report = pages.report(site.settings, formatter)
    let page = ReportPage(pages: report, number: number, date: site.date)
    let context = page.context(names: names, collectionNames: vocabulary(collection), formatter: formatter)
    let part = ItemPart(
      report.collection, pictures: pages.pictures, facets: pages.facets, today: site.date, formatter: formatter)
    let source = ReportSource(page, part: part, words: PrintPhrases(site.settings.language))
    return render("report", pages.templates, on: context, source, take)
  }

  package func json(ofCollection collection: Int, take: Take) -> [UInt8] {
    let pages = site.collections[collection]
    return CollectionJSON.bytes(pages.collection, items: pages.allItems, take: take)
  }

  package func csv(ofCollection collection: Int, take: Take) -> [UInt8] {
    let pages = site.collections[collection]
    return CollectionCSV.bytes(pages.collection, items: pages.allItems, take: take)
  }

  /// Appends the page of an item.
  ///
  /// - Parameters:
  ///   - item: The position of the item in its collection.
  ///   - notes: The item's notes as HTML.
  package mutating func item(
    _ item: ItemIndex, ofCollection collection: Int, notes: ArraySlice<UInt8>, to bytes: inout [UInt8]
  ) {
    let source = detailSource(collection)
    let neighbours = site.collections[collection].neighbours
    source.show(item, previous: neighbours.previous(of: item), next: neighbours.next(of: item), notes: notes)
    var output = TemplateOutput(continuing: bytes)
    bytes = []
    site.collections[collection].detail.run(source, into: &output)
    bytes = output.bytes
  }

  /// The page of one of an item's pictures.
  package mutating func picture(_ index: PicturePageIndex, ofCollection collection: Int) -> [UInt8] {
    let pages = site.collections[collection]
    guard let template = pages.templates["picture"] else { return [] }
    let item = pages.collection.items[index.item]
    let album = PictureAlbum(pages.collection, pages.pictures, depth: PicturePage.depth)
    if shownPictures?.collection != collection || shownPictures?.item != index.item {
      shownPictures = (collection, index.item, album.pages(of: item))
    }
    let page = PicturePage(item: item, album: album, pictures: shownPictures?.pictures ?? [], number: index.number)
    let collectionNames = CollectionVocabulary(
      collection: pages.collection, site: site.settings, formatter: formatter, up: "../"
    ).names
    let context = page.context(
      pages.collection, names: names, collectionNames: collectionNames, formatter: formatter)
    var output = TemplateOutput()
    TemplateCompiler.compile(template, on: context, library: pages.templates).run(EmptySource(), into: &output)
    return output.bytes
  }

  /// The page at an old address of an item, which leads to the current one.
  package func alias(ofItem item: ItemIndex, ofCollection collection: Int) -> [UInt8] {
    AliasPage.bytes(for: site.collections[collection].collection.items[item], language: site.settings.language)
  }

  func render(
    _ name: String, _ templates: TemplateLibrary, on context: TemplateValue, _ source: some TemplateSource, _ take: Take
  ) -> [UInt8] {
    guard let template = templates[name] else { return [] }
    var output = TemplateOutput()
    TemplateCompiler.compile(template, on: context, library: templates).run(source, into: &output, afterRow: take)
    return output.bytes
  }

  mutating func part(_ number: Int) -> ItemPart {
    if let part = parts[number] { return part }
    let part = self.part(number, detail: nil)
    parts[number] = part
    return part
  }

  /// - Parameter detail: The smaller text of a row, where it is not the one of all lists.
  private func part(_ number: Int, detail: ItemText?) -> ItemPart {
    let pages = site.collections[number]
    return ItemPart(
      pages.collection, pictures: pages.pictures, facets: pages.facets, detail: detail, today: site.date,
      formatter: formatter)
  }

  private mutating func detailSource(_ number: Int) -> DetailSource {
    if let source = detailSources[number] { return source }
    let folder = CollectionAddresses(collections[number].id).folder.url
    let source = DetailSource(
      part: part(number), site: site.settings, address: "\(site.settings.url ?? "")\(folder)/",
      references: ItemReferences(
        collections: collections, backlinks: site.backlinks[number], collection: number, item: 0))
    detailSources[number] = source
    return source
  }

  mutating func vocabulary(_ collection: Int) -> TemplateValue {
    if let vocabulary = vocabularies[collection] { return vocabulary }
    let names = CollectionVocabulary(
      collection: site.collections[collection].collection, site: site.settings, formatter: formatter
    ).names
    vocabularies[collection] = names
    return names
  }
}
