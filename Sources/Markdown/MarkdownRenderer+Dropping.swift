private import Cmark
private import CmarkArena

// Links and pictures that are dropped.
extension MarkdownRenderer {
  /// Leads the links and pictures of a document where they should lead; in place of those that are dropped is their text.
  func lead(_ root: OpaquePointer, _ redirect: (MarkdownLink) -> MarkdownLink.Fate) {
    var dropped: [(node: OpaquePointer, hidden: [String])] = []
    visit(root) { node in
      let type = cmark_node_get_type(node)
      guard type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE else { return }
      switch follow(redirect, node, kind: type == CMARK_NODE_LINK ? .link : .picture) {
      case .drop: dropped.append((node, []))
      case .dropHiding(let spellings): dropped.append((node, spellings))
      case .keep, .lead, .show: break
      }
    }
    for (node, hidden) in dropped { unwrap(node, hiding: hidden) }
  }

  /// Puts what a node holds in its place: the text of a link, the alternative text of a picture.
  ///
  /// - Parameter spellings: What of its address nobody is to read, as `MarkdownLink.Fate.dropHiding` has it; none if that may be read.
  func unwrap(_ node: OpaquePointer, hiding spellings: [String]) {
    if !spellings.isEmpty { hide(spellings, in: node) }
    // A picture in a link whose texts were hidden is in no document.
    guard cmark_node_parent(node) != nil else { return }
    while let child = cmark_node_first_child(node) { cmark_node_insert_before(node, child) }
    cmark_node_unlink(node)
  }

  /// Takes a part of an address out of the texts below a link or a picture.
  ///
  /// Where emphasis, typographic marks or capitals make another spelling of it, the address without that part takes the place of all texts.
  private func hide(_ spellings: [String], in node: OpaquePointer) {
    for spelling in spellings { remove(spelling, from: node) }
    guard let hidden = spellings.last, Self.mayHold(plainText(of: node), hidden) else { return }
    let address = text(cmark_node_get_url(node)).replacing(spellings[0], with: "", maxReplacements: 1)
    while let child = cmark_node_first_child(node) { cmark_node_unlink(child) }
    guard let shown = cmark_node_new_with_mem(CMARK_NODE_TEXT, cmark_arena()) else { return }
    cmark_node_set_literal(shown, address)
    cmark_node_append_child(node, shown)
  }

  /// Whether a text has the letters and digits of a part in their order, whatever is between them.
  private static func mayHold(_ text: String, _ part: String) -> Bool {
    let words = { (text: String) in
      text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
    let letters = words(part)
    return letters.isEmpty ? text.contains("@") : !words(text).ranges(of: letters).isEmpty
  }

  private func remove(_ part: String, from node: OpaquePointer) {
    let hidden = Array(part.utf8)
    if hidden.isEmpty { return }
    visit(node) { inner in
      guard [CMARK_NODE_TEXT, CMARK_NODE_CODE].contains(cmark_node_get_type(inner)),
        let literal = cmark_node_get_literal(inner)
      else { return }
      let text = Array(String(cString: literal).utf8)
      let shown = text.replacing(hidden, with: [])
      if shown.count < text.count { cmark_node_set_literal(inner, String(decoding: shown, as: UTF8.self)) }
    }
  }
}
