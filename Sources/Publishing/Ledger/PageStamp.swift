import Files

/// What tells whether a file of the output is still the one that a build wrote.
///
/// When its name or its rights changed last is not among it: a further name, which the next output gives it, changes that.
struct PageStamp: Sendable, Equatable {
  let inode: UInt64
  let size: Int
  /// In nanoseconds since 1970.
  let modified: Int64

  /// How many bytes it has in a table.
  static let length = 24

  init(_ stamp: FileStamp) {
    inode = stamp.inode
    size = stamp.size
    modified = stamp.modified
  }

  /// A stamp that no file has.
  static let none = PageStamp(inode: 0, size: 0, modified: 0)

  private init(inode: UInt64, size: Int, modified: Int64) {
    self.inode = inode
    self.size = size
    self.modified = modified
  }

  init(from reader: inout ByteReader) {
    inode = reader.fixed()
    size = Int(reader.fixed() as Int64)
    modified = reader.fixed()
  }

  func write(to writer: inout ByteWriter) {
    writer.fixed(inode)
    writer.fixed(Int64(size))
    writer.fixed(modified)
  }

  func append(to words: inout [UInt64]) {
    words.append(inode)
    words.append(UInt64(bitPattern: Int64(size)))
    words.append(UInt64(bitPattern: modified))
  }

  /// Whether a file is the one that the stamp was taken of.
  func matches(_ stamp: FileStamp?) -> Bool {
    guard let stamp, stamp.kind == .file else { return false }
    return PageStamp(stamp) == self
  }
}
