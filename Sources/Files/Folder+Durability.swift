import Glibc
private import LinuxShim

extension Folder {
  /// Writes a file that is not there yet, with the rights and the owner of another one, as far as the system lets them be set.
  ///
  /// - Parameters:
  ///   - model: the name of the file whose rights and owner are taken over; without it, the file is like any new one.
  ///   - isDurable: whether the bytes are on the disk when this returns.
  package func write(
    _ bytes: [UInt8], toNewFile name: String, like model: String?, isDurable: Bool
  ) throws(FileFailure) {
    try write([bytes], toNewFile: name, like: model, isDurable: isDurable)
  }

  /// Writes a file in pieces that follow each other.
  package func write(
    _ pieces: [[UInt8]], toNewFile name: String, like model: String?, isDurable: Bool
  ) throws(FileFailure) {
    let file = try create(name)
    do throws(FileFailure) {
      if let model { try takeRights(of: model, for: file) }
      for piece in pieces { try Self.write(piece[...], to: file, at: path(of: name)) }
      if isDurable, fsync(file) != 0 { throw FileFailure("write", path(of: name)) }
    } catch {
      close(file)
      _ = unlinkat(descriptor, name, 0)
      throw error
    }
    // Some file systems say only now that there was no room.
    guard close(file) == 0 || errno == EINTR else { throw FileFailure("write", path(of: name)) }
  }

  private func takeRights(of model: String, for file: Int32) throws(FileFailure) {
    var status = stat()
    guard fstatat(descriptor, model, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw FileFailure("look at", path(of: model))
    }
    // Only the superuser gives files away; a group of one's own can always be set.
    if fchown(file, status.st_uid, status.st_gid) != 0 { _ = fchown(file, uid_t.max, status.st_gid) }
    guard fchmod(file, status.st_mode & 0o7777) == 0 else { throw FileFailure("set the rights of", path(of: model)) }
  }

  /// Gives a file of this folder another name, unless that name is taken.
  package func rename(_ name: String, toFree newName: String) throws(FileFailure) {
    if linux_rename_new(descriptor, name, descriptor, newName) == 0 { return }
    guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else { throw FileFailure("write", path(of: newName)) }
    // A file system that cannot tell in one step.
    guard try status(of: newName) == nil else { throw FileFailure("write", path(of: newName), code: EEXIST) }
    try move(name, from: self, as: newName)
  }

  /// Has the names in the folder on the disk when this returns.
  package func sync() throws(FileFailure) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileFailure("write", path) }
  }

  /// Has everything on the folder's disk that was written before, which is quicker than file by file where there are many.
  package func syncFileSystem() throws(FileFailure) {
    guard linux_sync_file_system(descriptor) == 0 else { throw FileFailure("write", path) }
  }

  /// Whether the file may be written by whoever runs the program.
  package func isWritable(_ name: String) -> Bool {
    faccessat(descriptor, name, W_OK, AT_EACCESS | AT_SYMLINK_NOFOLLOW) == 0
  }
}
