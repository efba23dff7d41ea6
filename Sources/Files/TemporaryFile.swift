import Glibc
import LinuxShim
import Synchronization

/// A file without a name, which is gone when the program ends, however it ends.
package final class TemporaryFile: Sendable {
  private let descriptor: Int32
  private let end = Atomic<Int>(0)

  /// - Parameter folder: the path of a folder on the disk that the file is to use.
  package init(on folder: String) throws(FileFailure) {
    descriptor = linux_open_nameless(folder)
    guard descriptor >= 0 else { throw FileFailure("write", folder) }
  }

  deinit { close(descriptor) }

  /// Adds bytes, from any thread.
  ///
  /// - Returns: where they begin.
  package func append(_ bytes: [UInt8]) throws(FileFailure) -> Int {
    let start = end.add(bytes.count, ordering: .relaxed).oldValue
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + written, $0.count - written, off_t(start + written))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileFailure("write", "a temporary file") }
      written += count
    }
    return start
  }

  /// The bytes of a range that was written.
  package func read(_ range: Range<Int>) throws(FileFailure) -> [UInt8] {
    let path = "a temporary file"
    let bytes = try OpenFile.bytes(range, of: descriptor, at: path)
    guard bytes.count == range.count else { throw FileFailure("read", path, code: EIO) }
    return bytes
  }
}
