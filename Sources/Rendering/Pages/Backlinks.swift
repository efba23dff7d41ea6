package import Catalogue

/// The items of other collections whose fields link to the items of a collection.
package struct Backlinks: Sendable {
  /// A field that links here, in the order of the site.
  package struct Source: Sendable {
    /// The position of its collection in the site.
    package let collection: Int
    package let field: Int
    /// For each item that is linked to, the positions of those that link to it, in the order of their collection.
    fileprivate(set) var items: [ItemIndex: [ItemIndex]] = [:]
  }

  package fileprivate(set) var sources: [Source]

  /// Whether a collection, by its position, has fields that link here.
  func isLinked(from collection: Int) -> Bool { sources.contains { $0.collection == collection } }

  /// The positions of the items that link to an item by a source.
  package func items(linkingTo item: ItemIndex, source: Int) -> [ItemIndex] { sources[source].items[item] ?? [] }

  /// The links to each collection of a site.
  ///
  /// - Parameter orders: the positions of the current items of each collection, in order.
  static func all(_ collections: [Collection], orders: [[ItemIndex]]) -> [Backlinks] {
    let site = SiteCollections(collections)
    return collections.map { target in
      var backlinks = Backlinks(sources: site.sources(linkingTo: target.id))
      if backlinks.sources.isEmpty { return backlinks }
      let positions = Dictionary(zip(target.items.lazy.map(\.id), target.items.indices)) { first, _ in first }
      for number in backlinks.sources.indices {
        let source = backlinks.sources[number].collection
        backlinks.follow(number, in: collections[source], orders[source], positions)
      }
      return backlinks
    }
  }

  /// Follows the links of an item that has changed, or that is elsewhere in the order.
  ///
  /// - Parameters:
  ///   - before: The item as it was.
  ///   - position: The position of its collection in the site.
  ///   - order: The positions of the current items of that collection, in order.
  ///   - targets: The items that can be linked to.
  mutating func follow(
    _ item: ItemIndex, from before: Item, in collection: Collection, at position: Int, order: [ItemIndex],
    targets: ItemArray<Item>
  ) {
    for number in sources.indices where sources[number].collection == position {
      let field = sources[number].field
      let isCurrent = !collection.items[item].isDeleted
      let after = isCurrent ? collection.items[item].values[field].texts : []
      for address in Set(before.values[field].texts).union(after) {
        guard let target = targets.firstIndex(where: { $0.id == address }) else { continue }
        var linking = Set(sources[number].items[target] ?? [])
        if after.contains(address) { linking.insert(item) } else { linking.remove(item) }
        sources[number].items[target] = linking.isEmpty ? nil : order.filter(linking.contains)
      }
    }
  }

  /// - Parameter positions: the positions of the items that can be linked to, by their addresses.
  private mutating func follow(
    _ number: Int, in collection: Collection, _ order: [ItemIndex], _ positions: [String: ItemIndex]
  ) {
    let field = sources[number].field
    for item in order {
      for address in Set(collection.items[item].values[field].texts) {
        if let target = positions[address] { sources[number].items[target, default: []].append(item) }
      }
    }
  }
}
