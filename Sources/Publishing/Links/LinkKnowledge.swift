import Catalogue
import Diagnostics
import Files

/// What is known only after items were read, and says where links to them lead.
struct LinkKnowledge: Sendable, Hashable {
  /// Items that are left out because they are drafts.
  private(set) var drafts: Set<ItemPlace> = []
  /// Items that are left out because of what is wrong with them.
  private(set) var leftOut: Set<ItemPlace> = []
  /// Old addresses that links ask for, and the files of the items that have them.
  private(set) var aliases: [UnknownPage: String] = [:]
}

extension LinkKnowledge {
  /// What a ledger says of items, in the order of the collections, whose folders have the names that they had.
  init(_ ledgers: [CollectionLedger], settings: [CollectionSettings]) {
    for (position, past) in ledgers.enumerated() {
      for row in past.stems.indices {
        let traits = past.traits(of: row)
        if !traits.isItem { drafts.insert(ItemPlace(collection: position, item: row)) }
        guard traits.hasAliases else { continue }
        for alias in past.aliases(of: row, fields: settings[position].schema.fields.count) {
          let page = UnknownPage(collection: Int32(position), key: ItemAddress.key(of: alias))
          if aliases[page] == nil { aliases[page] = past.stems[row] }
        }
      }
    }
  }

  /// Looks for old addresses among what links ask for; false if there is none.
  mutating func learnAliases(from reading: ContentReading) -> Bool {
    if reading.unknownPages.isEmpty { return false }
    learnAliases(from: reading) { reading.unknownPages.contains($0) }
    return !aliases.isEmpty
  }

  /// Learns all old addresses.
  mutating func learnAllAliases(from reading: ContentReading) {
    learnAliases(from: reading) { _ in true }
  }

  private mutating func learnAliases(from reading: ContentReading, where isWanted: (UnknownPage) -> Bool) {
    for (position, loaded) in reading.collections.enumerated() {
      for item in loaded.aliased.map({ loaded.collection.items[$0] }) {
        for alias in item.aliases {
          let page = UnknownPage(collection: Int32(position), key: ItemAddress.key(of: alias.address))
          if aliases[page] == nil, isWanted(page) { aliases[page] = item.fileStem }
        }
      }
    }
  }

  /// Finds out which items are left out; false if nothing but the items themselves changes by it.
  mutating func learnAbsences(
    from reading: ContentReading, leavingOut: LoadOptions.LeavingOut, among collections: [LinkedCollection]
  ) -> Bool {
    drafts = Set(reading.drafts)
    if leavingOut != .none {
      let places = Dictionary(collections.enumerated().map { ($1.listing.id, $0) }) { first, _ in first }
      for finding in reading.diagnostics where finding.severity == .error || leavingOut == .itemsWithFindings {
        if let place = Self.place(of: finding.file, among: collections, places) { leftOut.insert(place) }
      }
    }
    if leavingOut == .itemsWithFindings { followLinks(reading.links) }
    return !leftOut.isEmpty || reading.links.contains { drafts.contains($0.to) }
  }

  /// A link to an item that is left out is a finding, and leaves out the item that has it.
  private mutating func followLinks(_ links: [ItemLink]) {
    var sources: [ItemPlace: [ItemPlace]] = [:]
    for link in links { sources[link.to, default: []].append(link.from) }
    var open = Array(drafts) + leftOut
    while let next = open.popLast() {
      for source in sources[next] ?? [] where leftOut.insert(source).inserted { open.append(source) }
    }
  }

  /// The item whose file has a path; nil of another file.
  private static func place(
    of file: String, among collections: [LinkedCollection], _ places: [String: Int]
  ) -> ItemPlace? {
    let parts = file.split(separator: "/", maxSplits: 2)
    guard parts.count == 3, parts[0] == "content", file.hasSuffix(".md"), let collection = places[String(parts[1])],
      let item = collections[collection].listing.stems.position(of: String(parts[2].dropLast(3)))
    else { return nil }
    return ItemPlace(collection: collection, item: item)
  }
}
