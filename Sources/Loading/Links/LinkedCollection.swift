import Addresses
import Catalogue

/// A collection as links see it.
struct LinkedCollection: Sendable {
  let listing: CollectionListing
  /// The files of its pages that are of no item, as far as the configuration tells: lists, the report, data.
  let pages: Set<String>

  init(_ listing: CollectionListing, settings: CollectionSettings) {
    self.listing = listing
    pages = Set(CollectionAddresses.fixed(slugs: settings.sorts.dropFirst().map(\.slug)))
  }
}
