private import Characters
private import Cmark
private import CmarkArena

/// What looks like a comment, a link or a picture, and is on pages as text, because CommonMark does not take it for one.
package struct ShownMarkup: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// `<!-- a -- comment -->`
    case htmlComment
    /// `<!- a comment ->`, or with the dashes that keyboards make of two hyphens
    case mistypedComment
    /// `[//]: # (a (comment))`
    case definitionComment
    /// `<!-- a comment -->` that begins in a list or a quotation and ends below it
    case interruptedComment
    /// `<!-- a <!-- comment --> in another -->`
    case nestedComment
    /// `-->` on a line of its own that ends no comment
    case commentEnd
    /// `%% a comment %%`, and what other programs have
    case foreignComment
    /// `[[a page]]`
    case bracketedLink
    /// `![[a picture]]`
    case bracketedPicture
    /// `[text](an address.md)`
    case spacedLink
    /// `![text](a picture.jpg)`
    case spacedPicture
  }

  package let form: Form
  /// The index of its first byte.
  package let start: Int
}

extension MarkdownRenderer {
  /// The comments, links and pictures of a text that are in its HTML as text, in their order.
  package func shownMarkup(in text: ArraySlice<UInt8>) -> [ShownMarkup] {
    var candidates = ShownMarkup.comments(in: text) + ShownMarkup.bracketed(in: text) + ShownMarkup.spaced(in: text)
    if candidates.isEmpty { return [] }
    candidates.sort { $0.mark.lowerBound < $1.mark.lowerBound }
    let marks = TextMarks(candidates.map(\.mark), in: text)
    let nested = marks.numbers.filter { candidates[$0].markup.form == .nestedComment }
    let shown = shown(marks, inHTML: allowsHTML ? Set(nested) : [])
    let found = marks.numbers.filter(shown.contains).map { candidates[$0].markup }.sorted { $0.start < $1.start }
    // Of a comment that is shown, the end is, too.
    let starts = Set(found.filter { $0.form == .htmlComment }.map(\.start))
    return found.filter { ![.interruptedComment, .nestedComment].contains($0.form) || !starts.contains($0.start) }
  }

  /// The marks that are in texts, and not in code, HTML, an address, or nothing at all.
  ///
  /// - Parameter some: Marks that are shown in HTML, too, if they are in no comment of it.
  private func shown(_ marks: TextMarks, inHTML some: Set<Int>) -> Set<Int> {
    defer { cmark_arena_reset() }
    guard let root = parse(marks.text[...]) else { return [] }
    var shown = Set<Int>()
    visit(root) { node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT: shown.formUnion(marks.numbers(in: text(cmark_node_get_literal(node))))
      case CMARK_NODE_HTML_BLOCK where !some.isEmpty:
        let html = ShownMarkup.withoutComments(text(cmark_node_get_literal(node)))
        shown.formUnion(some.intersection(marks.numbers(in: html)))
      default: break
      }
    }
    return shown
  }
}

extension ShownMarkup {
  /// What may be shown, and where a mark is shown if it is.
  fileprivate typealias Candidate = (markup: ShownMarkup, mark: Range<Int>)

  fileprivate static func comments(in text: ArraySlice<UInt8>) -> [Candidate] {
    var candidates = definitionComments(in: text)
    // With `>` or `->` behind it, it opens none.
    let starts = places(of: "<!--", in: text)
    for start in starts {
      let behind = text[(start + "<!--".utf8.count)...]
      let end = [">", "->"].first { behind.starts(with: $0.utf8) } ?? ""
      let mark = behind.startIndex + end.utf8.count
      candidates.append((ShownMarkup(form: .htmlComment, start: start), mark..<mark))
    }
    return candidates + interruptedComments(starts, in: text) + mistypedComments(in: text) + percentComments(in: text)
      + templateComments(in: text)
  }

  /// Comments of the form of definitions: lines of their own, or behind other text.
  private static func definitionComments(in text: ArraySlice<UInt8>) -> [Candidate] {
    guard text.offset(of: Array("]:".utf8)) != nil else { return [] }
    let lines = DefinitionLine.all(in: text).filter(\.isComment)
    let found = Set(lines.map(\.start))
    let behind = places(of: "]:", in: text).filter { end in
      let address = text[(end + 2)...].drop(while: isBlank)
      guard let word = ["#", "<>"].first(where: { address.starts(with: $0.utf8) }) else { return false }
      let comment = address.dropFirst(word.utf8.count).drop(while: isBlank)
      return comment.first.map { "(\"'".utf8.contains($0) } ?? false
    }
    return lines.map { (ShownMarkup(form: .definitionComment, start: $0.start), $0.label) }
      + behind.compactMap { end in
        let label = text[..<end].suffix(longest).reversed().prefix { $0 != UInt8(ascii: "[") && !isLineBreak($0) }
        let start = end - label.count - 1
        guard start >= text.startIndex, text[start] == UInt8(ascii: "["), !label.isEmpty, !isEscaped(start, in: text),
          !found.contains(start)
        else { return nil }
        return (ShownMarkup(form: .definitionComment, start: start), start..<start)
      }
  }

