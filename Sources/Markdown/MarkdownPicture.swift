/// How a picture in notes is shown.
package struct MarkdownPicture: Sendable, Hashable {
  package let address: String
  /// The value of `srcset`; empty for none.
  package let set: String
  /// The value of `sizes`, which says how wide pages show it.
  package let sizes: String
  /// In pixels.
  package let width: Int
  package let height: Int

  package init(address: String, set: String, sizes: String, width: Int, height: Int) {
    self.address = address
    self.set = set
    self.sizes = sizes
    self.width = width
    self.height = height
  }

  /// The element, with texts that are not escaped yet.
  func markup(alt: String, title: String) -> String {
    var text = "<img src=\"\(address.inAttribute)\""
    if !set.isEmpty { text += " srcset=\"\(set.inAttribute)\" sizes=\"\(sizes.inAttribute)\"" }
    text += " width=\"\(width)\" height=\"\(height)\" loading=\"lazy\" alt=\"\(alt.inAttribute)\""
    if !title.isEmpty { text += " title=\"\(title.inAttribute)\"" }
    return text + ">"
  }
}
