import Addresses

/// The path of an address, decoded once.
struct AddressPath: Sendable, Hashable {
  /// The names between the slashes, none of them empty.
  let parts: [String]
  /// Whether the path ends in a slash.
  let isFolder: Bool

  /// The longest path that is looked at, in bytes.
  private static let limit = 4096

  /// Decodes a path; nil if it can be none of the site: one that leads upwards, or has a slash, a backslash or a control
  /// character in a name.
  init?(_ path: Substring) {
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= Self.limit else { return nil }
    var parts: [String] = []
    for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      parts.append(String(Substring(part)))
    }
    isFolder = parts.last?.isEmpty ?? true
    if isFolder { parts.removeLast() }
    var decoded: [String] = []
    for part in parts {
      guard let name = PercentEncoding.decoded(part), Self.isName(name) else { return nil }
      decoded.append(name)
    }
    self.parts = decoded
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && name.utf8.allSatisfy {
        $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
      }
  }

  /// The path of the file in the output: of a folder, its `index.html`.
  var file: OutputPath { OutputPath((parts + (isFolder ? ["index.html"] : [])).joined(separator: "/")) }
}
