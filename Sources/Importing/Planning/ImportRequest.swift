/// What somebody asks of an import.
package struct ImportRequest: Sendable {
  package let collection: String
  /// Columns and the keys that they go to; an empty key leaves a column out.
  package let map: [(column: String, key: String)]
  /// The key by which items are known that the collection has already.
  package let key: String?

  package init(collection: String, map: [(column: String, key: String)], key: String?) {
    self.collection = collection
    self.map = map
    self.key = key
  }
}
