private import Characters
private import Glibc

/// The list of the files that a build wrote, which stands among them: what is not on it is never touched.
struct OutputManifest: Sendable, Equatable {
  /// The list's own name.
  static let file = ".vitrine"
  private static let heading = Array("vitrine 1\n".utf8)

  /// A line for each file: its path in the output, with `/` between the parts.
  private(set) var bytes = Self.heading

  init() {}

  static func == (one: OutputManifest, other: OutputManifest) -> Bool {
    one.bytes[...].isSame(as: other.bytes[...])
  }

  /// The list that `bytes` hold; nil if they hold none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.heading) else { return nil }
    self.bytes = bytes
  }

  /// The list of all that the jobs of a build wrote: the pages of items in their order, then the other files in the order of their paths.
  init(_ written: [WrittenFiles]) {
    bytes.reserveCapacity(written.reduce(bytes.count) { $0 + $1.pages.count } + 1024)
    for job in written { bytes += job.pages }
    for path in written.flatMap({ $0.others.map(\.path) }).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      bytes.append(copying: path)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Adds the line for a file in a folder of the output.
  static func appendLine(folder: String, name: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(copying: folder)
    bytes.append(UInt8(ascii: "/"))
    bytes.append(copying: name)
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
      if path.count >= 5, memcmp(path.baseAddress! + path.count - 5, ".html", 5) == 0 { count += 1 }
    }
    return count
  }
}
