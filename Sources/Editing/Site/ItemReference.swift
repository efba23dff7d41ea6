/// An item by its collection and its address there: `cars/1964-ford-mustang`.
package struct ItemReference: Sendable, Hashable {
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
    var parts = text.split(separator: "/", omittingEmptySubsequences: false)[...]
    if parts.first == "." { parts = parts.dropFirst() }
    if parts.count == 3, parts.first == "content" { parts = parts.dropFirst() }
    guard parts.count == 2, let collection = parts.first, let name = parts.last else { return nil }
    let stem = name.hasSuffix(".md") ? name.dropLast(3) : name
    guard !collection.isEmpty, !stem.isEmpty else { return nil }
    self.init(collection: String(collection), stem: String(stem))
  }

  /// The path of the item's file from the site's folder.
  package var path: String { "content/\(collection)/\(stem).md" }
}

extension ItemReference: CustomStringConvertible {
  package var description: String { "\(collection)/\(stem)" }
}
