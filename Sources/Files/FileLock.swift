import Glibc

/// A lock that the system takes back from a process that ends, however it ends.
package final class FileLock {
  private let descriptor: Int32

  package enum Failure: Error, Sendable {
    /// A process holds the lock; the text is its number, as far as it is known.
    case held(String)
    case failed(FileFailure)
  }

  /// Waits for the lock, five seconds at most.
  package init(_ name: String, in folder: Folder) throws(Failure) {
    let descriptor = openat(folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .failed(FileFailure("lock", folder.path(of: name))) }
    self.descriptor = descriptor
    for attempt in 0...Self.attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        Self.write(getpid(), to: descriptor)
        return
      }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .failed(FileFailure("lock", folder.path(of: name))) }
      if attempt < Self.attempts { usleep(Self.pause) }
    }
    throw .held(Self.owner(of: descriptor))
  }

  deinit { close(descriptor) }

  private static let attempts = 50
  /// Microseconds between two attempts.
  private static let pause: UInt32 = 100_000

  private static func write(_ process: Int32, to descriptor: Int32) {
    let text = Array("\(process)\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  private static func owner(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.filter(\.isNumber).isEmpty ? "unknown" : text.filter(\.isNumber)
  }
}
