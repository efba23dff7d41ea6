import Catalogue
import Diagnostics

/// Follows links from fields to items of other collections, once all items are read.
enum LinkedValues {
  /// Gives the fields of all collections the names of the items that they link to.
  static func name(_ loaded: inout LoadedItems) {
    let targets = Set(loaded.collections.flatMap { $0.collection.schema.fields.compactMap(\.target) })
    if targets.isEmpty { return }
    var names: [String: LinkedNames] = [:]
    for content in loaded.collections where targets.contains(content.collection.id) {
      names[content.collection.id] = LinkedNames(of: content.collection.items)
    }
    for position in loaded.collections.indices where !loaded.collections[position].collection.schema.links.isEmpty {
      let content = loaded.collections[position]
      var settings = content.collection.settings
      settings.schema = settings.schema.linked { names[$0] }
      let linked = Set(settings.schema.fields.compactMap(\.target))
      loaded.collections[position].collection = Collection(
        settings: settings, items: content.collection.items, count: content.collection.count,
        deletedCount: content.collection.deletedCount)
      loaded.collections[position].hasSameLinks = loaded.collections
        .allSatisfy { !linked.contains($0.collection.id) || $0.holdsSameItems }
    }
  }

  /// What is wrong with fields that link to collections that do not exist.
  static func findings(_ settings: [CollectionSettings], _ files: [CollectionFolder]) -> [Diagnostic] {
    let known = files.map(\.id)
    return zip(settings, files).flatMap { settings, folder in
      settings.schema.fields.compactMap { field in
        guard let target = field.target, !known.contains(target) else { return nil }
        let file = folder.configuration
        return .error(
          .unknownCollection, in: file.path, at: CollectionSettingsReader.range(ofTargetOf: field.key, in: file),
          "there is no collection '\(target)' for '\(field.key)' to link to"
            + didYouMean(target, among: known.sorted()))
      }
    }
  }
}

extension LinkTarget {
  /// What is wrong with a field that links to an address; nil if nothing is.
  ///
  /// - Parameters:
  ///   - key: the field.
  ///   - collection: the collection that it links to.
  func finding(ofField key: String, address: String, in collection: String) -> ValueFinding? {
    switch self {
    case .item: nil
    case .absent(_, .draft): .warning(.brokenLink, "\(key): '\(address)' is a draft, which is left out")
    case .absent(_, .leftOut): .warning(.brokenLink, "\(key): '\(address)' is left out, since it is in error")
    case .unknown(_, let meant):
      .error(
        .linkTarget,
        "there is no '\(address)' in '\(collection)'"
          + (meant.map { "; did you mean '\($0.hasSuffix(".html") ? String($0.dropLast(5)) : $0)'?" } ?? ""))
    case .nothing, .elsewhere, .unsafe, .schemeless, .withPassword, .blockedPicture, .site, .page, .file, .kept,
      .missing:
      .error(.linkTarget, "there is no '\(address)' in '\(collection)'")
    }
  }
}
