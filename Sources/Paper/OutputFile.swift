import Files
private import Glibc

/// A file that is written beside the one it takes the place of, and takes its place only when it is whole.
final class OutputFile {
  let descriptor: Int32
  private let path: String
  private let temporary: String
  private var isKept = false

  /// - Parameter path: where the file is to be; a file that is there stays until `keep()`.
  init(at path: String) throws(FileFailure) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw FileFailure("write", path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    // What a link leads to is replaced, not the link.
    var target = path
    if let resolved = realpath(path, nil) {
      target = String(cString: resolved)
      free(resolved)
    }
    self.path = target
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    temporary = "\(folder).\(name.prefix(100)).\(getpid()).tmp"
    descriptor = open(temporary, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
  }

  deinit {
    close(descriptor)
    if !isKept { unlink(temporary) }
  }

  /// Puts the file in its place, once everything is on the disk.
  func keep() throws(FileFailure) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw FileFailure("write", path) }
    guard rename(temporary, path) == 0 else { throw FileFailure("write", path) }
    isKept = true
  }
}
