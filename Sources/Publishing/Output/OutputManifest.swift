/// The list of the files that a build wrote, which stands among them: what is not on it is never touched.
struct OutputManifest: Sendable, Equatable {
  /// The list's own name.
  static let file = ".vitrine"
  private static let heading = "vitrine 1"

  /// Paths in the output, with `/` between their parts.
  private(set) var files: Set<String>

  init(files: Set<String>) {
    self.files = files
  }

  /// The list that `bytes` hold; nil if they hold none.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.heading else { return nil }
    files = Set(lines.dropFirst().filter { !$0.isEmpty }.map(String.init))
  }

  var bytes: [UInt8] {
    var bytes = Array(Self.heading.utf8) + [UInt8(ascii: "\n")]
    for file in files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      bytes.append(contentsOf: file.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
