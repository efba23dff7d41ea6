private import Characters
private import Cmark
private import CmarkArena
private import Glibc

/// Turns CommonMark into HTML, by libcmark, the reference implementation.
///
/// Raw HTML and links that could run code are left out, unless the options allow HTML.
package struct MarkdownRenderer: Sendable {
  package struct Options: Sendable, Hashable {
    /// Whether HTML in the text stays as it is.
    package var allowsHTML = false
    /// Whether straight quotation marks and runs of hyphens become typographic ones.
    package var smartPunctuation = false
    /// What straight quotation marks become.
    package var quotationMarks = QuotationMarks.english

    package init() {}
  }

  private let flags: Int32
  /// The marks that are not those that libcmark makes.
  private let marks: QuotationMarks?

  /// The version of libcmark: `0.30.2`.
  package static var libraryVersion: String { String(cString: cmark_version_string()) }

  package init(_ options: Options = Options()) {
    var flags = CMARK_OPT_DEFAULT
    if options.allowsHTML { flags |= CMARK_OPT_UNSAFE }
    if options.smartPunctuation { flags |= CMARK_OPT_SMART }
    self.flags = flags
    marks = options.smartPunctuation && options.quotationMarks != .english ? options.quotationMarks : nil
  }

  /// Appends the HTML of `text` to `html`.
  ///
  /// - Parameters:
  ///   - text: UTF-8 that was found to be valid.
  ///   - redirect: is asked about each link and picture, and says what becomes of it.
  /// - Returns: What markup is left out: of HTML without text, the first that is no comment; where HTML is allowed, what is never closed.
  /// - Throws: what `redirect` throws; nothing is appended then.
  @discardableResult
  package func render<Failure: Error>(
    _ text: ArraySlice<UInt8>, to html: inout [UInt8], redirect: (MarkdownLink) throws(Failure) -> MarkdownLink.Fate
  ) throws(Failure) -> [OmittedMarkup] {
    defer { cmark_arena_reset() }
    guard let root = document(text) else { return [] }
    let omitted = try prepare(root, of: text, redirect)
    guard let rendered = cmark_render_html(root, flags) else { return omitted }
    let bytes = UnsafeRawBufferPointer(start: rendered, count: strlen(rendered))
    PageCharacters.append(bytes.assumingMemoryBound(to: UInt8.self), to: &html)
    return omitted
  }

  /// Appends the HTML of `text` to `html`, with all links as they are.
  @discardableResult
  package func render(_ text: ArraySlice<UInt8>, to html: inout [UInt8]) -> [OmittedMarkup] {
    render(text, to: &html) { _ in .keep }
  }

  /// The document with the quotation marks of the language, which lives until the arena is reset.
  func document(_ text: ArraySlice<UInt8>) -> OpaquePointer? {
    var quotes = marks.flatMap { SmartQuotes($0, for: text) }
    guard let root = parse(quotes?.hidden(text) ?? text) else { return nil }
    if quotes != nil { setQuotes(in: root, &quotes) }
    return root
  }

  /// Whether HTML is on pages.
  var allowsHTML: Bool { flags & CMARK_OPT_UNSAFE != 0 }

  /// The document, which lives until the arena is reset.
  func parse(_ text: ArraySlice<UInt8>) -> OpaquePointer? {
    guard let parser = cmark_parser_new_with_mem(flags, cmark_arena()) else { return nil }
    text.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    let root = cmark_parser_finish(parser)
    cmark_parser_free(parser)
    return root
  }
}

// MARK: - What the page changes

extension MarkdownRenderer {
  /// By how many levels headings in notes are lowered: a page has two levels above them.
  private static let headingOffset: Int32 = 2

