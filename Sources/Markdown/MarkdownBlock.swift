import Cmark
private import CmarkArena

/// A block of a Markdown document, for what is not HTML.
package struct MarkdownBlock: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case paragraph
    case heading(level: Int)
    case code
    case rule
  }

  package let kind: Kind
  /// The text with `<b>`, `<i>` and `<tt>` around what is strong, emphasized or code; `<`, `>` and `&` are escaped. Of code, the text alone, escaped.
  package let markup: String
  /// How many lists and quotations the block is in.
  package let depth: Int
  /// What is before the first block of a list's item: `•` or `2.`.
  package let marker: String?
}

extension MarkdownRenderer {
  /// The blocks of `text` in order. HTML is left out; of pictures, the text that stands for them stays.
  package func blocks(of text: ArraySlice<UInt8>) -> [MarkdownBlock] {
    defer { cmark_arena_reset() }
    guard let root = parse(text) else { return [] }
    var reader = BlockReader()
    reader.read(childrenOf: root, depth: 0)
    return reader.blocks
  }
}

private struct BlockReader {
  var blocks: [MarkdownBlock] = []
  private var marker: String?

  mutating func read(childrenOf node: OpaquePointer, depth: Int) {
    var child = cmark_node_first_child(node)
    while let block = child {
      read(block, depth: depth)
      child = cmark_node_next(block)
    }
  }

  private mutating func read(_ node: OpaquePointer, depth: Int) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: add(.paragraph, Self.inline(node), depth)
    case CMARK_NODE_HEADING:
      add(.heading(level: Int(cmark_node_get_heading_level(node))), Self.inline(node), depth)
    case CMARK_NODE_CODE_BLOCK:
      var code = Self.escaped(cmark_node_get_literal(node), keepsLines: true)
      while code.hasSuffix("\n") { code.removeLast() }
      add(.code, code, depth)
    case CMARK_NODE_THEMATIC_BREAK: add(.rule, "", depth)
    case CMARK_NODE_BLOCK_QUOTE: read(childrenOf: node, depth: depth + 1)
    case CMARK_NODE_LIST: readList(node, depth: depth + 1)
    default: break
    }
  }

  private mutating func readList(_ list: OpaquePointer, depth: Int) {
    let isOrdered = cmark_node_get_list_type(list) == CMARK_ORDERED_LIST
    var number = Int(cmark_node_get_list_start(list))
    var child = cmark_node_first_child(list)
    while let item = child {
      marker = isOrdered ? "\(number)." : "•"
      number += 1
      read(childrenOf: item, depth: depth)
      marker = nil
      child = cmark_node_next(item)
    }
  }

  private mutating func add(_ kind: MarkdownBlock.Kind, _ markup: String, _ depth: Int) {
    if markup.isEmpty, kind != .rule { return }
    blocks.append(MarkdownBlock(kind: kind, markup: markup, depth: min(depth, 6), marker: marker))
    marker = nil
  }

  private static func inline(_ node: OpaquePointer) -> String {
    var markup = ""
    var child = cmark_node_first_child(node)
    while let inline = child {
      append(inline, to: &markup)
      child = cmark_node_next(inline)
    }
    return markup
  }

  private static func append(_ node: OpaquePointer, to markup: inout String) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: markup += escaped(cmark_node_get_literal(node))
    case CMARK_NODE_SOFTBREAK: markup += " "
    case CMARK_NODE_LINEBREAK: markup += "\n"
    case CMARK_NODE_CODE: markup += "<tt>\(escaped(cmark_node_get_literal(node)))</tt>"
    case CMARK_NODE_EMPH: markup += "<i>\(inline(node))</i>"
    case CMARK_NODE_STRONG: markup += "<b>\(inline(node))</b>"
    case CMARK_NODE_LINK:
      let text = inline(node)
      let address = escaped(cmark_node_get_url(node))
      markup += text
      // On paper, nobody can follow a link whose address is not there.
      if address.hasPrefix("http://") || address.hasPrefix("https://"), address != text { markup += " (\(address))" }
    case CMARK_NODE_IMAGE: markup += inline(node)
    default: break
    }
  }

  /// A text with references for what is markup, and without characters that are none.
  private static func escaped(_ text: UnsafePointer<CChar>?, keepsLines: Bool = false) -> String {
    guard let text else { return "" }
    var escaped = ""
    for scalar in String(cString: text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\n": escaped += keepsLines ? "\n" : " "
      case "\t": escaped += keepsLines ? "    " : " "
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value & 0xFFFE == 0xFFFE: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
