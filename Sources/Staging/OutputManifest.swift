private import Characters
package import Files
private import Glibc

/// The list of the files that a build wrote, which is one of them. Files that aren't on it are never touched.
package struct OutputManifest: Sendable, Equatable {
  /// The list's own name.
  package static let file = ".vitrine"
  private static let heading = Array("vitrine 1\n".utf8)

  /// A line for each file: its path in the output, with `/` between the parts.
  package private(set) var bytes = Self.heading

  package init() {}

  package static func == (one: OutputManifest, other: OutputManifest) -> Bool {
    one.bytes[...].isSame(as: other.bytes[...])
  }

  /// The list that `bytes` hold; nil if they hold none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.heading) else { return nil }
    self.bytes = bytes
  }

  /// Adds files of a folder.
  package mutating func add(_ names: NameList, in folder: RelativePath) {
    for position in names.indices {
      names.withBytes(at: position) { name in
        bytes.append(copying: folder.text)
        bytes.append(UInt8(ascii: "/"))
        bytes.append(copying: name)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Adds a file.
  package mutating func add(_ path: RelativePath) {
    bytes.append(copying: path.text)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Calls `body` with the path of each file.
  func forEachPath(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = Self.heading.count
      while start < bytes.count, let address = bytes.baseAddress {
        let feed = memchr(address + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
        let end = feed.map { UnsafeRawPointer($0) - UnsafeRawPointer(address) } ?? bytes.count
        if end > start { body(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
        start = end + 1
      }
    }
  }

  /// How many of the files are pages.
  var pageCount: Int {
    var count = 0
    forEachPath { path in
      if path.suffix(5).elementsEqual(".html".utf8) { count += 1 }
    }
    return count
  }
}
