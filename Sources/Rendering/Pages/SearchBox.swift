import Addresses
import Catalogue
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
      ], isThere: isThere)
  }
}

extension Collection {
  /// Whether the search looks through the collection.
  var isSearched: Bool { settings.search != .off }
}
