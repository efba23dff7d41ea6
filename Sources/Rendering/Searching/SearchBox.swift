import Addresses
import Catalogue
import Language
import Templates

/// The names by which templates make a box for searching.
enum SearchBox {
  /// - Parameters:
  ///   - depth: How many folders below the front page the page stands.
  ///   - collection: The collection that is searched; nil for all.
  ///   - isThere: Whether there is anything to search.
  static func context(depth: Int, collection: String? = nil, isThere: Bool) -> TemplateValue {
    .record(
      [
        "data": .text(SiteAddresses.up(depth) + SiteAddresses.searchFolder + "/"),
        "root": .text(SiteAddresses.up(depth)), "collection": .text(collection),
        "page": .text(SiteAddresses.href(SiteAddresses.searchPage, depth: depth)),
      ], itself: .flag(isThere))
  }
}

extension Collection {
  /// Whether the search looks through the collection.
  var isSearched: Bool { settings.search != .off }
}

/// The page that searches the whole site.
enum SearchPage {
  static func context(_ collections: [Collection], names: SiteVocabulary) -> TemplateValue {
    var context = names.names(
      depth: 0, title: .text(names.phrases[.search]),
      address: .text((names.site.url ?? "") + SiteAddresses.searchPage.url))
    context["search"] = SearchBox.context(depth: 0, isThere: true)
    context["scripts"] = .flag(true)
    let searched = collections.filter(\.isSearched).map { collection in
      TemplateValue.record([
        "title": .text(collection.settings.title),
        "href": .text(CollectionAddresses(collection.id).href(CollectionAddresses.list(slug: nil))),
      ])
    }
    context["collections"] = .list(searched, element: .record(["title": .absent, "href": .absent]))
    return .record(context)
  }
}
