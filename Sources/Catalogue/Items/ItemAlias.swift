package import Diagnostics

/// An old address of an item, which leads to it as well.
package struct ItemAlias: Sendable, Hashable {
  /// The page's name without `.html`, as it is written.
  package let address: String
  /// Where the item's front matter gives it.
  package let location: SourceLocation

  package init(_ address: String, at location: SourceLocation) {
    self.address = address
    self.location = location
  }

  /// The address that a text of `aliases` is: `.html` at its end is left out.
  package static func address(of text: String) -> String { text.hasSuffix(".html") ? String(text.dropLast(5)) : text }
}
