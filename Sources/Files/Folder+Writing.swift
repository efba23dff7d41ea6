import Glibc
import LinuxShim

extension Folder {
  /// Makes a folder in this one, unless it is there, and opens it.
  package func makeFolder(_ name: String) throws(FileFailure) -> Folder {
    if mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST { throw FileFailure("make the folder", path(of: name)) }
    return try folder(name)
  }

  /// Writes a file that is not there yet.
  package func write(_ bytes: ArraySlice<UInt8>, toNewFile name: String) throws(FileFailure) {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileFailure("write", path(of: name)) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + written, $0.count - written) }
      if count < 0 {
        if errno == EINTR { continue }
        let failure = FileFailure("write", path(of: name))
        close(file)
        throw failure
      }
      written += count
    }
    // Some file systems say only now that there was no room.
    guard close(file) == 0 || errno == EINTR else { throw FileFailure("write", path(of: name)) }
  }

  /// Gives the file `name` of another folder a second name here: nothing is copied, and its time of change stands.
  package func link(_ name: String, from other: Folder) throws(FileFailure) {
    guard linkat(other.descriptor, name, descriptor, name, 0) == 0 else { throw FileFailure("link", path(of: name)) }
  }

  /// Copies a symbolic link of another folder, wherever it leads.
  package func copyLink(_ name: String, from other: Folder) throws(FileFailure) {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlinkat(other.descriptor, name, &target, Int(PATH_MAX)) >= 0, symlinkat(target, descriptor, name) == 0
    else {
      throw FileFailure("copy the link", path(of: name))
    }
  }

  /// Gives a file or folder of another folder its place here.
  package func move(_ name: String, from other: Folder, as newName: String? = nil) throws(FileFailure) {
    let newName = newName ?? name
    guard renameat(other.descriptor, name, descriptor, newName) == 0 else {
      throw FileFailure("move", other.path(of: name))
    }
  }

  /// Exchanges two files or folders in one step, so that whoever looks sees the one or the other.
  package func exchange(_ name: String, with otherName: String, of other: Folder) throws(FileFailure) {
    guard linux_exchange(descriptor, name, other.descriptor, otherName) == 0 else {
      throw FileFailure("exchange", path(of: name))
    }
  }

  /// Removes a file, or a folder with all that it holds; symbolic links are removed and not followed.
  package func removeAll(_ name: String) throws(FileFailure) {
    if unlinkat(descriptor, name, 0) == 0 || errno == ENOENT { return }
    guard errno == EISDIR || errno == EPERM || errno == EACCES else { throw FileFailure("remove", path(of: name)) }
    let inner = try folder(name)
    for entry in try inner.entriesUnsorted() { try inner.removeAll(entry.name) }
    guard unlinkat(descriptor, name, Int32(AT_REMOVEDIR)) == 0 else { throw FileFailure("remove", path(of: name)) }
  }
}
