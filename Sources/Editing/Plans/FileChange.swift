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

  package init(path: String, before: [UInt8]?, after: [UInt8]?, model: String? = nil) {
    self.path = path
    self.before = before
    self.after = after
    self.model = model
  }

  /// The change that takes this one back.
  var inverse: FileChange { FileChange(path: path, before: after, after: before) }
}
