import Glibc
private import LinuxShim

extension Folder {
  /// Replaces the bytes of a file in this folder or one below it in one step: whoever reads it sees the old or the new bytes.
  ///
  /// The file keeps its rights. No part of the path may be a symbolic link.
  ///
  /// - Throws: a failure after which the file is as it was; with `ESTALE` if it has changed since `known`.
  package func replace(
    fileAt path: RelativePath, with bytes: [UInt8], ifStill known: FileStatus
  ) throws(FileFailure) {
    var folder = self
    for component in path.folder.components { folder = try folder.folder(component) }
    try folder.replace(path.name, with: bytes, ifStill: known)
  }

  private func replace(_ name: String, with bytes: [UInt8], ifStill known: FileStatus) throws(FileFailure) {
    let temporary = ".vitrine-\(getpid()).tmp"
    try removeFile(temporary)
    try write(bytes[...], toNewFile: temporary)
    do throws(FileFailure) {
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, FileStatus(status) == known else {
        throw FileFailure("replace", self.path(of: name), code: ESTALE)
      }
      guard fchmodat(descriptor, temporary, status.st_mode & 0o7777, 0) == 0 else {
        throw FileFailure("replace", self.path(of: name))
      }
      try makeDurable(temporary)
      try move(temporary, from: self, as: name)
    } catch {
      try? removeFile(temporary)
      throw error
    }
  }

  /// Waits until the bytes of a file are on the disk, so that a crash after a rename leaves either file whole.
  private func makeDurable(_ name: String) throws(FileFailure) {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure("write", path(of: name)) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw FileFailure("write", path(of: name)) }
  }
}
