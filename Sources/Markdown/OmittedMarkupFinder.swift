private import Characters

/// Finds markup that is not on the page as its author means it. It is given the HTML, the blocks of code, the lists with numbers and the emphasis of a document,
/// in their order.
struct OmittedMarkupFinder {
  private let text: ArraySlice<UInt8>
  private let allowsHTML: Bool
  private var found: [OmittedMarkup] = []
  private lazy var lines = Self.lines(of: text)
  /// Whether there was HTML that is no comment.
  private var hasHTML = false
  /// The last lines that have what would close a comment or the like, counted from 1; 0 where none has.
  private var lastLines: [String: Int] = [:]
  private var element = OpenElement()
  private var addresses = HTMLAddresses()
  /// For how many tags the line was looked for.
  private var searches = 0
  /// For how many it is looked for; more have that of their paragraph.
  private static let searchLimit = 1_000

  init(in text: ArraySlice<UInt8>, allowsHTML: Bool) {
    self.text = text
    self.allowsHTML = allowsHTML
  }

  /// What was found in the whole document.
  func all() -> [OmittedMarkup] {
    guard let name = element.name else { return found }
    return found + [OmittedMarkup(line: element.line, kind: .rest(end: "</\(name)>"))]
  }

  /// Reads a block of code.
  ///
  /// - Parameter info: What is behind the marks that begin it.
  mutating func read(codeNamed info: String, at line: Int) {
    if OmittedMarkup.hasWords(info) { found.append(OmittedMarkup(line: line, kind: .codeWords)) }
  }

  /// Reads a list with numbers, of which the page shows the first one and counts on from it. Where all are the same, nothing else is meant.
  ///
  /// - Parameter items: The lines and columns at which its items begin, counted from 1.
  mutating func read(list items: [(line: Int, column: Int)], from first: Int) {
    let written = items.map { item in
      let line = lines.indices.contains(item.line - 1) ? lines[item.line - 1] : []
      let digits = line.dropFirst(item.column - 1).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return String(decoding: digits, as: UTF8.self)
    }
    let numbers = written.map { Int($0) }
    guard Set(numbers).count > 1,
      let (offset, _) = numbers.enumerated().first(where: { $1 != nil && $1 != first + $0 })
    else { return }
    found.append(
      OmittedMarkup(line: items[offset].line, kind: .number(written: written[offset], shown: first + offset)))
  }

  /// Reads emphasis.
  ///
  /// - Parameters:
  ///   - before: The text before it, and `after` that behind it.
  mutating func readEmphasis(between before: String, and after: String, at line: Int) {
    guard let last = before.last, let next = after.first, last.isWholeNumber, next.isWholeNumber else { return }
    found.append(OmittedMarkup(line: line, kind: .asterisks))
  }

  /// Reads a block of HTML.
  ///
  /// - Parameter line: The line on which it begins.
  mutating func read<Failure: Error>(
    block html: String, at line: Int, _ redirect: (MarkdownLink) throws(Failure) -> MarkdownLink.Fate
  ) throws(Failure) {
    if Self.reachesNextComment(html) { found.append(OmittedMarkup(line: line, kind: .nextComment)) }
    if Self.isComment(html) { return }
    let (kind, end) = OmittedMarkup.kind(of: html)
    if let end, takesRest(html, at: line, unlessClosedBy: end) {
      found.append(OmittedMarkup(line: line, kind: .rest(end: end)))
    } else if !allowsHTML, kind != .tags || !hasHTML {
      found.append(OmittedMarkup(line: line, kind: kind))
    }
    hasHTML = true
    if allowsHTML { try read(HTMLTag.all(in: html), at: line, redirect) }
  }

  /// Reads HTML in a paragraph, which is a tag or a comment.
  ///
  /// - Parameter block: The line on which the paragraph begins.
  mutating func read<Failure: Error>(
    inline html: String, inBlockAt block: Int, _ redirect: (MarkdownLink) throws(Failure) -> MarkdownLink.Fate
  ) throws(Failure) {
    if allowsHTML {
      let tags = HTMLTag.all(in: html).filter { OpenElement.concerns($0) || HTMLAddresses.mayBe(in: $0) }
      if !tags.isEmpty { try read(tags, at: line(of: html, inBlockAt: block), redirect) }
    } else if !hasHTML, !Self.isComment(html) {
      hasHTML = true
      found.append(OmittedMarkup(line: line(of: html, inBlockAt: block), kind: .tags))
    }
  }

  /// Reads tags that are on the page.
  private mutating func read<Failure: Error>(
    _ tags: [HTMLTag], at line: Int, _ redirect: (MarkdownLink) throws(Failure) -> MarkdownLink.Fate
  ) throws(Failure) {
    for tag in tags {
      let line = line + tag.line
      element.read(tag, at: line)
      for address in addresses.all(in: tag) {
        let link = MarkdownLink(kind: .html, destination: address, line: line, column: 1, showsAddress: false)
        if try redirect(link) == .drop { found.append(OmittedMarkup(line: line, kind: .address(address))) }
      }
    }
  }
}

extension OmittedMarkupFinder {
  /// Whether a block of HTML takes all text below it, because what would close a comment or the like in it is nowhere.
  private mutating func takesRest(_ html: String, at line: Int, unlessClosedBy end: String) -> Bool {
    // Where elements are on the page, their tags tell.
    if allowsHTML, end.hasPrefix("</") { return false }
    // Another one before it may end the block. Below it is the end of one that its list or quotation ends, which is shown.
    return html.contains(end) ? allowsHTML : lastLine(with: end) < line
  }

  private mutating func lastLine(with end: String) -> Int {
    if let known = lastLines[end] { return known }
    let word = Array(end.utf8)
    let last = lines.lastIndex { $0.offset(of: word) != nil }.map { $0 + 1 } ?? 0
    lastLines[end] = last
    return last
  }

  /// The line of HTML in a paragraph: libcmark gives none to some inlines, and miscounts them behind backslashes and definitions.
  private mutating func line(of html: String, inBlockAt block: Int) -> Int {
    searches += 1
    if searches > Self.searchLimit { return block }
    let tag = Array(html.utf8.prefix { !"\n\r\"'".utf8.contains($0) })
    return lines.indices.dropFirst(block - 1).first { lines[$0].offset(of: tag) != nil }.map { $0 + 1 } ?? block
  }

  /// The lines of a text, as libcmark counts them.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    return text.split(omittingEmptySubsequences: false) { $0 == feed }.flatMap { line in
      (line.last == carriageReturn ? line.dropLast() : line).split(omittingEmptySubsequences: false) {
        $0 == carriageReturn
      }
    }
  }

  /// Whether HTML begins with a comment that only the end of another one closes, with text on lines between them.
  private static func reachesNextComment(_ html: String) -> Bool {
    guard html.utf8.starts(with: "<!--".utf8), let end = html.firstRange(of: "-->") else { return false }
    let below = html[..<end.lowerBound].drop { !$0.isNewline }
    guard let next = below.firstRange(of: "<!--") else { return false }
    return !below[..<next.lowerBound].allSatisfy(\.isWhitespace)
  }

  /// Whether HTML is one comment and nothing else, of which readers would see nothing anyway.
  private static func isComment(_ html: String) -> Bool {
    if html.isEmpty { return true }
    guard html.utf8.starts(with: "<!--".utf8), let end = html.firstRange(of: "-->") else { return false }
    return html[end.upperBound...].allSatisfy(\.isWhitespace)
  }
}
