private import Files

/// An item by its collection and its address there: `cars/1964-ford-mustang`.
package struct ItemReference: Sendable {
  package let collection: String
  /// The name of the item's file without its ending.
  package let stem: String

  package init(collection: String, stem: String) {
    self.collection = collection
    self.stem = stem
  }

  /// The item that a person names: `cars/1964-ford-mustang`, or the path of its file, `content/cars/1964-ford-mustang.md`; nil if the
  /// text has another form.
  package init?(_ text: String) {
    // A slash separates names even before a combining mark.
    var parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }[...]
    if parts.first == "." { parts = parts.dropFirst() }
    if parts.count == 3, parts.first == SourcePath.content { parts = parts.dropFirst() }
    guard parts.count == 2, let collection = parts.first, let name = parts.last else { return nil }
    let stem = RelativePath(name).dropping(ending: Self.ending) ?? name
    guard !collection.isEmpty, !stem.isEmpty else { return nil }
    self.init(collection: collection, stem: stem)
  }

  /// The item whose file has a path from the site's folder; nil if the path is of another file.
  package init?(path: String) {
    let path = RelativePath(path)
    let parts = path.components
    guard parts.count == 3, parts[0] == SourcePath.content,
      let stem = RelativePath(parts[2]).dropping(ending: Self.ending)
    else { return nil }
    self.init(collection: parts[1], stem: stem)
  }

  /// What the names of items' files end in.
  package static let ending = ".md"

  /// The path of the item's file from the site's folder.
  package var path: String { "\(SourcePath.folder(ofCollection: collection))/\(stem)\(Self.ending)" }
}

/// Names are compared by their bytes.
extension ItemReference: Hashable {
  package static func == (one: ItemReference, other: ItemReference) -> Bool {
    one.collection.utf8.elementsEqual(other.collection.utf8) && one.stem.utf8.elementsEqual(other.stem.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(RelativePath(collection))
    hasher.combine(RelativePath(stem))
  }
}

extension ItemReference: CustomStringConvertible {
  package var description: String { "\(collection)/\(stem)" }
}
