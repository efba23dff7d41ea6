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
  /// The links to web and mail addresses in the text, in order.
  package let links: [MarkdownTextLink]
  /// How many lists and quotations the block is in.
  package let depth: Int
  /// What is before the first block of a list's item: `•` or `2.`.
  package let marker: String?
}

/// A link of a block, by the place of its text.
package struct MarkdownTextLink: Sendable, Hashable {
  /// The bytes of the text, without markup and escapes.
  package let range: Range<Int>
  package let address: String
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
    case CMARK_NODE_PARAGRAPH: add(.paragraph, InlineText(of: node), depth)
    case CMARK_NODE_HEADING:
      add(.heading(level: Int(cmark_node_get_heading_level(node))), InlineText(of: node), depth)
    case CMARK_NODE_CODE_BLOCK:
      add(.code, InlineText(ofCode: node), depth)
    case CMARK_NODE_THEMATIC_BREAK: add(.rule, InlineText(), depth)
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

  private mutating func add(_ kind: MarkdownBlock.Kind, _ text: InlineText, _ depth: Int) {
    if text.markup.isEmpty, kind != .rule { return }
    blocks.append(
      MarkdownBlock(kind: kind, markup: text.markup, links: text.links, depth: min(depth, 6), marker: marker))
    marker = nil
  }
}
