import Addresses
import Catalogue

/// A collection as links see it.
struct LinkedCollection: Sendable {
  let listing: CollectionListing
  /// The files of its pages that are of no item, as far as the configuration tells: lists, the report, statistics, overviews of facets, data.
  let pages: Set<String>
  /// Whether the search looks through the collection.
  let isSearched: Bool

  init(_ listing: CollectionListing, settings: CollectionSettings) {
    self.listing = listing
    var pages = Set(CollectionAddresses.fixed(slugs: settings.sorts.dropFirst().map(\.slug)))
    if settings.hasStatistics { pages.insert(CollectionAddresses.statistics) }
    for facet in settings.facets { pages.insert("\(facet.folder)/index.html") }
    self.pages = pages
    isSearched = settings.search != .off
  }
}
