private import Cmark

/// The quotation marks of a language.
package struct QuotationMarks: Sendable, Hashable {
  package let opening: String
  package let closing: String
  package let innerOpening: String
  package let innerClosing: String

  package init(opening: String, closing: String, innerOpening: String, innerClosing: String) {
    self.opening = opening
    self.closing = closing
    self.innerOpening = innerOpening
    self.innerClosing = innerClosing
  }

  /// Replaces the English marks, which libcmark puts in place of straight ones, in a text node.
  ///
  /// An apostrophe is a node of its own too, and stays; a closing single mark cannot be told from one, and so single marks change only as pairs do.
  func set(in node: OpaquePointer) {
    guard opening != "“", let literal = cmark_node_get_literal(node) else { return }
    switch String(cString: literal) {
    case "“": cmark_node_set_literal(node, opening)
    case "”": cmark_node_set_literal(node, closing)
    default: break
    }
  }
}
