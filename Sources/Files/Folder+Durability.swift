import Glibc
private import LinuxShim

extension Folder {
  /// Writes a file that is not there yet, with rights and an owner, as far as the system lets them be set.
  ///
  /// - Parameters:
  ///   - pieces: the bytes, which follow each other.
  ///   - rights: without them, the file is like any new one, and what the superuser writes belongs to the owner of this folder.
  ///   - isDurable: whether the bytes are on the disk when this returns.
  /// - Throws: a failure after which the file is not there.
  package func write(
    _ pieces: some Sequence<[UInt8]>, toNewFile name: String, rights: FileRights?, isDurable: Bool
  ) throws(FileFailure) {
    // Whoever opened the file before it has its rights could go on reading it.
    let file = try create(name, mode: rights == nil ? 0o666 : 0o600)
    do throws(FileFailure) {
      if let rights {
        if !rights.set(of: file) { throw FileFailure("set the rights of", path(of: name)) }
      } else {
        try giveToOwner(file, name)
      }
      for piece in pieces { try Self.write(piece[...], to: file, at: path(of: name)) }
      if isDurable, fsync(file) != 0 { throw FileFailure("write", path(of: name)) }
    } catch {
      close(file)
      _ = unlinkat(descriptor, name, 0)
      throw error
    }
    // Some file systems say only now that there was no room.
    guard close(file) == 0 || errno == EINTR else {
      let failure = FileFailure("write", path(of: name))
      _ = unlinkat(descriptor, name, 0)
      throw failure
    }
  }

  private func giveToOwner(_ file: Int32, _ name: String) throws(FileFailure) {
    guard let access = FolderAccess.ofOwner(of: self) else { return }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure("look at", path(of: name)) }
    access.give(file, status)
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
