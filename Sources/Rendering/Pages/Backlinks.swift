import Catalogue

/// The items of other collections whose fields link to the items of a collection.
package struct Backlinks: Sendable {
  /// A field that links here, in the order of the site.
  package struct Source: Sendable {
    /// The position of its collection in the site.
    package let collection: Int
    package let field: Int
    /// For each item that is linked to, the positions of those that link to it, in the order of their collection.
    fileprivate(set) var items: [Int: [Int]] = [:]
  }

  package fileprivate(set) var sources: [Source]

  /// The positions of the items that link to an item by a source.
  package func items(linkingTo item: Int, source: Int) -> [Int] { sources[source].items[item] ?? [] }

  /// The links to each collection of a site.
  ///
  /// - Parameter orders: the positions of the current items of each collection, in order.
  static func all(_ collections: [Collection], orders: [[Int]]) -> [Backlinks] {
    collections.map { target in
      var backlinks = Backlinks(sources: sources(linkingTo: target.id, in: collections))
      if backlinks.sources.isEmpty { return backlinks }
      let positions = Dictionary(target.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
      for number in backlinks.sources.indices {
        let source = backlinks.sources[number].collection
        backlinks.follow(number, in: collections[source], orders[source], positions)
      }
      return backlinks
    }
  }

  static func sources(linkingTo id: String, in collections: [Collection]) -> [Source] {
    collections.enumerated().flatMap { position, collection in
      collection.schema.links.filter { collection.schema.fields[$0].target == id }
        .map { Source(collection: position, field: $0) }
    }
  }

  /// - Parameter positions: the positions of the items that can be linked to, by their addresses.
  private mutating func follow(
    _ number: Int, in collection: Collection, _ order: [Int], _ positions: [String: Int]
  ) {
    let field = sources[number].field
    for item in order {
      let addresses: [String] =
        switch collection.items[item].values[field] {
        case .text(let address): [address]
        case .list(let addresses): addresses
        case .missing, .number, .year, .date, .dateTime, .flag, .picture, .pictures: []
        }
      for address in Set(addresses) {
        if let target = positions[address] { sources[number].items[target, default: []].append(item) }
      }
    }
  }
}
