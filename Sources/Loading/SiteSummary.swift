import Catalogue

/// How much a site has, for people.
package struct SiteSummary: Sendable, CustomStringConvertible {
  let collections: Int
  let items: Int

  package init(collections: Int, items: Int) {
    self.collections = collections
    self.items = items
  }

  /// `5 collections, 420 items`.
  package var description: String {
    "\(collections) \(collections == 1 ? "collection" : "collections"), \(items) \(items == 1 ? "item" : "items")"
  }
}

extension SiteContent {
  package var summary: SiteSummary { summary(addingItems: 0) }

  /// - Parameter more: items that the site has besides those that could be read.
  package func summary(addingItems more: Int) -> SiteSummary {
    SiteSummary(
      collections: collections.count, items: collections.reduce(more) { $0 + $1.collection.items.count })
  }
}
