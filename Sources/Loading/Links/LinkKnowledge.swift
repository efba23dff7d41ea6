/// What is known only once items have been read, and decides where links to them lead.
struct LinkKnowledge: Sendable, Hashable {
  /// Items that are left out because they are drafts.
  var drafts: Set<ItemPlace> = []
  /// Items that are left out because of what is wrong with them.
  var leftOut: Set<ItemPlace> = []
  /// Old addresses that links ask for, and the items that have them.
  var aliases: [UnknownPage: ItemPlace] = [:]

  /// Moves what is known of the files of a collection from one on up by one place.
  mutating func makeRoom(at file: FileIndex, ofCollection collection: Int) {
    let moved = { (place: ItemPlace) in
      place.collection == collection && place.file.position >= file.position
        ? ItemPlace(collection: collection, file: FileIndex(place.file.position + 1)) : place
    }
    drafts = Set(drafts.map(moved))
    leftOut = Set(leftOut.map(moved))
    aliases = aliases.mapValues(moved)
  }
}
