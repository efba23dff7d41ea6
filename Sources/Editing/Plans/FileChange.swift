import Files

/// What becomes of one file.
package struct FileChange: Sendable, Hashable {
  /// The path from the site's folder.
  package let path: String
  /// The bytes that the file has; nil if there is none.
  package let before: [UInt8]?
  /// The bytes that it gets; nil if it is removed.
  package let after: [UInt8]?
  /// The path of another file whose rights and owner a new file takes over: the one that it was renamed from.
  package let model: String?

  /// The rights and the owner that the file has; nil if there is none, or nobody has looked.
  let rightsBefore: FileRights?
  /// The rights and the owner that a new file gets; without them, those of the model.
  let rightsAfter: FileRights?

  package init(path: String, before: [UInt8]?, after: [UInt8]?, model: String? = nil) {
    self.init(path: path, before: before, after: after, model: model, rightsBefore: nil, rightsAfter: nil)
  }

  init(
    path: String, before: [UInt8]?, after: [UInt8]?, model: String? = nil, rightsBefore: FileRights?,
    rightsAfter: FileRights? = nil
  ) {
    self.path = path
    self.before = before
    self.after = after
    self.model = model
    self.rightsBefore = rightsBefore
    self.rightsAfter = rightsAfter
  }

  /// The change that takes this one back.
  var inverse: FileChange {
    FileChange(path: path, before: after, after: before, rightsBefore: nil, rightsAfter: rightsBefore)
  }

  /// This change and one of the same file that was made after it, as one.
  func followed(by next: FileChange) -> FileChange {
    FileChange(path: path, before: before, after: next.after, rightsBefore: rightsBefore)
  }

  /// The same change of a file that has these rights.
  func with(rightsBefore: FileRights?) -> FileChange {
    FileChange(
      path: path, before: before, after: after, model: model, rightsBefore: rightsBefore, rightsAfter: rightsAfter)
  }
}
