import Addresses
import BuildCache
package import Catalogue
import Diagnostics
import Files

/// What reading one file of an item again has come to.
package enum Rereading: Sendable {
  /// All is as it was.
  case unchanged
  /// The item and its notes may differ.
  case item(ItemChange)
  /// Only what is wrong with the file may differ. The item stays as it was, because the file is in error or a draft.
  case findings
  /// Other items are affected, too, so that the site has to be read again.
  case others
}

/// What has become of an item whose file was read.
package struct ItemChange: Sendable {
  /// The position of the item in its collection.
  package let item: ItemIndex
  /// Whether the item is as it was, notes aside.
  package let isSame: Bool
  /// Whether the collection has other pictures than before.
  package let changesPictures: Bool
  /// The positions of the collections with fields that link to the item and show it under another name now.
  package let linking: [Int]
}

extension LoadedSite {
  /// Reads the file of an item again.
  ///
  /// - Parameters:
  ///   - file: The position of the file among those of its collection.
  ///   - collection: The position of the collection.
  package mutating func reread(_ file: FileIndex, ofCollection collection: Int) throws -> Rereading {
    let before = content.collections[collection]
    guard let item = before.files[file.position].item else { return try rereadDraft(file, ofCollection: collection) }
    let run = try read(file, ofCollection: collection)
    let findings = run.findings[file] ?? FileFindings()
    let known = before.findings(in: file)
    let old = before.collection.items[item]
    let hasError = findings.diagnostics.contains { $0.severity == .error }
    let current = before.outdated[file] ?? old
    let aliases = run.items.first.map { $0.aliases.map(\.address) } ?? findings.aliases
    if hasError, run.drafts.isEmpty {
      // Links to old addresses that the file no longer gives, or gives now, are others.
      guard aliases == old.aliases.map(\.address) else { return .others }
      var kept = known
      kept.diagnostics = findings.diagnostics
      replaceFindings(in: file, ofCollection: collection, with: kept)
      content.collections[collection].outdated[file] = .some(run.items.first)
      reviewNearValues(ofCollection: collection, file, current, run.items.first)
      return .findings
    }
    guard let after = run.items.first, aliases == old.aliases.map(\.address) else { return .others }
    let html = try run.notes.html(0..<(run.ends.first ?? 0))
    let isSame = Self.isSame(old, after)
    content.collections[collection].outdated[file] = nil
    let isReviewed = reviewNearValues(ofCollection: collection, file, current, after, replacing: item)
    if isSame, findings == known, try html == before.html(ofNotesOf: item) {
      return isReviewed ? .item(ItemChange(item: item, isSame: true, changesPictures: false, linking: [])) : .unchanged
    }
    replaceFindings(in: file, ofCollection: collection, with: findings)
    content.collections[collection].replaceNotes(of: item, with: run.notes, html)
    if !isSame { content.collections[collection].replaceItem(at: item, with: after) }
    let changesPictures = try replacePictures(known.pictures, with: findings.pictures, inCollection: collection)
    let isRenamed =
      !isSame
      && (!old.name.utf8.elementsEqual(after.name.utf8) || old.sortName != after.sortName
        || old.language != after.language)
    return .item(
      ItemChange(
        item: item, isSame: isSame, changesPictures: changesPictures,
        linking: isRenamed ? nameLinks(to: after, ofCollection: collection) : []))
  }

  /// Reads the file of an item that is left out.
  private mutating func rereadDraft(_ file: FileIndex, ofCollection collection: Int) throws -> Rereading {
    let run = try read(file, ofCollection: collection)
    let place = ItemPlace(collection: collection, file: file)
    guard knowledge.drafts.contains(place), run.drafts.contains(place) else { return .others }
    let findings = run.findings[file] ?? FileFindings()
    let known = content.collections[collection].findings(in: file)
    if findings == known { return .unchanged }
    guard findings.aliases == known.aliases else { return .others }
    replaceFindings(in: file, ofCollection: collection, with: findings)
    return .findings
  }

  /// Reads a file of an item; once more if links in it ask for old addresses that none has asked for before.
  private mutating func read(_ file: FileIndex, ofCollection collection: Int) throws -> ItemRun {
    var reader = try ItemRunReader(loader.loader(ofCollection: collection, knowing: knowledge))
    let run = try reader.read(file.position..<file.position + 1)
    guard learnAliases(among: run.unknownPages) else { return run }
    reader = try ItemRunReader(loader.loader(ofCollection: collection, knowing: knowledge))
    return try reader.read(file.position..<file.position + 1)
  }

  /// Finds the items that have pages that links ask for as old addresses; false if there are none.
  mutating func learnAliases(among pages: Set<UnknownPage>) -> Bool {
    var isLearned = false
    for page in pages where knowledge.aliases[page] == nil {
      let position = Int(page.collection)
      let old = content.collections[position].oldAddresses.first { AddressKey($0.address) == page.key }
      guard let old else { continue }
      knowledge.aliases[page] = ItemPlace(collection: position, file: old.file)
      isLearned = true
    }
    return isLearned
  }

  private static func isSame(_ one: Item, _ other: Item) -> Bool {
    var (bytes, others) = (ByteWriter(), ByteWriter())
    ItemRecord.write(one, FileFindings(), to: &bytes)
    ItemRecord.write(other, FileFindings(), to: &others)
    return bytes.bytes == others.bytes && one.name.utf8.elementsEqual(other.name.utf8)
  }
}
