package import Glibc

/// Who owns a file or a folder, and who may do what with it.
package struct FileRights: Sendable, Hashable {
  /// The permissions, as of `chmod`.
  package let mode: UInt32
  package let owner: UInt32
  package let group: UInt32

  package init(mode: UInt32, owner: UInt32, group: UInt32) {
    self.mode = mode
    self.owner = owner
    self.group = group
  }

  package init(_ status: stat) {
    self.init(mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid)
  }

  /// Gives them to an open file or folder, as far as the system lets them be set.
  ///
  /// - Returns: whether the permissions could be set.
  func set(of file: Int32) -> Bool {
    // Only the superuser gives files away; a group of one's own can always be set.
    if fchown(file, owner, group) != 0 { _ = fchown(file, uid_t.max, group) }
    // A change of owner takes permissions away: they come after it.
    return fchmod(file, mode) == 0
  }
}

extension Folder {
  /// The rights and the owner of the file `name`; nil if there is none.
  package func rights(of name: String) throws(FileFailure) -> FileRights? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileRights(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileFailure("look at", path(of: name))
  }

  /// The rights and the owner of the folder itself.
  package func rights() throws(FileFailure) -> FileRights {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("look at", path) }
    return FileRights(status)
  }

  /// Gives the folder itself rights and an owner, as far as the system lets them be set.
  package func setRights(_ rights: FileRights) throws(FileFailure) {
    guard rights.set(of: descriptor) else { throw FileFailure("set the rights of", path) }
  }
}
