private import Glibc
private import LinuxShim

/// A file that a person names in the arguments of a command.
///
/// Unlike the files of a site, it may be behind symbolic links and may be a pipe: whoever names it means what it leads to.
package enum NamedFile {
  /// The bytes of the file at a path, up to the end of a pipe.
  ///
  /// - Parameter limit: The most bytes that the file may have.
  package static func read(_ path: String, limit: Int = .max) throws(FileFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw FileFailure("read", path) }
    defer { close(file) }
    var answer = stat()
    guard fstat(file, &answer) == 0 else { throw FileFailure("read", path) }
    let status = FileStatus(answer)
    if status.kind == .folder { throw FileFailure("read", path, code: EISDIR) }
    if status.size > limit { throw FileFailure("read", path, code: EFBIG) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(status.size)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure("read", path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw FileFailure("read", path, code: EFBIG) }
    }
  }
}
