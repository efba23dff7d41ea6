private import Cmark
private import Glibc

extension MarkdownRenderer {
  /// Gives the texts of a document the quotation marks of the language, and all others the marks that were typed.
  func setQuotes(in root: OpaquePointer, _ quotes: inout SmartQuotes?) {
    visit(root) { node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: quotes?.beginParagraph()
      case CMARK_NODE_TEXT: change(node, cmark_node_get_literal, cmark_node_set_literal) { quotes?.prose($0) ?? $0 }
      case CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
        change(node, cmark_node_get_literal, cmark_node_set_literal) { quotes?.shown($0) ?? $0 }
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        change(node, cmark_node_get_url, cmark_node_set_url) { quotes?.shown($0) ?? $0 }
        change(node, cmark_node_get_title, cmark_node_set_title) { quotes?.shown($0) ?? $0 }
      default: break
      }
    }
  }

  /// Changes one of the texts of a node, if it has what marks or their references are made of.
  private func change(
    _ node: OpaquePointer, _ get: (OpaquePointer?) -> UnsafePointer<CChar>?,
    _ set: (OpaquePointer?, UnsafePointer<CChar>?) -> Int32, _ body: ([UInt8]) -> [UInt8]
  ) {
    guard let start = get(node) else { return }
    let text = Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
    guard text.contains(where: { $0 == 0xE2 || $0 == UInt8(ascii: "&") }) else { return }
    var changed = body(text)
    guard changed != text else { return }
    changed.append(0)
    changed.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      _ = set(node, start.assumingMemoryBound(to: CChar.self))
    }
  }
}
