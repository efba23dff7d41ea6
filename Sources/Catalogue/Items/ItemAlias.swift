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

  /// What the name of a page or a file ends in, which is no part of its address.
  private static let endings = [".html", ".md"]

  /// The address as `aliases` gives it: one that has such an ending itself gets another, which is left out again.
  package static func text(of address: String) -> String {
    endings.contains { address.hasSuffix($0) } ? "\(address).html" : address
  }

  /// The address that a text of `aliases` is: `.html` or `.md` at its end is left out.
  package static func address(of text: String) -> String {
    endings.first { text.hasSuffix($0) }.map { String(text.dropLast($0.utf8.count)) } ?? text
  }
}
