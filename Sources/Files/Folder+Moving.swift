import Glibc
import LinuxShim

extension Folder {
  /// Gives a file or folder of another folder its place here; a file that has that place goes.
  package func move(
    _ name: UnsafePointer<CChar>, from other: Folder, as newName: UnsafePointer<CChar>? = nil
  ) throws(FileFailure) {
    guard renameat(other.descriptor, name, descriptor, newName ?? name) == 0 else {
      throw FileFailure("move", other.path(of: name))
    }
  }

  /// Exchanges two files or folders in one step, so that whoever looks sees the one or the other.
  ///
  /// - Returns: whether the file system can do that; where it cannot, nothing was done.
  package func exchange(
    _ name: UnsafePointer<CChar>, with otherName: UnsafePointer<CChar>, of other: Folder
  ) throws(FileFailure) -> Bool {
    if linux_exchange(descriptor, name, other.descriptor, otherName) == 0 { return true }
    let failure = FileFailure("exchange", path(of: name))
    guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(failure.code) else { throw failure }
    return false
  }

  /// Removes a file.
  package func removeFile(_ name: UnsafePointer<CChar>) throws(FileFailure) {
    if unlinkat(descriptor, name, 0) == 0 || errno == ENOENT { return }
    let failure = FileFailure("remove", path(of: name))
    // A file system that cannot be written says so even of a file that is not there.
    if try status(of: name) != nil { throw failure }
  }

  /// Removes a folder if it is empty, and says whether it has gone.
  package func removeEmptyFolder(_ name: UnsafePointer<CChar>) -> Bool {
    unlinkat(descriptor, name, Int32(AT_REMOVEDIR)) == 0
  }

  /// Removes a file, or a folder with all that it holds; symbolic links are removed and not followed, and what is mounted somewhere in it is not entered.
  ///
  /// - Throws: The first failure, once everything else is removed.
  package func removeAll(_ name: UnsafePointer<CChar>) throws(FileFailure) {
    if unlinkat(descriptor, name, 0) == 0 || errno == ENOENT { return }
    let failure = FileFailure("remove", path(of: name))
    guard failure.code == EISDIR || failure.code == EPERM || failure.code == EACCES,
      try status(of: name)?.kind == .folder
    else { throw failure }
    if try isMountPoint(name) { throw FileFailure("remove", path(of: name), code: EBUSY) }
    // A folder may keep its own owner from removing what is in it.
    if faccessat(descriptor, name, R_OK | W_OK | X_OK, 0) != 0 { _ = fchmodat(descriptor, name, 0o700, 0) }
    let inner = try folder(name)
    var first: FileFailure?
    for entry in try inner.names() {
      do {
        try inner.removeAll(entry.name.bytes)
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
    guard unlinkat(descriptor, name, Int32(AT_REMOVEDIR)) == 0 else { throw FileFailure("remove", path(of: name)) }
  }
}
