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
  /// The blocks of `text` in order. Of HTML that pages have, the text stays; of pictures, the text that stands for them does.
  ///
  /// - Parameter redirect: is asked about each link and picture, and says what becomes of it.
  package func blocks(
    of text: ArraySlice<UInt8>, redirect: (MarkdownLink) -> MarkdownLink.Fate = { _ in .keep }
  ) -> [MarkdownBlock] {
    defer { cmark_arena_reset() }
    guard let root = document(text) else { return [] }
    lead(root, redirect)
    var reader = BlockReader(keepsHTML: allowsHTML)
    reader.read(root)
    return reader.blocks
  }
}

/// Reads the blocks of a document. It walks instead of calling itself: quotations and lists can be in one another by the thousand.
private struct BlockReader {
  private let keepsHTML: Bool
  var blocks: [MarkdownBlock] = []
  /// How many lists and quotations are open.
  private var depth = 0
  /// The lists that are open: the number of the next item; nil without numbers.
  private var lists: [Int?] = []
  private var marker: String?

  init(keepsHTML: Bool) { self.keepsHTML = keepsHTML }

  mutating func read(_ root: OpaquePointer) {
    let walk = cmark_iter_new(root)
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { return }
      if event == CMARK_EVENT_EXIT { end(node) } else { begin(node, walk) }
    }
  }

  private mutating func begin(_ node: OpaquePointer, _ walk: OpaquePointer?) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: addText(.paragraph, of: node, walk)
    case CMARK_NODE_HEADING: addText(.heading(level: Int(cmark_node_get_heading_level(node))), of: node, walk)
    case CMARK_NODE_HTML_BLOCK where keepsHTML:
      for paragraph in HTMLText.paragraphs(of: cmark_node_get_literal(node).map { String(cString: $0) } ?? "") {
        add(.paragraph, InlineText(plain: paragraph))
      }
    case CMARK_NODE_CODE_BLOCK: add(.code, InlineText(ofCode: node))
    case CMARK_NODE_THEMATIC_BREAK: add(.rule, InlineText())
    case CMARK_NODE_BLOCK_QUOTE: depth += 1
    case CMARK_NODE_LIST:
      depth += 1
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      lists.append(isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
    case CMARK_NODE_ITEM:
      guard let number = lists.popLast() else { return }
      marker = number.map { "\($0)." } ?? "•"
      lists.append(number.map { $0 + 1 })
    default: break
    }
  }

  private mutating func end(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: depth -= 1
    case CMARK_NODE_LIST:
      depth -= 1
      _ = lists.popLast()
    case CMARK_NODE_ITEM: marker = nil
    default: break
    }
  }

  /// Adds a block with all that is in it, and goes on behind it.
  private mutating func addText(_ kind: MarkdownBlock.Kind, of node: OpaquePointer, _ walk: OpaquePointer?) {
    add(kind, InlineText(of: node, keepsHTML: keepsHTML))
    cmark_iter_reset(walk, node, CMARK_EVENT_EXIT)
  }

  private mutating func add(_ kind: MarkdownBlock.Kind, _ text: InlineText) {
    for part in text.parts where !part.markup.isEmpty || kind == .rule {
      blocks.append(
        MarkdownBlock(kind: kind, markup: part.markup, links: part.links, depth: min(depth, 6), marker: marker))
      marker = nil
    }
  }
}
