private import Characters

extension ShownMarkup {
  /// What looks like comments in a text.
  static func comments(in text: ArraySlice<UInt8>) -> [Candidate] {
    var candidates = definitionComments(in: text)
    // With `>` or `->` behind it, it opens none.
    let starts = places(of: "<!--", in: text)
    for start in starts {
      let behind = text[(start + "<!--".utf8.count)...]
      let end = [">", "->"].first { behind.starts(with: $0.utf8) } ?? ""
      let mark = behind.startIndex + end.utf8.count
      candidates.append((ShownMarkup(form: .htmlComment, start: start), mark..<mark))
    }
    return candidates + commentEnds(starts, in: text) + mistypedComments(in: text) + percentComments(in: text)
      + templateComments(in: text)
  }

  /// Comments of the form of definitions: lines of their own, or behind other text.
  private static func definitionComments(in text: ArraySlice<UInt8>) -> [Candidate] {
    guard text.offset(of: Array("]:".utf8)) != nil else { return [] }
    let lines = DefinitionLine.all(in: text).filter(\.isComment)
    let found = Set(lines.map(\.start))
    let behind = places(of: "]:", in: text).compactMap { end in
      isCommentText(text[(end + 2)...]) ? opening(of: end, in: text).flatMap { $0 + 1 < end ? $0 : nil } : nil
    }
    return lines.map { (ShownMarkup(form: .definitionComment, start: $0.start), $0.label) }
      + behind.filter { !found.contains($0) && !isEscaped($0, in: text) }
      .map { (ShownMarkup(form: .definitionComment, start: $0), $0..<$0) }
  }

