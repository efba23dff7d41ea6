import Addresses
import Catalogue
import Characters
import Diagnostics
import Files

/// Finds two pages of a collection at one address: servers and disks that do not tell upper from lower case must not mix them up.
///
/// Of two items, the one whose file's name is the later by its bytes is in error; an alias is in error wherever it meets anything else.
struct AddressCheck {
  private let listing: CollectionListing
  /// By their keys: who has the addresses that are not of an item in lower-case ASCII, which is its own key.
  private var owners: [AddressKey: Owner] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Who has an address.
  private struct Owner {
    let address: String
    /// How messages name it.
    let name: String
    /// Where it is written; nil of what the program itself makes.
    var place: (file: String, location: SourceLocation)?
  }

  init(_ listing: CollectionListing, sorts: [Sort], styles: [ListSettings.Style]) {
    self.listing = listing
    for name in CollectionAddresses.reservedNames(
      slugs: sorts.dropFirst().map(\.slug), styles: styles.map(\.rawValue))
    {
      owners[AddressKey(name)] = Owner(address: name, name: "a page that every collection has")
    }
  }

  /// - Parameters:
  ///   - items: the items of the collection in the order of their files' names.
  ///   - special: the positions of those whose addresses are not their own keys.
  ///   - aliased: the positions of those that have old addresses.
  mutating func check(_ items: ItemArray<Item>, special: [ItemIndex], aliased: [ItemIndex]) {
    let reserved = owners.keys.sorted().compactMap { Self.index(of: $0.text, in: items) }
    let met = special.compactMap { Self.index(of: AddressKey(items[$0].id).text, in: items) }
    for index in Set(reserved + special + met).sorted() { claim(items[index]) }
    for item in aliased {
      for alias in items[item].aliases { claim(alias, of: items[item], among: items) }
    }
  }
}

extension AddressCheck {
  private mutating func claim(_ item: Item) {
    let key = AddressKey(item.id)
    let path = listing.path(of: item.fileStem)
    if let owner = owners[key] {
      report(item.fileStem, in: path, at: .start, owner)
    } else {
      owners[key] = Owner(address: item.fileStem, name: path, place: (path, .start))
    }
  }

  private mutating func claim(_ alias: ItemAlias, of item: Item, among items: ItemArray<Item>) {
    let key = AddressKey(alias.address)
    let path = listing.path(of: item.fileStem)
    if key == AddressKey(item.id) {
      report(alias.address, in: path, at: alias.location, Owner(address: item.id, name: "the item itself"))
    } else if let owner = owners[key] {
      let isOwn = owner.name == Self.name(ofAliasIn: path)
      let named = isOwn ? Owner(address: owner.address, name: "another alias of the item", place: owner.place) : owner
      report(alias.address, in: path, at: alias.location, named)
    } else if let other = Self.index(of: key.text, in: items) {
      let stem = items[other].fileStem
      let file = listing.path(of: stem)
      report(alias.address, in: path, at: alias.location, Owner(address: stem, name: file, place: (file, .start)))
    } else {
      owners[key] = Owner(
        address: alias.address, name: Self.name(ofAliasIn: path), place: (path, alias.location))
    }
  }

  private static func name(ofAliasIn path: String) -> String { "an alias in \(path)" }

  private mutating func report(_ address: String, in path: String, at location: SourceLocation, _ owner: Owner) {
    let finding = Diagnostic.error(
      .addressShared, in: path, at: location,
      "\(listing.id)/\(address).html is the address of \(owner.name) too"
        + AddressKey.difference(of: address, from: owner.address))
    guard let place = owner.place else { return diagnostics.append(finding) }
    diagnostics.append(
      finding.noting("the address is this file's first", in: place.file, at: SourceRange(at: place.location)))
  }

  /// The position of the item whose file has exactly this name.
  private static func index(of stem: String, in items: ItemArray<Item>) -> ItemIndex? {
    let index = items.partitioningIndex { !$0.fileStem.utf8.lexicographicallyPrecedes(stem.utf8) }
    return index < items.endIndex && items[index].fileStem.utf8.elementsEqual(stem.utf8) ? index : nil
  }
}
