import Catalogue

/// What is known of a site before any item is read.
struct SiteConfiguration: Sendable {
  let site: SiteSettings
  /// The collections in the order of the front page.
  let collections: [CollectionFolder]
  /// One for each collection.
  let settings: [CollectionSettings]
  let templates: SiteTemplates
  /// The date and time at which the site is read.
  let now: DateTime

  /// The collections as links see them.
  ///
  /// - Parameter listings: one for each.
  func linked(_ listings: [CollectionListing]) -> [LinkedCollection] {
    zip(listings, settings).map { LinkedCollection($0, settings: $1) }
  }
}
