private import LinuxShim

/// What tells a folder from a copy of it, as far as its file system knows.
package struct FolderIdentity: Sendable, Hashable {
  package let inode: UInt64
  /// When it was made, in nanoseconds since 1970; 0 where the file system does not say.
  package let birth: Int64

  package init(inode: UInt64, birth: Int64) {
    self.inode = inode
    self.birth = birth
  }
}

extension Folder {
  package func identity() throws(FileFailure) -> FolderIdentity {
    FolderIdentity(inode: try status().inode, birth: linux_birth(descriptor))
  }
}
