import Glibc
private import LinuxShim

// Names are C strings, which Swift makes of a `String` or of a `FileName`'s bytes: a folder may hold names that are not UTF-8.
extension Folder {
  /// Makes a folder in this one, unless it is there, and opens it. What the superuser makes belongs to the owner of this folder.
  ///
  /// - Parameter mode: Who may enter a new folder, as far as the umask lets them.
  package func makeFolder(_ name: UnsafePointer<CChar>, mode: UInt32 = 0o777) throws(FileFailure) -> Folder {
    let isNew = mkdirat(descriptor, name, mode) == 0
    if !isNew, errno != EEXIST { throw FileFailure("make the folder", path(of: name)) }
    let folder = try folder(name)
    if isNew { FolderAccess.ofOwner(of: self)?.give(folder: folder) }
    return folder
  }

  /// Writes a file that is not there yet.
  ///
  /// - Parameter access: Who may read the file; without it, the umask says, and what the superuser writes belongs to the owner of this folder.
  /// - Returns: what the system says about it.
  @discardableResult
  package func write(
    _ bytes: ArraySlice<UInt8>, toNewFile name: UnsafePointer<CChar>, access: FolderAccess? = nil
  ) throws(FileFailure) -> FileStatus {
    try writeNewFile(name, access) { file throws(FileFailure) in try Self.write(bytes, to: file, at: path(of: name)) }
  }

  /// Writes a file that is not there yet, piece by piece.
  ///
  /// - Returns: what the system says about it.
  @discardableResult
  package func write(
    _ pieces: [ArraySlice<UInt8>], toNewFile name: UnsafePointer<CChar>
  ) throws(FileFailure) -> FileStatus {
    try writeNewFile(name, nil) { file throws(FileFailure) in
      for piece in pieces { try Self.write(piece, to: file, at: path(of: name)) }
    }
  }

  private func writeNewFile(
    _ name: UnsafePointer<CChar>, _ access: FolderAccess?, _ body: (Int32) throws(FileFailure) -> Void
  ) throws(FileFailure) -> FileStatus {
    let file = try create(name)
    var status = stat()
    do throws(FileFailure) {
      try body(file)
      if linux_status(file, &status) != 0 { throw FileFailure("look at", path(of: name)) }
      (access ?? FolderAccess.ofOwner(of: self))?.give(file, status)
    } catch {
      close(file)
      throw error
    }
    // Some file systems say only now that there was no room.
    guard close(file) == 0 || errno == EINTR else { throw FileFailure("write", path(of: name)) }
    return FileStatus(status)
  }

  /// - Parameter mode: The permissions before others are set, as far as the umask lets them be.
  func create(_ name: UnsafePointer<CChar>, mode: mode_t = 0o666) throws(FileFailure) -> Int32 {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw FileFailure("write", path(of: name)) }
    return file
  }

  static func write(_ bytes: ArraySlice<UInt8>, to file: Int32, at path: @autoclosure () -> String) throws(FileFailure)
  {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + written, $0.count - written) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure("write", path())
      }
      written += count
    }
  }
}
