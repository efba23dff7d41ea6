/// The path of a file from some folder, with slashes between its components.
///
/// Paths are bytes: two paths are equal only if their UTF-8 is, and a slash separates components whatever follows it. `String` compares by canonical
/// equivalence and joins a slash with a combining mark that follows it, so a path must not be taken apart or compared as text.
package struct RelativePath: Sendable {
  /// The path as text, for messages and for calls to the system.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  private static let slash = UInt8(ascii: "/")

  /// The names of the folders on the way and of the file, without empty ones.
  package var components: [String] {
    text.utf8.split(separator: Self.slash).map { String(Substring($0)) }
  }

  /// The last component.
  package var name: String {
    text.utf8.lastIndex(of: Self.slash).map { String(Substring(text.utf8[text.utf8.index(after: $0)...])) } ?? text
  }

  /// The path of the folder that the file is in; empty for a file without one.
  package var folder: RelativePath {
    RelativePath(text.utf8.lastIndex(of: Self.slash).map { String(Substring(text.utf8[..<$0])) } ?? "")
  }

  package var isEmpty: Bool { text.utf8.isEmpty }

  /// The name of the first folder on the way, and the path from there; nil for a path of one component.
  package var headAndRest: (head: String, rest: RelativePath)? {
    guard let slash = text.utf8.firstIndex(of: Self.slash) else { return nil }
    return (
      String(Substring(text.utf8[..<slash])),
      RelativePath(String(Substring(text.utf8[text.utf8.index(after: slash)...])))
    )
  }

  /// The path without an ending such as `.md`; nil if it has another one.
  package func dropping(ending: String) -> String? {
    guard text.utf8.count >= ending.utf8.count, text.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
      return nil
    }
    return String(Substring(text.utf8.dropLast(ending.utf8.count)))
  }

  /// The path of something inside the folder at this path.
  package func appending(_ component: String) -> RelativePath {
    isEmpty ? RelativePath(component) : RelativePath("\(text)/\(component)")
  }

  /// Whether the path is of something inside the folder at `other`.
  package func isInside(_ other: RelativePath) -> Bool {
    other.isEmpty
      || (text.utf8.starts(with: other.text.utf8) && text.utf8.dropFirst(other.text.utf8.count).first == Self.slash)
  }
}

extension RelativePath: Hashable, Comparable {
  package static func == (one: RelativePath, other: RelativePath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  package static func < (one: RelativePath, other: RelativePath) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

extension RelativePath: CustomStringConvertible, ExpressibleByStringLiteral {
  package var description: String { text }

  package init(stringLiteral text: String) {
    self.init(text)
  }
}
