private import Characters
import Cmark

/// The text of a block as markup, and where its links are.
struct InlineText {
  /// A stretch of the text. Most texts are one; what lays out text cannot take one of any length.
  struct Part {
    fileprivate(set) var markup = ""
    fileprivate(set) var links: [MarkdownTextLink] = []
    /// The bytes of the text so far, without markup and escapes.
    fileprivate var count = 0
  }

  private struct OpenLink {
    /// Nil of an address that only pages have.
    let address: String?
    let isMail: Bool
    /// Where its text begins in the last part.
    var start: Int
    /// The number of the part in which it begins, and the bytes of markup that are before it there.
    let part: Int
    let startOfMarkup: Int
  }

  private(set) var parts = [Part()]
  private let keepsHTML: Bool
  /// The tags that are open, each once: emphasis within emphasis looks the same.
  private var tags: [String] = []
  /// How often each tag is open.
  private var depths: [String: Int] = [:]
  private var open: [OpenLink] = []
  /// The element of HTML whose content is not shown.
  private var hiddenBy: String?

  /// How many bytes of text a part has at most.
  private static let limit = 8_000

  init() { keepsHTML = false }

  init(of block: OpaquePointer, keepsHTML: Bool) {
    self.keepsHTML = keepsHTML
    let walk = cmark_iter_new(block)
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { return }
      if event == CMARK_EVENT_EXIT { end(node) } else { begin(node) }
    }
  }

  init(plain text: String) {
    keepsHTML = false
    append(text)
  }

  init(ofCode block: OpaquePointer) {
    keepsHTML = false
    append(cmark_node_get_literal(block), keepsLines: true)
    while last.markup.hasSuffix("\n") { last.markup.removeLast() }
  }

  private var last: Part {
    get { parts[parts.count - 1] }
    _modify { yield &parts[parts.count - 1] }
  }

  private mutating func begin(_ node: OpaquePointer) {
    let type = cmark_node_get_type(node)
    if type == CMARK_NODE_HTML_INLINE {
      if keepsHTML { append(html: cmark_node_get_literal(node).map { String(cString: $0) } ?? "") }
      return
    }
    switch type {
    case CMARK_NODE_EMPH: begin(tag: "i")
    case CMARK_NODE_STRONG: begin(tag: "b")
    case CMARK_NODE_LINK: begin(link: node)
    case _ where hiddenBy != nil: break
    case CMARK_NODE_TEXT: append(cmark_node_get_literal(node))
    case CMARK_NODE_SOFTBREAK: append(" ")
    case CMARK_NODE_LINEBREAK: append("\n", keepsLines: true)
    case CMARK_NODE_CODE:
      begin(tag: "tt")
      append(cmark_node_get_literal(node))
      end(tag: "tt")
    default: break
    }
  }

  private mutating func end(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_EMPH: end(tag: "i")
    case CMARK_NODE_STRONG: end(tag: "b")
    case CMARK_NODE_LINK: endLink()
    default: break
    }
  }

  /// Adds what a tag of HTML on a page shows: a line break, or nothing of what follows.
  private mutating func append(html tag: String) {
    if let hidden = hiddenBy {
      if tag.lowercased().hasPrefix("</\(hidden)") { hiddenBy = nil }
    } else if let name = HTMLText.hiding(tag) {
      hiddenBy = name
    } else if tag.lowercased().hasPrefix("<br") {
      append("\n", keepsLines: true)
    }
  }

  private mutating func begin(tag: String) {
    if depths[tag, default: 0] == 0 {
      last.markup += "<\(tag)>"
      tags.append(tag)
    }
    depths[tag, default: 0] += 1
  }

  private mutating func end(tag: String) {
    depths[tag, default: 1] -= 1
    guard depths[tag] == 0 else { return }
    tags.removeAll { $0 == tag }
    last.markup += "</\(tag)>"
  }

  private mutating func begin(link node: OpaquePointer) {
    let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    let scheme = address.prefix { $0 != ":" }.lowercased()
    let isKept = ["http", "https", "mailto"].contains(scheme)
    open.append(
      OpenLink(
        address: isKept ? address : nil, isMail: scheme == "mailto", start: last.count, part: parts.count,
        startOfMarkup: last.markup.utf8.count))
  }

  private mutating func endLink() {
    guard let link = open.last else { return }
    if let address = link.address, !link.isMail {
      // Whoever has the document on paper cannot follow a link whose address is not there.
      let isShown =
        parts.count == link.part
        && last.markup.utf8.dropFirst(link.startOfMarkup).elementsEqual(Self.escaped(address).utf8)
      if !isShown { append(" (\(address))") }
    }
    if let link = open.popLast() { addLink(link) }
  }

  private mutating func addLink(_ link: OpenLink) {
    if let address = link.address, link.start < last.count {
      last.links.append(MarkdownTextLink(range: link.start..<last.count, address: address))
    }
  }

  private mutating func append(_ text: UnsafePointer<CChar>?, keepsLines: Bool = false) {
    if let text { append(String(cString: text), keepsLines: keepsLines) }
  }

  private mutating func append(_ text: String, keepsLines: Bool = false) {
    var rest = Self.withoutControls(text, keepsLines: keepsLines)[...]
    while last.count + rest.utf8.count > Self.limit {
      let piece = Self.beginning(of: rest, bytes: Self.limit - last.count)
      add(piece)
      rest = rest[piece.endIndex...]
      beginPart()
    }
    add(rest)
  }

  private mutating func add(_ text: Substring) {
    last.count += text.utf8.count
    last.markup += Self.escaped(String(text))
  }

  /// The beginning of a text up to the last white space within so many bytes. A word is divided only if it is too long for a part of its own.
  private static func beginning(of text: Substring, bytes: Int) -> Substring {
    var (end, size) = (text.startIndex, 0)
    var space: Substring.Index?
    for index in text.indices {
      size += text[index].utf8.count
      if size > bytes { break }
      end = text.index(after: index)
      if text[index].isWhitespace { space = end }
    }
    return text[..<(space ?? (bytes < limit ? text.startIndex : end))]
  }

  private mutating func beginPart() {
    for tag in tags.reversed() { last.markup += "</\(tag)>" }
    for link in open { addLink(link) }
    parts.append(Part())
    for index in open.indices { open[index].start = 0 }
    for tag in tags { last.markup += "<\(tag)>" }
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
