private import Characters
import Cmark

/// The text of a block as markup, and where its links are.
struct InlineText {
  private(set) var markup = ""
  private(set) var links: [MarkdownTextLink] = []
  /// The bytes of the text so far, without markup and escapes.
  private var count = 0

  init() {}

  init(of block: OpaquePointer) {
    append(childrenOf: block)
  }

  init(ofCode block: OpaquePointer) {
    append(cmark_node_get_literal(block), keepsLines: true)
    while markup.hasSuffix("\n") { markup.removeLast() }
  }

  private mutating func append(childrenOf node: OpaquePointer) {
    var child = cmark_node_first_child(node)
    while let inline = child {
      append(inline)
      child = cmark_node_next(inline)
    }
  }

  private mutating func append(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: append(cmark_node_get_literal(node))
    case CMARK_NODE_SOFTBREAK: append(" ")
    case CMARK_NODE_LINEBREAK: append("\n", keepsLines: true)
    case CMARK_NODE_CODE: append(as: "tt") { $0.append(cmark_node_get_literal(node)) }
    case CMARK_NODE_EMPH: append(as: "i") { $0.append(childrenOf: node) }
    case CMARK_NODE_STRONG: append(as: "b") { $0.append(childrenOf: node) }
    case CMARK_NODE_LINK: append(link: node)
    case CMARK_NODE_IMAGE: append(childrenOf: node)
    default: break
    }
  }

  private mutating func append(as tag: String, _ body: (inout InlineText) -> Void) {
    markup += "<\(tag)>"
    body(&self)
    markup += "</\(tag)>"
  }

  private mutating func append(link node: OpaquePointer) {
    let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    let (start, startOfMarkup) = (count, markup.endIndex)
    append(childrenOf: node)
    let scheme = address.prefix { $0 != ":" }.lowercased()
    guard ["http", "https", "mailto"].contains(scheme) else { return }
    // Whoever has the document on paper cannot follow a link whose address is not there.
    if scheme != "mailto", Self.escaped(address) != markup[startOfMarkup...] {
      append(" (\(address))")
    }
    if start < count { links.append(MarkdownTextLink(range: start..<count, address: address)) }
  }

  private mutating func append(_ text: UnsafePointer<CChar>?, keepsLines: Bool = false) {
    if let text { append(String(cString: text), keepsLines: keepsLines) }
  }

  private mutating func append(_ text: String, keepsLines: Bool = false) {
    let kept = Self.withoutControls(text, keepsLines: keepsLines)
    count += kept.utf8.count
    markup += Self.escaped(kept)
  }

  /// A text without characters that cannot be drawn.
  private static func withoutControls(_ text: String, keepsLines: Bool) -> String {
    var kept = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": kept += keepsLines ? "\n" : " "
      case "\t": kept += keepsLines ? "    " : " "
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value & 0xFFFE == 0xFFFE: break
      default: kept.unicodeScalars.append(scalar)
      }
    }
    return kept
  }

  private static func escaped(_ text: String) -> String { text.escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;"]) }
}
