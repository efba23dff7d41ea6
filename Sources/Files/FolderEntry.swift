import Glibc

/// One name in a folder.
package struct FolderEntry: Sendable, Hashable {
  package let name: String
  /// Whether the name is UTF-8; the text has replacement characters where it is not.
  package let isText: Bool
  /// The kind of file; nil if the file system tells it only for each file separately.
  package let kind: FileStatus.Kind?

  /// Whether the name begins with a dot.
  package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  init(_ name: UnsafeBufferPointer<UInt8>, kind: FileStatus.Kind?) {
    self.name = String(decoding: name, as: UTF8.self)
    isText = String(validating: name, as: UTF8.self) != nil
    self.kind = kind
  }
}
