import Files
private import Glibc

/// What tells whether a folder still holds what a build left in it: its time changes with whatever is added, removed or renamed.
struct FolderStamp: Sendable, Equatable {
  let inode: UInt64
  /// In nanoseconds since 1970.
  let modified: Int64

  init(inode: UInt64, modified: Int64) {
    self.inode = inode
    self.modified = modified
  }

  init(_ stamp: FileStamp) {
    self.init(inode: stamp.inode, modified: stamp.modified)
  }

  /// A stamp that no folder has.
  static let none = FolderStamp(inode: 0, modified: 0)

  /// The stamp that a folder has once it has been given a time.
  init(_ stamp: FileStamp, at time: FolderTime) {
    self.init(inode: stamp.inode, modified: time.nanoseconds)
  }

  init(from reader: inout ByteReader) {
    self.init(inode: reader.fixed(), modified: reader.fixed())
  }

  func write(to writer: inout ByteWriter) {
    writer.fixed(inode)
    writer.fixed(modified)
  }
}

/// The time that a build gives to the folders of its output: it has passed, so that whatever is done to them from then on shows in another one.
struct FolderTime: Sendable {
  /// Since 1970.
  let nanoseconds: Int64

  /// A time that no other build gives, in whole microseconds, since some file systems keep no smaller ones.
  static func now() -> FolderTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FolderTime(nanoseconds: Int64(time.tv_sec - 2) * 1_000_000_000 + Int64(time.tv_nsec / 1000 * 1000))
  }
}
