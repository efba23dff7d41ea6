private import Glibc
private import LinuxShim

/// Identifies the contents of a source file without reading it.
package struct SourceFingerprint: Sendable, Hashable {
  package let inode: UInt64
  package let size: Int
  /// When the contents last changed, in nanoseconds since 1970.
  package let modified: Int64
  /// When the contents, the name, or the permissions last changed, in nanoseconds since 1970. No program can set it.
  package let changed: Int64

  package init(inode: UInt64, size: Int, modified: Int64, changed: Int64) {
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  package init(_ status: FileStatus) {
    self.init(inode: status.inode, size: status.size, modified: status.modified, changed: status.changed)
  }
}

/// Tells whether a later change to a file is certain to change its fingerprint.
///
/// File systems count time in steps. A file that is written twice within one step has the same times both times, so a file that changed shortly before it was
/// read isn't trusted to be the same in the next build. Most steps are a few milliseconds long, but some file systems know only whole seconds, or pairs of them.
package struct FingerprintClock: Sendable {
  private let start: Int64
  private static let (step, second): (Int64, Int64) = (50_000_000, 1_000_000_000)

  /// - Parameter start: When reading began, in nanoseconds since 1970.
  package init(start: Int64) {
    self.start = start
  }

  package static func now() -> FingerprintClock {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FingerprintClock(start: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The fingerprint of a plain file that was read; nil if it could change without a trace.
  package func fingerprint(of status: FileStatus?) -> SourceFingerprint? {
    guard let status, status.kind == .file, isSettled(status) else { return nil }
    return SourceFingerprint(status)
  }

  private func isSettled(_ status: FileStatus) -> Bool {
    let isCoarse = status.modified % Self.second == 0 && status.changed % Self.second == 0
    return max(status.modified, status.changed) < start - Self.step - (isCoarse ? 2 * Self.second : 0)
  }
}
