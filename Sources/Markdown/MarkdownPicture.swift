private import Characters

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
    var text = "<img src=\"\(Self.escaped(address))\""
    if !set.isEmpty { text += " srcset=\"\(Self.escaped(set))\" sizes=\"\(Self.escaped(sizes))\"" }
    text += " width=\"\(width)\" height=\"\(height)\" loading=\"lazy\" alt=\"\(Self.escaped(alt))\""
    if !title.isEmpty { text += " title=\"\(Self.escaped(title))\"" }
    return text + ">"
  }

  /// A text as attributes hold it.
  static func escaped(_ text: String) -> String {
    text.escaping(["&": "&amp;", "\"": "&quot;", "<": "&lt;", ">": "&gt;"])
  }
}
