import Addresses
package import Catalogue
package import Language
package import Templates

/// A site with everything that its pages need.
package struct SitePages: Sendable {
  package let settings: SiteSettings
  /// The templates for pages of no collection.
  let templates: TemplateLibrary
  package let collections: [CollectionPages]
  /// The links to each collection.
  package let backlinks: [Backlinks]
  /// The day of the build in the site's time zone.
  let today: CivilDate

  package init(settings: SiteSettings, templates: TemplateLibrary, collections: [CollectionPages], today: CivilDate) {
    self.settings = settings
    self.templates = templates
    self.collections = collections
    backlinks = Backlinks.all(collections.map(\.collection), orders: collections.map(\.arrangements[0].items))
    self.today = today
  }

  /// The addresses of all pages from the site's folder.
  var addresses: [String] {
    collections.reduce(into: [""]) { all, pages in
      let addresses = CollectionAddresses(pages.collection.id)
      all += pages.lists.flatMap(\.pages).map { addresses.href($0.file) }
      all.append(addresses.href(CollectionAddresses.report))
      if pages.collection.settings.hasStatistics { all.append(addresses.href(CollectionAddresses.statistics)) }
      all += pages.facets.flatMap { $0.files.map { addresses.href($0) } }
      all += pages.collection.items.map { addresses.href(CollectionAddresses.item($0.id)) }
    }
  }
}

extension CollectionPages {
  /// The pages of lists, each with its place: which list, and which page of it.
  package var listFiles: [(page: ListPageIndex, file: String)] {
    lists.enumerated().flatMap { list, pages in
      pages.pages.enumerated().map { (ListPageIndex(list: list, page: $0), $1.file) }
    }
  }
}

/// A page of one of a collection's lists.
package struct ListPageIndex: Sendable, Hashable {
  let list: Int
  let page: Int
}
