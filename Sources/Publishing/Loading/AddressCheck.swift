import Catalogue
import Diagnostics
import Files

/// Finds two pages at one address: servers and disks that do not tell upper from lower case must not mix them up.
///
/// Names of lower-case ASCII are their own keys, and a folder has each once. Only the others can meet something.
struct AddressCheck {
  private let listing: CollectionListing
  private var owners: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ listing: CollectionListing, sorts: [Sort]) {
    self.listing = listing
    for name in ItemAddress.reserved(for: sorts) {
      owners[ItemAddress.key(of: name)] = "a page that every collection has"
    }
  }

  /// - Parameter items: all items of the collection.
  mutating func check(_ items: [Item]) {
    for index in items.indices where !ItemAddress.isItsOwnKey(items[index].id) {
      claim(items[index].id, for: items[index])
    }
    for index in items.indices where !items[index].aliases.isEmpty {
      for alias in items[index].aliases { claim(alias: alias, for: items[index]) }
    }
    for name in owners.keys.sorted() where listing.stems.contains(name) {
      guard let item = items.first(where: { $0.id == name }), let owner = owners[name] else { continue }
      if owner == listing.path(of: item.fileStem) { continue }
      report(name, of: item, owner: owner)
    }
  }

  private mutating func claim(_ address: String, for item: Item) {
    let path = listing.path(of: item.fileStem)
    if let owner = owners.updateValue(path, forKey: ItemAddress.key(of: address)) {
      report(address, of: item, owner: owner)
    }
  }

  /// An item's old address cannot be the one that it has, nor be given twice.
  private mutating func claim(alias: String, for item: Item) {
    if ItemAddress.key(of: alias) == ItemAddress.key(of: item.id) {
      report(alias, of: item, owner: "the item itself")
    } else {
      claim(alias, for: item)
    }
  }

  private mutating func report(_ address: String, of item: Item, owner: String) {
    let path = listing.path(of: item.fileStem)
    diagnostics.append(
      .error(
        .addressShared, in: path, at: .start,
        "\(listing.id)/\(address).html is the address of \(owner) too; on many servers and disks upper and lower case are one"
      ))
  }
}
