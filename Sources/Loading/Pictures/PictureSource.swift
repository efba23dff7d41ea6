package import Files

/// A file in a collection's folder that pages show or link to.
package struct PictureSource: Sendable, Hashable {
  /// The collection's folder.
  package let collection: RelativePath
  /// The file's path in it, as the folder has it.
  package let path: RelativePath

  package init(collection: String, path: RelativePath) {
    self.collection = RelativePath(collection)
    self.path = path
  }
}
