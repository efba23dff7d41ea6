package import Glibc

/// What a file system says about a file without its bytes being read.
package struct FileStatus: Sendable, Hashable {
  package enum Kind: UInt8, Sendable {
    case file, folder, link, other

    /// The kind that a folder's entry gives; nil where it gives none.
    init?(entryType: UInt8) {
      switch Int(entryType) {
      case Int(DT_REG): self = .file
      case Int(DT_DIR): self = .folder
      case Int(DT_LNK): self = .link
      case Int(DT_UNKNOWN): return nil
      default: self = .other
      }
    }
  }

  package let kind: Kind
  package let size: Int
  package let device: UInt64
  package let inode: UInt64
  /// When the bytes changed last, in nanoseconds since 1970.
  package let modified: Int64
  /// When the bytes, the name or the rights changed last, in nanoseconds since 1970.
  package let changed: Int64

  package init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  /// A time in nanoseconds since 1970, which reach from the year 1677 to 2262; the nearest of these for others.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(clamping: Int128(time.tv_sec) * 1_000_000_000 + Int128(time.tv_nsec))
  }
}
