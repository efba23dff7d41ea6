import Addresses
import Catalogue
import Diagnostics
import Files

extension LoadedSite {
  /// Reads the file of an item that is new.
  ///
  /// - Parameters:
  ///   - stem: The name of the file without its ending.
  ///   - collection: The position of the collection.
  /// - Returns: What has become of it; nil if the site has to be read again, because more than the item is new.
  package mutating func add(_ stem: String, toCollection collection: Int) throws -> ItemChange? {
    guard isFree(stem, inCollection: collection), !lacksDefaultLink else { return nil }
    var next = self
    var listing = content.collections[collection].listing
    guard let file = listing.insert(stem) else { return nil }
    next.knowledge.makeRoom(at: file, ofCollection: collection)
    next.loader.collections[collection] = LinkedCollection(listing, settings: loader.settings[collection])
    var reader = try ItemRunReader(next.loader.loader(ofCollection: collection, knowing: next.knowledge))
    let run = try reader.read(file.position..<file.position + 1)
    let findings = run.findings[file] ?? FileFindings()
    guard let item = run.items.first, item.aliases.isEmpty, !next.learnAliases(among: run.unknownPages),
      !findings.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    let itemFiles = content.collections[collection].itemFiles
    let position = itemFiles.firstIndex { $0.position >= file.position } ?? itemFiles.endIndex
    next.content.collections[collection].insert(
      item, at: position, file: file, listing: listing, notes: run.notes, count: run.ends.first ?? 0)
    next.replaceFindings(in: file, ofCollection: collection, with: findings)
    next.reviewNearValues(ofCollection: collection, file, nil, item)
    let changesPictures = try next.replacePictures([], with: findings.pictures, inCollection: collection)
    let linking = next.nameLinks(to: item, ofCollection: collection)
    self = next
    return ItemChange(item: position, isSame: false, changesPictures: changesPictures, linking: linking)
  }

  /// What a change of a file that is of no item has come to.
  package enum OtherChange: Sendable {
    /// Pages stay as they are.
    case none
    /// The file can be what `filesWithMissingReferences` miss.
    case reference
    /// A picture has changed. Its size may be another one, which these files of items show.
    case picture(items: [FileIndex])
    /// The site has to be read again.
    case others
  }

  /// Takes in a file that is of no item, such as a picture, or what an editor puts aside.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - exists: Whether the file is there.
  ///   - collection: The position of the collection.
  package mutating func noteOther(_ name: String, exists: Bool, inCollection collection: Int) throws -> OtherChange {
    let known = content.collections[collection]
    if known.listing.others.contains(name) {
      guard exists else { return .others }
      let path = RelativePath(name)
      if let before = known.pictures[path] { return try renew(path, before, inCollection: collection) }
      // A link that could not be read may be a file now.
      guard loader.pictures.entry(of: PictureSource(collection: known.listing.id, path: path)) != nil else {
        return .reference
      }
      // A picture that could not be published may be sound now.
      _ = try loader.pictures.renewedEntry(path, ofCollection: known.listing.id, in: known.listing.folder)
      return .reference
    }
    if !exists { return .none }
    var listing = known.listing
    guard listing.insertOther(name) else { return .others }
    content.collections[collection].listing = listing
    loader.collections[collection] = LinkedCollection(listing, settings: loader.settings[collection])
    return .reference
  }

  /// Looks at a picture again.
  private mutating func renew(
    _ path: RelativePath, _ before: PictureEntry, inCollection collection: Int
  ) throws(FileFailure) -> OtherChange {
    let known = content.collections[collection]
    let after = try loader.pictures.renewedEntry(path, ofCollection: known.listing.id, in: known.listing.folder)
    guard after.isUsable(for: before) else { return .others }
    if after.isPublished(as: before), after.fingerprint == before.fingerprint { return .none }
    content.collections[collection].pictures[path] = after
    if after.looks(as: before) { return .picture(items: []) }
    reviewAssetAddresses()
    return .picture(items: known.findings.filter { $0.value.pictures.contains(path.text) }.map(\.key))
  }

  /// The files whose items miss something, which a new file may be.
  package var filesWithMissingReferences: [(collection: Int, file: FileIndex)] {
    content.collections.enumerated().flatMap { collection, content in
      content.findings.filter { $0.value.hasReferences && !$0.value.diagnostics.isEmpty }.map { (collection, $0.key) }
    }
  }

  /// Whether the default of a field leads to an item that is not there, which a new item may be.
  private var lacksDefaultLink: Bool {
    content.diagnostics.contains { $0.id == .linkTarget && ItemReference(path: $0.file) == nil }
  }

  /// Whether an address is a plain one that nothing else in the collection has, in any spelling.
  private func isFree(_ stem: String, inCollection collection: Int) -> Bool {
    let (content, settings) = (content.collections[collection], loader.settings[collection])
    let reserved = CollectionAddresses.reservedNames(
      slugs: settings.sorts.dropFirst().map(\.slug), styles: settings.list.otherStyles.map(\.rawValue))
    guard AddressKey.isKey(stem), !reserved.contains(where: { AddressKey($0).text == stem }) else { return false }
    let isTaken = content.aliased.contains { item in
      content.collection.items[item].aliases.contains { AddressKey($0.address).text == stem }
    }
    return !isTaken
      && content.listing.stems.indices.allSatisfy { position in
        var isOther = true
        content.listing.stems.withBytes(at: position) { isOther = AddressKey.isKey($0) }
        return isOther || AddressKey(content.listing.stems[position]).text != stem
      }
  }
}
