import Catalogue

/// How much a site has, for people.
package struct SiteSummary: Sendable, CustomStringConvertible {
  let collections: Int
  let items: Int

  /// `5 collections, 420 items`.
  package var description: String {
    "\(collections) \(collections == 1 ? "collection" : "collections"), \(items) \(items == 1 ? "item" : "items")"
  }
}

extension LoadedSite {
  package var summary: SiteSummary {
    SiteSummary(
      collections: collections.count, items: collections.reduce(0) { $0 + $1.collection.items.count })
  }
}
