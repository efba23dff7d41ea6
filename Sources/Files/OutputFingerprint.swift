/// Identifies the contents of a file of the output without reading it.
///
/// The time at which the name or the permissions last changed isn't part of it: the next output gives the file a further name, which changes that time.
package struct OutputFingerprint: Sendable, Hashable {
  package let inode: UInt64
  package let size: Int
  /// When the contents last changed, in nanoseconds since 1970.
  package let modified: Int64

  package init(inode: UInt64, size: Int, modified: Int64) {
    self.inode = inode
    self.size = size
    self.modified = modified
  }

  package init(_ status: FileStatus) {
    self.init(inode: status.inode, size: status.size, modified: status.modified)
  }

  /// Whether `status` is that of the file that the fingerprint was taken of.
  package func matches(_ status: FileStatus?) -> Bool {
    guard let status, status.kind == .file else { return false }
    return OutputFingerprint(status) == self
  }
}
