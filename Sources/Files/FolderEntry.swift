import Glibc

/// One name in a folder.
package struct FolderEntry: Sendable, Hashable {
  package let name: String
  /// Whether the name is UTF-8; the text has replacement characters where it is not.
  package let isText: Bool
  package let inode: UInt64
  /// What the name stands for; nil where the file system does not say without being asked for each file.
  package let kind: FileStamp.Kind?

  /// Nil for the folder itself and the one above it.
  init?(_ entry: dirent) {
    var entry = entry
    let bytes = withUnsafeBytes(of: &entry.d_name) { Array($0.prefix { $0 != 0 }) }
    if bytes == [UInt8(ascii: ".")] || bytes == Array("..".utf8) { return nil }
    name = String(decoding: bytes, as: UTF8.self)
    isText = String(validating: bytes, as: UTF8.self) != nil
    inode = UInt64(entry.d_ino)
    switch Int32(entry.d_type) {
    case Int32(DT_REG): kind = .file
    case Int32(DT_DIR): kind = .folder
    case Int32(DT_LNK): kind = .link
    case Int32(DT_UNKNOWN): kind = nil
    default: kind = .other
    }
  }
}