  /// Whether a text begins as comments do behind their labels: `# (a comment)`, `<> "a comment"`.
  private static func isCommentText(_ text: ArraySlice<UInt8>) -> Bool {
    let address = text.drop(while: isBlank)
    guard let word = ["#", "<>"].first(where: { address.starts(with: $0.utf8) }) else { return false }
    return address.dropFirst(word.utf8.count).first { !isBlank($0) }.map { "(\"'".utf8.contains($0) } ?? false
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
      guard let end = rest.first, end - behind < longest, !hasEmptyLine(text[behind..<end]) else { continue }
      found.append(start)
      rest = rest.dropFirst()
    }
    return found
  }

  private static func hasEmptyLine(_ text: ArraySlice<UInt8>) -> Bool {
    ["\n\n", "\n\r\n", "\r\r"].contains { text.offset(of: Array($0.utf8)) != nil }
  }

  /// Keyboards make one dash of two hyphens, and leave out or add characters.
  private static let mistypedStarts = [
    "<!-", "<!–", "<!—", "<! -", "<! –", "<! —", "< !-", "< !–", "< !—", "‹!-", "‹!–", "‹!—",
  ]
  private static let arrowStarts = ["<--", "<–", "<—", "‹--", "<! "]
  private static let arrowEnds = ["->", "–>", "—>", "- >", "-›", "–›", "—›"]

  /// Ends of comments that may be shown: of one that the end of a list, a quotation or another comment has ended, or of none.
  private static func commentEnds(_ starts: [Int], in text: ArraySlice<UInt8>) -> [Candidate] {
    var rest = starts[...]
    // The starts of comments that another one in them has ended.
    var outer: [Int] = []
    return places(of: "-->", in: text).compactMap { end in
      let earlier = rest.prefix { $0 < end }
      rest = rest[earlier.endIndex...]
      guard let start = earlier.first else {
        if let start = outer.popLast() { return (ShownMarkup(form: .nestedComment, start: start), end..<end) }
        let isAlone =
          beginning(of: end, in: text).allSatisfy(isBlank) && line(from: end + 3, in: text).allSatisfy(isBlank)
        return isAlone ? (ShownMarkup(form: .commentEnd, start: end), end..<end) : nil
      }
      outer += earlier.dropLast()
      // In a line of code, it begins none.
      if beginning(of: start, in: text).contains(UInt8(ascii: "`")) { return nil }
      // Between dashes, the mark would end another comment.
      var mark = end
      while mark > start, text[mark - 1] == UInt8(ascii: "-") { mark -= 1 }
      return (ShownMarkup(form: .interruptedComment, start: start), mark..<mark)
    }
  }

  /// What is on the line of a place before it, as far as it is looked at.
  private static func beginning(of place: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let before = text[..<place].suffix(100)
    return before.lastIndex(where: isLineBreak).map { before[($0 + 1)...] } ?? before
  }

  /// Comments of the programs that put pages together, and of code.
  private static func templateComments(in text: ArraySlice<UInt8>) -> [Candidate] {
    guard ["{", "<%", "<#--", "[]: #", "/*", "#+"].contains(where: { text.offset(of: Array($0.utf8)) != nil }) else {
      return []
    }
    var starts = hashComments(in: text) + codeComments(in: text)
    for (opening, ending) in templateStarts {
      starts += places(of: opening, in: text).filter { start in
        let behind = text[(start + opening.utf8.count)...]
        let word = behind.dropFirst(behind.first == UInt8(ascii: "-") ? 1 : 0).drop(while: isBlank)
        return text[..<start].last != UInt8(ascii: "{") && word.starts(with: ending.utf8)
      }
    }
    return Set(starts).map { (ShownMarkup(form: .foreignComment, start: $0), $0..<$0) }
  }

  /// What comments begin with: two parts, between which there can be a hyphen and blanks.
  private static let templateStarts = [
    ("{", "::comment"), ("{", "/*"), ("{", ">>"), ("{{", "!"), ("{{", "/*"), ("{%", "comment"), ("{{<", "comment"),
    ("{{%", "comment"), ("{{--", ""), ("\\begin{comment}", ""), ("#+BEGIN_COMMENT", ""), ("#+begin_comment", ""),
    ("{# ", ""), ("{#- ", ""), ("<%--", ""), ("<%#", ""), ("<#--", ""), ("[]: # ", ""),
  ]

  /// Where comments like `/* a comment */` begin. One at the beginning of a line can be of several paragraphs.
  private static func codeComments(in text: ArraySlice<UInt8>) -> [Int] {
    var ends = places(of: "*/", in: text)[...]
    return places(of: "/*", in: text).filter { start in
      ends = ends.drop { $0 < start + 2 }
      guard let end = ends.first, end - start < longest else { return false }
      let before = beginning(of: start, in: text)
      guard before.last.map({ isBlank($0) || "(*_".utf8.contains($0) }) ?? true else { return false }
      guard before.allSatisfy(isBlank) || !hasEmptyLine(text[start..<end]) else { return false }
      // In braces, the comment begins with them.
      let words = before.filter { !isBlank($0) }
      return words.last != UInt8(ascii: "{") && !words.suffix(2).elementsEqual("{-".utf8)
    }
  }

  /// Where comments like `{#a comment#}` begin; `{#name}` is the identifier of a heading.
  private static func hashComments(in text: ArraySlice<UInt8>) -> [Int] {
    places(of: "{#", in: text).filter { start in
      let rest = text[(start + 2)...].prefix(longest)
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")), end > rest.startIndex, rest.first != UInt8(ascii: " ")
      else { return false }
      return text[end - 1] == UInt8(ascii: "#") && !rest.starts(with: "- ".utf8)
    }
  }

  /// Comments between two pairs of percent signs, as other programs have them.
  private static func percentComments(in text: ArraySlice<UInt8>) -> [Candidate] {
    let signs = places(of: "%%", in: text).filter { text[($0 + 2)...].first != UInt8(ascii: "%") }
    var (candidates, next): ([Candidate], Int) = ([], 0)
    while next < signs.count {
      let start = signs[next]
      // At the beginning of a line, one without another comments out all that follows.
      let begins = isAtBeginning(start, in: text) || next + 1 < signs.count && !isPerCent(start, in: text)
      if begins { candidates.append((ShownMarkup(form: .foreignComment, start: start), start..<start)) }
      next += begins ? 2 : 1
    }
    return candidates
  }

  private static func isAtBeginning(_ place: Int, in text: ArraySlice<UInt8>) -> Bool {
    place == text.startIndex || isLineBreak(text[place - 1])
  }

  /// Whether percent signs belong to the number before them: `10%% of them`, not `bought in 1967%%a comment%%`.
  private static func isPerCent(_ start: Int, in text: ArraySlice<UInt8>) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard digits.contains(text[start - 1]) else { return false }
    return text[(start + 2)...].first.map { isBlank($0) || isLineBreak($0) || ".,;:!?)".utf8.contains($0) } ?? true
  }
}
