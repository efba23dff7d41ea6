package import Diagnostics

/// One key of a mapping with its value.
package struct Entry: Sendable, Hashable {
  package let key: String
  package let keyLocation: SourceLocation
  /// The bytes of the key in its file, quotes included and the colon not.
  package let keyBytes: Range<Int>
  package let value: Node
}

extension [Entry] {
  /// The value of the entry with this key.
  package func value(forKey key: String) -> Node? {
    first { $0.key == key }?.value
  }
}
