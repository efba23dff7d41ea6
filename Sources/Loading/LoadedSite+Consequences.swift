import Catalogue
import Diagnostics
import Files

// What a change of an item means for the rest of its collection, and for those that link to it.
extension LoadedSite {
  /// Gives the fields that link to an item its name as it is now.
  ///
  /// - Returns: The positions of the collections with such fields.
  mutating func nameLinks(to item: Item, ofCollection collection: Int) -> [Int] {
    let id = content.collections[collection].collection.id
    let linking = content.collections.indices.filter { position in
      content.collections[position].collection.schema.fields.contains { $0.target == id }
    }
    for position in linking {
      var settings = content.collections[position].collection.settings
      settings.schema = settings.schema.naming(item, ofCollection: id)
      content.collections[position].collection = content.collections[position].collection.replacing(settings)
    }
    return linking
  }

  /// Looks for misspelt values again, if a change of an item may have to do with them.
  ///
  /// - Parameters:
  ///   - before: The item as it was; nil if it was not there.
  ///   - after: The item as it is now; nil if it is not there.
  ///   - position: Where it is going to be, if it is to take the place of the one before.
  /// - Returns: Whether something else is found.
  @discardableResult
  mutating func reviewNearValues(
    ofCollection collection: Int, _ file: FileIndex, _ before: Item?, _ after: Item?,
    replacing position: ItemIndex? = nil
  ) -> Bool {
    var content = content.collections[collection]
    let path = content.listing.path(of: content.listing.stems[file.position])
    guard NearValues(content: content, site: loader.site).concern(before, after, path: path) else { return false }
    if let position, let after { content.replaceItem(at: position, with: after) }
    let findings = NearValues(content: content, site: loader.site).diagnostics()
    guard findings != content.nearFindings else { return false }
    replaceDiagnostics(content.nearFindings, with: findings)
    self.content.collections[collection].nearFindings = findings
    return true
  }

  /// Takes in the pictures that an item shows now.
  ///
  /// - Parameters:
  ///   - before: The paths of the pictures that it showed, as the folder has them.
  ///   - after: Those that it shows.
  /// - Returns: Whether the collection has other pictures than before.
  mutating func replacePictures(
    _ before: [String], with after: [String], inCollection collection: Int
  ) throws(FileFailure) -> Bool {
    let (before, after) = (Set(before), Set(after))
    if before == after || !loader.options.rendersNotes { return false }
    var pictures = content.collections[collection].pictures
    let count = pictures.count
    let listing = content.collections[collection].listing
    var isChanged = false
    for path in after.subtracting(before).map({ RelativePath($0) }) where pictures[path] == nil {
      pictures[path] = try loader.pictures.entry(path, ofCollection: listing.id, in: listing.folder)
      isChanged = true
    }
    let gone = before.subtracting(after)
    if !gone.isEmpty {
      let findings = content.collections[collection].findings.values
      let shown = findings.reduce(into: Set<String>()) { $0.formUnion(gone.intersection($1.pictures)) }
      var ignored: [Diagnostic] = []
      let defaults = try loader.loader(ofCollection: collection, knowing: knowledge)
        .defaultPictures(diagnostics: &ignored)
      for path in gone.subtracting(shown).map({ RelativePath($0) }) where !defaults.contains(path) {
        pictures[path] = nil
      }
    }
    guard isChanged || pictures.count != count else { return false }
    content.collections[collection].pictures = pictures
    reviewAssetAddresses()
    return true
  }

  /// Looks for pictures at the same address again.
  mutating func reviewAssetAddresses() {
    let findings = AssetAddresses(content.templates).diagnostics(for: content.collections)
    guard findings != assetFindings else { return }
    replaceDiagnostics(assetFindings, with: findings)
    assetFindings = findings
  }

  /// Notes what was found in a file.
  mutating func replaceFindings(in file: FileIndex, ofCollection collection: Int, with findings: FileFindings) {
    let known = content.collections[collection].findings(in: file)
    guard known != findings else { return }
    content.collections[collection].replaceFindings(in: file, with: findings)
    replaceDiagnostics(known.diagnostics, with: findings.diagnostics)
  }

  private mutating func replaceDiagnostics(_ before: [Diagnostic], with after: [Diagnostic]) {
    var rest = before
    if !rest.isEmpty {
      content.diagnostics.removeAll { finding in
        guard let position = rest.firstIndex(of: finding) else { return false }
        rest.remove(at: position)
        return true
      }
    }
    if !after.isEmpty { content.diagnostics = (content.diagnostics + after).sorted() }
  }
}