  /// What begins nearly as comments do. Arrows are comments only with an end in the same paragraph.
  private static func mistypedComments(in text: ArraySlice<UInt8>) -> [Candidate] {
    guard ["<", "‹"].contains(where: { text.offset(of: Array($0.utf8)) != nil }) else { return [] }
    let sure = mistypedStarts.flatMap { word in
      places(of: word, in: text).filter { start in
        let behind = text[(start + word.utf8.count)...]
        // `(?<!-)` is of a regular expression, and `<!--` begins no mistyped comment.
        return text[..<start].last != UInt8(ascii: "?") && !behind.starts(with: ">".utf8)
          && !(word == "<!-" && behind.starts(with: "-".utf8))
      }
    }
    return Set(sure + arrows(in: text)).map { (ShownMarkup(form: .mistypedComment, start: $0), $0..<$0) }
  }

  /// Where arrows begin that look like comments.
  private static func arrows(in text: ArraySlice<UInt8>) -> [Int] {
    let ends = arrowEnds.flatMap { places(of: $0, in: text) }.sorted()
    if ends.isEmpty { return [] }
    let starts = arrowStarts.flatMap { word in
      places(of: word, in: text).map { (start: $0, behind: $0 + word.utf8.count) }
    }
    var (found, rest): ([Int], ArraySlice<Int>) = ([], ends[...])
    for (start, behind) in starts.sorted(by: { $0 < $1 }) where !text[behind...].starts(with: ">".utf8) {
      rest = rest.drop { $0 < behind }
      guard let end = rest.first, end - behind < longest,
        !["\n\n", "\n\r\n", "\r\r"].contains(where: { text[behind..<end].offset(of: Array($0.utf8)) != nil })
      else { continue }
      found.append(start)
      rest = rest.dropFirst()
    }
    return found
  }

  /// Keyboards make one dash of two hyphens, and leave out or add characters.
  private static let mistypedStarts = [
    "<!-", "<!–", "<!—", "<! -", "<! –", "<! —", "< !-", "< !–", "< !—", "‹!-", "‹!–", "‹!—",
  ]
  private static let arrowStarts = ["<--", "<–", "<—", "‹--", "<! "]
  private static let arrowEnds = ["->", "–>", "—>", "- >", "-›", "–›", "—›"]

  /// Comments whose ends may be shown, because the list or the quotation in which they begin ends before.
  private static func interruptedComments(_ starts: [Int], in text: ArraySlice<UInt8>) -> [Candidate] {
    var rest = starts[...]
    // Those that begin in another comment, which ends with theirs.
    var outer: [Int] = []
    return places(of: "-->", in: text).compactMap { end in
      let earlier = rest.prefix { $0 < end }
      rest = rest[earlier.endIndex...]
      outer += earlier.dropLast()
      if earlier.isEmpty, let start = outer.popLast() {
        return (ShownMarkup(form: .nestedComment, start: start), end..<end)
      }
      if earlier.isEmpty {
        let before = text[..<end].suffix(100).reversed().prefix { !isLineBreak($0) }
        let behind = text[(end + 3)...].prefix(100).prefix { !isLineBreak($0) }
        guard before.allSatisfy(isBlank), behind.allSatisfy(isBlank) else { return nil }
        return (ShownMarkup(form: .commentEnd, start: end), end..<end)
      }
      // In a line of code, it begins none.
      guard let start = earlier.first,
        !text[..<start].suffix(100).reversed().prefix(while: { !isLineBreak($0) }).contains(UInt8(ascii: "`"))
      else { return nil }
      // Between dashes, the mark would end another comment.
      var mark = end
      while mark > start, text[mark - 1] == UInt8(ascii: "-") { mark -= 1 }
      return (ShownMarkup(form: .interruptedComment, start: start), mark..<mark)
    }
  }

