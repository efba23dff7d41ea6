import BuildCache
package import Catalogue
package import Diagnostics
import Files
import Language

/// A site that was loaded, some of its items from the cache.
package struct LoadedSite: Sendable {
  package internal(set) var content: SiteContent
  var loader: ContentLoader
  var knowledge: LinkKnowledge
  /// What is wrong with the addresses of pictures.
  var assetFindings: [Diagnostic]

  /// What is known of the files that pages show.
  package var pictures: PictureLibrary { loader.pictures }

  /// Reads notes of items that were taken from the cache and whose pages have to be made after all.
  ///
  /// - Parameters:
  ///   - items: The positions of the items, for each collection.
  ///   - diagnostics: Gets what is wrong with the files, which may have changed since the site was loaded.
  /// - Returns: The notes by the positions of the items, for each collection.
  package func readNotes(
    of items: [[ItemIndex]], diagnostics: inout [Diagnostic]
  ) throws -> [[ItemIndex: StoredNotes]] {
    var all: [[ItemIndex: StoredNotes]] = []
    var found: [Diagnostic] = []
    let links = loader.links(knowing: knowledge)
    for (position, wanted) in items.enumerated() {
      let files = wanted.map { content.collections[position].itemFiles[$0] }
      let notes = try loader.loader(ofCollection: position, links)
        .readNotes(of: files, diagnostics: &found)
      var read: [ItemIndex: StoredNotes] = [:]
      for (item, notes) in zip(wanted, notes) { read[item] = notes }
      all.append(read)
    }
    // What was wrong with the files before was found when the cache was written.
    let known = Set(diagnostics)
    diagnostics += found.filter { !known.contains($0) }
    return all
  }
}

extension SiteContent {
  /// Whether the same files hold items as when the cache was written, with the same old addresses.
  func hasSameAddresses(as changes: ChangeSet) -> Bool {
    zip(collections, changes.collections).allSatisfy { content, changes in
      guard let changes else { return false }
      return content.files.enumerated().allSatisfy { position, file in
        if file.isSame { return true }
        let item = file.item.map { content.collection.items[$0] }
        let (hadItem, aliases) = changes.addresses(of: FileIndex(position), in: content.collection)
        let findings = content.findings(in: FileIndex(position))
        return hadItem == (item != nil) && aliases == (item?.aliases.map(\.address) ?? findings.aliases)
      }
    }
  }
}

extension CollectionChanges {
  /// Whether a file held an item, and the old addresses of this or of one that was left out.
  fileprivate func addresses(of file: FileIndex, in collection: Collection) -> (hadItem: Bool, aliases: [String]) {
    let row = CacheRow(file.position)
    var reader = cached.reader(of: row)
    var (languages, findings): ([String: LanguageTag], FileFindings) = ([:], FileFindings())
    let item = ItemRecord.read(
      from: &reader, stem: cached.stems[file.position], fieldCount: collection.schema.fields.count,
      languages: &languages, findings: &findings)
    return (item != nil, item?.aliases.map(\.address) ?? findings.aliases)
  }
}
