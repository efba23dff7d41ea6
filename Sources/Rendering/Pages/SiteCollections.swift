package import Catalogue

/// The collections of a site, and which of their fields link to which of them.
package struct SiteCollections: Sendable {
  let collections: [Collection]
  private var sources: [String: [Backlinks.Source]] = [:]

  package init(_ collections: [Collection]) {
    self.collections = collections
    for (position, collection) in collections.enumerated() {
      for field in collection.schema.links {
        guard let target = collection.schema.fields[field].target else { continue }
        sources[target, default: []].append(Backlinks.Source(collection: position, field: field))
      }
    }
  }

  /// The fields that link to a collection, in the order of the site.
  func sources(linkingTo id: String) -> [Backlinks.Source] { sources[id] ?? [] }
}