  /// - Returns: What markup is left out.
  private func prepare<Failure: Error>(
    _ root: OpaquePointer, of text: ArraySlice<UInt8>,
    _ redirect: (MarkdownLink) throws(Failure) -> MarkdownLink.Fate
  ) throws(Failure) -> [OmittedMarkup] {
    var omitted = OmittedMarkupFinder(in: text, allowsHTML: allowsHTML)
    var block = 1
    var dropped: [(node: OpaquePointer, hidden: [String])] = []
    var shown: [(node: OpaquePointer, picture: MarkdownPicture)] = []
    var bracketed: [OpaquePointer] = []
    let walk = cmark_iter_new(root)
    defer {
      cmark_iter_free(walk)
      for (node, hidden) in dropped { unwrap(node, hiding: hidden) }
      for (node, picture) in shown { show(picture, inPlaceOf: node) }
      for node in bracketed { keepBrackets(of: node) }
    }
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return omitted.all() }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk) else { continue }
      let line = Int(cmark_node_get_start_line(node))
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH: block = line
      case CMARK_NODE_HTML_BLOCK:
        try omitted.read(block: self.text(cmark_node_get_literal(node)), at: line, redirect)
      case CMARK_NODE_HTML_INLINE:
        try omitted.read(inline: self.text(cmark_node_get_literal(node)), inBlockAt: block, redirect)
      case CMARK_NODE_CODE_BLOCK:
        guard let info = cmark_node_get_fence_info(node), strpbrk(info, " \t") != nil else { continue }
        omitted.read(codeNamed: String(cString: info), at: line)
      case CMARK_NODE_LIST where cmark_node_get_list_type(node) == CMARK_ORDERED_LIST:
        let items = sequence(first: cmark_node_first_child(node)) { cmark_node_next($0) }.compactMap(\.self).map {
          (line: Int(cmark_node_get_start_line($0)), column: Int(cmark_node_get_start_column($0)))
        }
        omitted.read(list: items, from: Int(cmark_node_get_list_start(node)))
      case CMARK_NODE_EMPH, CMARK_NODE_STRONG:
        let (before, after) = (cmark_node_previous(node), cmark_node_next(node))
        guard cmark_node_get_type(before) == CMARK_NODE_TEXT, cmark_node_get_type(after) == CMARK_NODE_TEXT else {
          continue
        }
        omitted.readEmphasis(
          between: self.text(cmark_node_get_literal(before)), and: self.text(cmark_node_get_literal(after)), at: block)
      case CMARK_NODE_LINK:
        switch try follow(redirect, node, kind: .link) {
        case .drop: dropped.append((node, []))
        case .dropHiding(let spellings): dropped.append((node, spellings))
        case .keep, .lead, .show:
          if let address = cmark_node_get_url(node), strstr(address, "://[") != nil { bracketed.append(node) }
        }
      case CMARK_NODE_IMAGE:
        switch try follow(redirect, node, kind: .picture) {
        case .drop: dropped.append((node, []))
        case .dropHiding(let spellings): dropped.append((node, spellings))
        case .show(let picture): shown.append((node, picture))
        case .keep, .lead: break
        }
      case CMARK_NODE_HEADING:
        block = line
        cmark_node_set_heading_level(node, min(6, cmark_node_get_heading_level(node) + Self.headingOffset))
      default: continue
      }
    }
  }

  /// Leads a link where it should lead, and says what else is to become of it.
  func follow<Failure: Error>(
    _ redirect: (MarkdownLink) throws(Failure) -> MarkdownLink.Fate, _ node: OpaquePointer, kind: MarkdownLink.Kind
  ) throws(Failure) -> MarkdownLink.Fate {
    guard let destination = cmark_node_get_url(node) else { return .keep }
    let link = MarkdownLink(
      kind: kind, destination: String(cString: destination), line: Int(cmark_node_get_start_line(node)),
      column: Int(cmark_node_get_start_column(node)), showsAddress: kind == .link && showsAddress(node, destination))
    let fate = try redirect(link)
    if case .lead(let address) = fate { cmark_node_set_url(node, address) }
    return fate
  }

  private func showsAddress(_ link: OpaquePointer, _ destination: UnsafePointer<CChar>) -> Bool {
    guard let text = cmark_node_first_child(link), let shown = cmark_node_get_literal(text) else { return false }
    let mail = "mailto:"
    return strcmp(shown, destination) == 0
      || strncmp(destination, mail, mail.utf8.count) == 0 && strcmp(shown, destination + mail.utf8.count) == 0
  }

  /// Puts a picture in its published sizes in the place of a picture of the notes.
  private func show(_ picture: MarkdownPicture, inPlaceOf node: OpaquePointer) {
    guard let shown = cmark_node_new_with_mem(CMARK_NODE_CUSTOM_INLINE, cmark_arena()) else { return }
    cmark_node_set_on_enter(
      shown, picture.markup(alt: plainText(of: node), title: text(cmark_node_get_title(node))))
    cmark_node_insert_before(node, shown)
    cmark_node_unlink(node)
  }

  func text(_ start: UnsafePointer<CChar>?) -> String { start.map { String(cString: $0) } ?? "" }

  /// Puts an element in the place of a link to an IPv6 host, whose brackets libcmark would encode.
  private func keepBrackets(of node: OpaquePointer) {
    guard let link = cmark_node_new_with_mem(CMARK_NODE_CUSTOM_INLINE, cmark_arena()) else { return }
    let (address, title) = (text(cmark_node_get_url(node)), text(cmark_node_get_title(node)))
    let titled = title.isEmpty ? "" : " title=\"\(title.inAttribute)\""
    cmark_node_set_on_enter(link, "<a href=\"\(address.inAttribute)\"\(titled)>")
    cmark_node_set_on_exit(link, "</a>")
    while let child = cmark_node_first_child(node) { cmark_node_append_child(link, child) }
    cmark_node_insert_before(node, link)
    cmark_node_unlink(node)
  }

  /// The text below a node without its markup, as alternative texts have it.
  func plainText(of node: OpaquePointer) -> String {
    var text = ""
    visit(node) { inner in
      switch cmark_node_get_type(inner) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
        if let literal = cmark_node_get_literal(inner) { text += String(cString: literal) }
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
    return text
  }

  /// Calls `body` for a node and all nodes below it, in the order of the text. Their texts and addresses can be changed meanwhile.
  func visit(_ node: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    let walk = cmark_iter_new(node)
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return }
      if event == CMARK_EVENT_ENTER, let inner = cmark_iter_get_node(walk) { body(inner) }
    }
  }
}