  /// What is left of HTML without its comments.
  fileprivate static func withoutComments(_ html: String) -> String {
    var (rest, text): (ArraySlice<UInt8>, [UInt8]) = (Array(html.utf8)[...], [])
    while let start = rest.offset(of: Array("<!--".utf8)) {
      text += rest.prefix(start)
      rest = rest.dropFirst(start)
      guard let end = rest.offset(of: Array("-->".utf8)) else { return String(decoding: text, as: UTF8.self) }
      rest = rest.dropFirst(end + 3)
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  /// Comments of the programs that put pages together.
  private static func templateComments(in text: ArraySlice<UInt8>) -> [Candidate] {
    guard ["{", "<%", "[]: #"].contains(where: { text.offset(of: Array($0.utf8)) != nil }) else { return [] }
    let starts =
      templateStarts.flatMap { word in
        places(of: word, in: text).filter { text[..<$0].last != UInt8(ascii: "{") }
      } + hashComments(in: text)
    return starts.map { (ShownMarkup(form: .foreignComment, start: $0), $0..<$0) }
  }

  private static let templateStarts = [
    "{::comment}", "{% comment", "{%- comment", "{{/*", "{{!", "{{- /*", "{/*", "{>>", "{# ", "{#- ", "<%--", "<%#",
    "[]: # ",
  ]

  /// Where comments like `{#a comment#}` begin; `{#name}` is the identifier of a heading.
  private static func hashComments(in text: ArraySlice<UInt8>) -> [Int] {
    places(of: "{#", in: text).filter { start in
      let rest = text[(start + 2)...].prefix(longest)
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")), end > rest.startIndex, rest.first != UInt8(ascii: " ")
      else { return false }
      return text[end - 1] == UInt8(ascii: "#") && !rest.starts(with: "- ".utf8)
    }
  }

  /// Comments between two pairs of percent signs, as other programs have them. A sign behind a number or a word is one of per cent.
  private static func percentComments(in text: ArraySlice<UInt8>) -> [Candidate] {
    let signs = places(of: "%%", in: text).filter { text[($0 + 2)...].first != UInt8(ascii: "%") }
    var (candidates, next): ([Candidate], Int) = ([], 0)
    while next < signs.count {
      let start = signs[next]
      let before = start > text.startIndex ? text[start - 1] : UInt8(ascii: "\n")
      // At the beginning of a line, one without another comments out all that follows.
      let begins = isLineBreak(before) || isBlank(before) && next + 1 < signs.count
      if begins { candidates.append((ShownMarkup(form: .foreignComment, start: start), start..<start)) }
      next += begins ? 2 : 1
    }
    return candidates
  }

  /// Links and pictures as wikis have them.
  fileprivate static func bracketed(in text: ArraySlice<UInt8>) -> [Candidate] {
    let starts = places(of: "[[", in: text)
    if starts.isEmpty { return [] }
    let defined = Set(DefinitionLine.all(in: text).map { text[$0.label] })
    return starts.compactMap { start in
      let line = line(from: start + 2, in: text)
      let label = line.prefix { !"[]".utf8.contains($0) }
      let behind = line[label.endIndex...]
      guard behind.starts(with: "]]".utf8),
        !["(", "[", ":"].contains(where: { behind.dropFirst(2).starts(with: $0.utf8) }),
        String(decoding: label, as: UTF8.self).contains(where: \.isLetter), !defined.contains(label)
      else { return nil }
      let isPicture = isPicture(start, in: text)
      let place = isPicture ? start - 1 : start
      return (ShownMarkup(form: isPicture ? .bracketedPicture : .bracketedLink, start: place), place..<place)
    }
  }

  /// Links and pictures whose addresses have spaces in them, which ends addresses without angle brackets.
  fileprivate static func spaced(in text: ArraySlice<UInt8>) -> [Candidate] {
    // It takes longer to make than most notes to read, and few need it.
    lazy var file = /.+\.[A-Za-z][A-Za-z0-9]{1,4}(#.*)?( +"[^"]*")?/
    return places(of: "](", in: text).compactMap { end in
      guard let address = address(in: line(from: end + 2, in: text))?.drop(while: { $0 == UInt8(ascii: " ") }),
        address.contains(UInt8(ascii: " ")), address.first != UInt8(ascii: "<"),
        let start = opening(of: end, in: text), !isEscaped(start, in: text)
      else { return nil }
      let mark = address.startIndex..<address.startIndex
      if isPicture(start, in: text) { return (ShownMarkup(form: .spacedPicture, start: start - 1), mark) }
      guard String(decoding: address, as: UTF8.self).wholeMatch(of: file) != nil else { return nil }
      return (ShownMarkup(form: .spacedLink, start: start), mark)
    }
  }

  /// What a text begins with, up to the parenthesis that closes it; without one, all of a line that is not longer than what is looked at.
  private static func address(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      guard text[index] == UInt8(ascii: ")") else { continue }
      if depth == 0 { return text[..<index] }
      depth -= 1
    }
    return text.count < longest ? text : nil
  }

  /// The bracket that the one at a place closes.
  private static func opening(of end: Int, in text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in text[..<end].suffix(longest).indices.reversed() {
      if text[index] == UInt8(ascii: "]") { depth += 1 }
      guard text[index] == UInt8(ascii: "[") else { continue }
      if depth == 0 { return index }
      depth -= 1
    }
    return nil
  }

  // MARK: - Places

  /// Where a word is, without a backslash before it.
  private static func places(of word: String, in text: ArraySlice<UInt8>) -> [Int] {
    let word = Array(word.utf8)
    var (found, rest): ([Int], ArraySlice<UInt8>) = ([], text)
    while let offset = rest.offset(of: word) {
      let start = rest.startIndex + offset
      if !isEscaped(start, in: text) { found.append(start) }
      rest = text[(start + word.count)...]
    }
    return found
  }

  /// How many bytes of labels and addresses are looked at.
  private static let longest = 1_000

  private static func line(from start: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text[start...].prefix(longest).prefix { !isLineBreak($0) }
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Whether a bracket has the mark of a picture before it.
  private static func isPicture(_ bracket: Int, in text: ArraySlice<UInt8>) -> Bool {
    bracket > text.startIndex && text[bracket - 1] == UInt8(ascii: "!") && !isEscaped(bracket - 1, in: text)
  }

  private static func isEscaped(_ place: Int, in text: ArraySlice<UInt8>) -> Bool {
    text[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }
}
