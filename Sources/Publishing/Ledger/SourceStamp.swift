import Files
private import Glibc

/// What tells whether a file of the site is still the one that a build read.
struct SourceStamp: Sendable, Equatable {
  let inode: UInt64
  let size: Int
  /// In nanoseconds since 1970.
  let modified: Int64
  /// In nanoseconds since 1970; no program can set it.
  let changed: Int64

  /// How many bytes it has in a table.
  static let length = 32

  init(_ stamp: FileStamp) {
    inode = stamp.inode
    size = stamp.size
    modified = stamp.modified
    changed = stamp.changed
  }

  init(from reader: inout ByteReader) {
    inode = reader.fixed()
    size = Int(reader.fixed() as Int64)
    modified = reader.fixed()
    changed = reader.fixed()
  }

  func write(to writer: inout ByteWriter) {
    writer.fixed(inode)
    writer.fixed(Int64(size))
    writer.fixed(modified)
    writer.fixed(changed)
  }

  func append(to words: inout [UInt64]) {
    words.append(inode)
    words.append(UInt64(bitPattern: Int64(size)))
    words.append(UInt64(bitPattern: modified))
    words.append(UInt64(bitPattern: changed))
  }

  /// A stamp that no file has, for a file that was not there or that the next build has to read again.
  static let none = SourceStamp(inode: 0, size: 0, modified: 0, changed: 0)

  private init(inode: UInt64, size: Int, modified: Int64, changed: Int64) {
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }
}

/// The moment from which on a change to a file might not show in its stamp.
///
/// File systems count time in steps: a file that is written twice in one step has the same stamp both times. What changed so shortly before it was read, or
/// after that by its own account, is not trusted to be the same the next time. Most steps are some milliseconds, but there are file systems that know nothing
/// smaller than a second, or two.
package struct SettledTime: Sendable {
  private let start: Int64
  private static let (step, second): (Int64, Int64) = (50_000_000, 1_000_000_000)

  /// - Parameter start: when reading began, in nanoseconds since 1970.
  package init(start: Int64) {
    self.start = start
  }

  static func now() -> SettledTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return SettledTime(start: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The stamp to keep of a file that was read, or a folder that was listed; `none` if it may change unseen.
  func stamp(_ stamp: FileStamp?, of kind: FileStamp.Kind = .file) -> SourceStamp {
    guard let stamp, stamp.kind == kind, isSettled(stamp) else { return .none }
    return SourceStamp(stamp)
  }

  /// Whether whatever changes from now on will show in the stamp.
  func isSettled(_ stamp: FileStamp) -> Bool {
    let isCoarse = stamp.modified % Self.second == 0 && stamp.changed % Self.second == 0
    return max(stamp.modified, stamp.changed) < start - Self.step - (isCoarse ? 2 * Self.second : 0)
  }
}
