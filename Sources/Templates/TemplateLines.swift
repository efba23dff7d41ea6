/// What the lines of a template mean for its tags: which have a line to themselves, and the white space before them.
///
/// A line that holds one tag and white space leaves no trace, unless the tag prints a value. So does a line that holds several tags that open or close
/// parents and blocks, unless it opens and closes the same block.
struct TemplateLines {
  /// For each token: nothing of it is printed, because it is the white space of a line without a trace.
  private(set) var vanishes: [Bool]
  /// For each token: it is the first of its line, or follows nothing but white space that vanishes.
  private(set) var startsLine: [Bool]
  /// For each tag: it is the last tag of a line without a trace.
  private(set) var endsLine: [Bool]
  /// For each tag that comes first on its line, or follows only white space: that white space.
  private(set) var leading: [Range<Int>]
  /// For each tag: it is on a line without a trace.
  private(set) var standsAlone: [Bool]

  /// - Parameter openers: for each closing tag, the tag that it closes.
  init(tokens: [TemplateToken], openers: [Int?], bytes: [UInt8]) {
    vanishes = Array(repeating: false, count: tokens.count)
    startsLine = vanishes
    endsLine = vanishes
    standsAlone = vanishes
    leading = Array(repeating: 0..<0, count: tokens.count)

    var start = 0
    while start < tokens.count {
      var end = start
      while end < tokens.count, !Self.endsItsLine(tokens[end], bytes) { end += 1 }
      let line = start..<min(end + 1, tokens.count)
      classify(line, tokens: tokens, openers: openers, bytes: bytes)
      start = line.upperBound
    }
  }

  private static func endsItsLine(_ token: TemplateToken, _ bytes: [UInt8]) -> Bool {
    token.kind == .text && bytes[token.bytes.upperBound - 1] == .newline
  }

  private mutating func classify(_ line: Range<Int>, tokens: [TemplateToken], openers: [Int?], bytes: [UInt8]) {
    let tags = line.filter { tokens[$0].kind != .text }
    guard let first = tags.first, let last = tags.last else {
      startsLine[line.lowerBound] = true
      return
    }
    let hasOnlyTags = line.allSatisfy { index in
      tokens[index].kind != .text || bytes[tokens[index].bytes].allSatisfy { $0.isBlank || $0 == .newline }
    }
    let isWithoutTrace =
      hasOnlyTags && tags.allSatisfy { tokens[$0].canStandAlone }
      && (tags.count == 1 || Self.areInheritance(tags, tokens: tokens, openers: openers))

    startsLine[line.lowerBound] = true
    if isWithoutTrace {
      for index in line {
        let isText = tokens[index].kind == .text
        vanishes[index] = isText
        standsAlone[index] = !isText
      }
      endsLine[last] = true
    }
    if first > line.lowerBound, bytes[tokens[line.lowerBound].bytes].allSatisfy(\.isBlank) {
      leading[first] = tokens[line.lowerBound].bytes
      if isWithoutTrace || tokens[first].kind == .block {
        vanishes[line.lowerBound] = true
        startsLine[first] = true
      }
    }
  }

  private static func areInheritance(_ tags: [Int], tokens: [TemplateToken], openers: [Int?]) -> Bool {
    tags.allSatisfy { index in
      switch tokens[index].kind {
      case .parent, .block:
        true
      case .close:
        openers[index].map { opener in
          tokens[opener].kind == .parent || tokens[opener].kind == .block && !tags.contains(opener)
        } ?? false
      default:
        false
      }
    }
  }
}
