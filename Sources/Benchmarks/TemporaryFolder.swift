import FoundationEssentials
import Glibc

/// A folder of this run's own, which goes away with it.
struct TemporaryFolder {
  let path: String

  /// - Parameter parent: where it is made; the RAM disk, or else the place for temporary files, if nil.
  init(in parent: String?) throws {
    let parent = parent ?? (access("/dev/shm", W_OK) == 0 ? "/dev/shm" : FileManager.default.temporaryDirectory.path)
    Self.removeAbandoned(in: parent)
    path = "\(parent)/\(Self.prefix)\(getpid())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  private static let prefix = "vitrine-bench-"

  /// Removes what runs left that were interrupted.
  private static func removeAbandoned(in parent: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
      if let process = pid_t(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH {
        remove("\(parent)/\(name)")
      }
    }
  }

  func remove() { Self.remove(path) }

  /// Removes whatever is at a path.
  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }
}
