import Addresses
import Catalogue
import Diagnostics
private import Files

extension LinkKnowledge {
  /// Looks for old addresses among those that links ask for; false if there is none.
  mutating func learnAliases(from loaded: LoadedItems) -> Bool {
    if loaded.unknownPages.isEmpty { return false }
    learnAliases(from: loaded) { loaded.unknownPages.contains($0) }
    return !aliases.isEmpty
  }

  /// Learns all old addresses.
  mutating func learnAllAliases(from loaded: LoadedItems) {
    learnAliases(from: loaded) { _ in true }
  }

  private mutating func learnAliases(from loaded: LoadedItems, where isWanted: (UnknownPage) -> Bool) {
    for (position, content) in loaded.collections.enumerated() {
      for (address, file) in content.oldAddresses {
        let page = UnknownPage(collection: Int32(position), key: AddressKey(address))
        guard aliases[page] == nil, isWanted(page) else { continue }
        aliases[page] = ItemPlace(collection: position, file: file)
      }
    }
  }

  /// Finds out which items are left out; false if that affects nothing but the items themselves.
  mutating func learnAbsences(
    from loaded: LoadedItems, leavingOut: LoadOptions.LeavingOut, among collections: [LinkedCollection]
  ) -> Bool {
    drafts = Set(loaded.drafts)
    if leavingOut != .none {
      for finding in loaded.diagnostics where finding.severity == .error || leavingOut == .itemsWithFindings {
        guard let item = ItemReference(path: finding.file), let place = Self.place(of: item, among: collections) else {
          continue
        }
        leftOut.insert(place)
      }
    }
    if leavingOut == .itemsWithFindings { followLinks(loaded.links) }
    return !leftOut.isEmpty || loaded.links.contains { drafts.contains($0.to) }
  }

  /// A link to an item that is left out is a finding, which leaves out the item that has the link.
  private mutating func followLinks(_ links: [ItemLink]) {
    var sources: [ItemPlace: [ItemPlace]] = [:]
    for link in links { sources[link.to, default: []].append(link.from) }
    var open = Array(drafts) + leftOut
    while let next = open.popLast() {
      for source in sources[next] ?? [] where leftOut.insert(source).inserted { open.append(source) }
    }
  }

  private static func place(of item: ItemReference, among collections: [LinkedCollection]) -> ItemPlace? {
    guard let collection = collections.firstIndex(where: { $0.listing.id.utf8.elementsEqual(item.collection.utf8) }),
      let position = collections[collection].listing.stems.position(of: item.stem)
    else { return nil }
    return ItemPlace(collection: collection, file: FileIndex(position))
  }
}
