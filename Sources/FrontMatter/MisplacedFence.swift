/// The first line of what looks like front matter and is none: dashes after a blank line or an invisible character, dashes that a word
/// processor joined, dashes after or before a comment or the name of a language, other characters, the `+++` of TOML, JSON, or dashes in a
/// block of code.
///
/// It counts only if the line below it begins with a key, so that a thematic break among notes stays one. Below a comment or a heading, all
/// lines up to the next dashes have to be of keys.
struct MisplacedFence: Hashable {
  enum Problem: Hashable {
    /// Something invisible before or after three dashes.
    case invisible
    /// Other dashes, or another number of them.
    case dashes
    /// A line end that is none in files, such as U+2028.
    case lineEnd
    /// A comment, a heading or the like before it.
    case preceded
    /// A comment after it.
    case followed
    case toml
    /// A line of other characters, such as `***`.
    case otherCharacters
    case json
    /// The name of a language after three hyphens, as other programs have it: `---toml`.
    case language
    /// A block of code around it, as programs that answer in Markdown write it.
    case code
  }

  let problem: Problem
  /// From the start of the file to the end of the line, without its line break.
  let bytes: Range<Int>

  /// - Parameter start: the offset after a byte order mark.
  init?(in file: [UInt8], from start: Int) {
    // No fence is far from the beginning of its file, and nothing but white space is before it.
    let text = String(decoding: file[start...].prefix(4096), as: UTF8.self).unicodeScalars
    var content = text.drop(while: Self.isInvisible)
    // A byte order mark that was taken for three letters of Latin-1.
    if content.starts(with: "ï»¿".unicodeScalars) { content = content.dropFirst(3).drop(while: Self.isInvisible) }
    let line = content.prefix { !Self.lineBreaks.contains($0) }
    guard let length = (line.lastIndex { !Self.isInvisible($0) }).map({ line[...$0] }) else { return nil }
    let problem: Problem? =
      switch String(length) {
      case "---": .invisible
      case let signs where signs.utf8.count > 1 && signs.utf8.allSatisfy { $0 == UInt8(ascii: "+") }: .toml
      case let dashes where dashes.unicodeScalars.allSatisfy(Self.isDash) && dashes != "-" && dashes != "−": .dashes
      default: nil
      }
    let end: String.UnicodeScalarView.Index
    let below = text[line.endIndex...]
    if let problem, problem == .toml ? Self.beginsTOML(below) : Self.beginsWithKey(below, separator: ":") {
      let isUsual = line.endIndex < text.endIndex && (text[line.endIndex] == "\n" || text[line.endIndex] == "\r")
      (self.problem, end) = (isUsual ? problem : .lineEnd, line.endIndex)
    } else if let enclosed = Self.enclosed(in: text[...]) {
      (self.problem, end) = enclosed
    } else if Self.endsTOML(content) {
      (self.problem, end) = (.toml, line.endIndex)
    } else if Self.isJSON(content) {
      (self.problem, end) = (.json, line.endIndex)
    } else if let opening = Self.languageFence(in: content) {
      (self.problem, end) = (.language, opening.endIndex)
    } else if Self.isCode(content) {
      (self.problem, end) = (.code, line.endIndex)
    } else {
      return nil
    }
    bytes = start..<start + text[..<end].reduce(0) { $0 + UTF8.width($1) }
  }

  private static let lineBreaks: [Unicode.Scalar] = [
    "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// The line of hyphens and the name of a language, behind comments of any number of lines. Keys have to be below it, or, if it is a language of front
  /// matter, another line of hyphens.
  private static func languageFence(in text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    var text = text
    while text.starts(with: "<!--".unicodeScalars),
      let end = text.indices.first(where: { text[$0...].starts(with: "-->".unicodeScalars) })
    {
      text = text[end...].dropFirst(3).drop { isInvisible($0) || lineBreaks.contains($0) }
    }
    let line = text.prefix { !lineBreaks.contains($0) }
    guard let last = line.lastIndex(where: { !isInvisible($0) }), let word = wordBehindFence(line[...last]) else {
      return nil
    }
    let below = text[line.endIndex...]
    let isClosed = below.split(whereSeparator: lineBreaks.contains).contains { isFence($0) }
    return languages.contains(word) && isClosed || beginsFrontMatter(below) ? line : nil
  }

  /// Whether a text begins a block of code in which front matter is the first thing.
  private static func isCode(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.starts(with: "```".unicodeScalars) || text.starts(with: "~~~".unicodeScalars) else { return false }
    let code = text.drop { !lineBreaks.contains($0) }.drop { isInvisible($0) || lineBreaks.contains($0) }
    let line = code.prefix { !lineBreaks.contains($0) }
    switch String(line.filter { !isInvisible($0) }) {
    case "---": return beginsWithKey(code[line.endIndex...], separator: ":")
    case "+++": return beginsTOML(code[line.endIndex...])
    default: return false
    }
  }

  /// Whether a text begins as TOML does between lines of '+++', or as YAML that was put there.
  private static func beginsTOML(_ text: Substring.UnicodeScalarView) -> Bool {
    let content = text.drop { isInvisible($0) || lineBreaks.contains($0) }
    let line = content.prefix { !lineBreaks.contains($0) }
    return beginsWithKey(text, separator: "=") || beginsWithKey(text, separator: ":")
      || line.first == "[" && line.last { !isInvisible($0) } == "]"
  }

  /// Whether a text is TOML up to a line of `+++`, above which the first such line is missing.
  private static func endsTOML(_ text: Substring.UnicodeScalarView) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: lineBreaks.contains)
    guard let end = lines.firstIndex(where: { String($0.filter { !isInvisible($0) }) == "+++" }), end > 0 else {
      return false
    }
    return lines[..<end].allSatisfy { line in
      let content = line.drop(while: isInvisible)
      return content.first.map("[#".unicodeScalars.contains) ?? true || beginsWithKey(line, separator: "=")
    } && lines[..<end].contains { beginsWithKey($0, separator: "=") }
  }

  /// Two lines of dashes with nothing but keys between them, the first of which has something before or after it, and where that line ends.
  private static func enclosed(in text: Substring.UnicodeScalarView) -> (Problem, Substring.UnicodeScalarView.Index)? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: lineBreaks.contains)[...]
    let before = lines.prefix { isPassedOver($0.drop(while: isInvisible)) }
    lines = lines.dropFirst(before.count)
    guard let opening = lines.first else { return nil }
    let other = otherFence(opening)
    let isClosing = { (line: Substring.UnicodeScalarView) in
      other == nil ? isFence(line) || isFenceWithComment(line) : otherFence(line) == other
    }
    guard let closing = lines.dropFirst().firstIndex(where: isClosing) else { return nil }
    let hasComment = isFenceWithComment(opening)
    guard hasComment || other != nil || isFence(opening) else { return nil }
    let body = lines[lines.index(after: lines.startIndex)..<closing].filter { $0.contains { !isInvisible($0) } }
    guard let first = body.first, beginsWithKey(first, separator: ":"),
      body.allSatisfy({ isBelowKey($0) || beginsWithKey($0, separator: ":") })
    else { return nil }
    let isPlain = opening.starts(with: "---".unicodeScalars)
    if let other {
      // These are thematic breaks and the lines of headings elsewhere as well.
      if "*_=".unicodeScalars.contains(other),
        !body.contains(where: { StrayKey.name(in: $0, withAnyValue: true) != nil })
      {
        return nil
      }
      return (.otherCharacters, opening.endIndex)
    }
    return (hasComment ? .followed : isPlain ? .preceded : .dashes, opening.endIndex)
  }

  /// Whether a line is three hyphens with a comment behind them.
  private static func isFenceWithComment(_ line: Substring.UnicodeScalarView) -> Bool {
    line.starts(with: "---".unicodeScalars) && line.dropFirst(3).drop(while: isInvisible).first == "#"
  }

  /// The character that a line is made of, three times or more; three hyphens in quotation marks count as one too.
  private static func otherFence(_ line: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let end = line.lastIndex(where: { !isInvisible($0) }), let first = line.first else { return nil }
    let characters = line[...end]
    if [#""---""#, "'---'"].contains(String(Substring(characters))) { return first }
    // Some of them mean something else in Markdown, and TOML and dashes have been looked for.
    let isMark =
      !first.properties.isAlphabetic && first.properties.numericType == nil && !isDash(first)
      && !"`~#>|+<".unicodeScalars.contains(first)
    return characters.count >= 3 && isMark && characters.allSatisfy { $0 == first } ? first : nil
  }

  /// The word right behind three hyphens, or behind a space if it is the name of a language, in small letters.
  private static func wordBehindFence(_ line: Substring.UnicodeScalarView) -> String? {
    guard line.starts(with: "---".unicodeScalars) || line.starts(with: "+++".unicodeScalars) else { return nil }
    let word = line.dropFirst(3).drop(while: isInvisible)
    let name = String(word).lowercased()
    if languages.contains(name) { return name }
    let isWord =
      word.startIndex == line.dropFirst(3).startIndex && word.count <= 20
      && word.allSatisfy { $0.properties.isAlphabetic }
    return isWord && !word.isEmpty ? name : nil
  }

  private static let languages: Set = ["javascript", "js", "json", "json5", "toml", "yaml", "yml"]

  /// Whether a text begins as front matter does in any language.
  private static func beginsFrontMatter(_ text: Substring.UnicodeScalarView) -> Bool {
    beginsWithKey(text, separator: ":") || beginsWithKey(text, separator: "=")
      || isJSON(text.drop { isInvisible($0) || lineBreaks.contains($0) })
  }

  /// Whether a text begins with an object of JSON.
  private static func isJSON(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.first == "{" else { return false }
    let member = text.dropFirst().drop(while: isInvisible)
    guard member.first == "\"", let end = member.dropFirst().firstIndex(of: "\"") else { return false }
    return member[member.index(after: end)...].drop(while: isInvisible).first == ":"
  }

  /// Whether a line can be before front matter by mistake: nothing, a comment or a heading, or a directive of YAML.
  private static func isPassedOver(_ line: Substring.UnicodeScalarView) -> Bool {
    switch line.first {
    case nil, "#": true
    case "%": otherFence(line) == nil
    case "<": line.starts(with: "<!--".unicodeScalars)
    default: false
    }
  }

  /// Whether a line is three hyphens, with or without spaces between them.
  private static func isFence(_ line: Substring.UnicodeScalarView) -> Bool {
    line.allSatisfy { $0 == "-" || isInvisible($0) } && line.count { $0 == "-" } == 3
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool { WithholdingKey.isInvisible(scalar) }

  /// Whether a character is a dash, or looks like one.
  static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "-" }
    return scalar.properties.generalCategory == .dashPunctuation || "−ーｰ─━➖˗⁃¯‾".unicodeScalars.contains(scalar)
  }

  /// Whether the first line with anything on it is a key and its separator, comments aside.
  static func beginsWithKey(_ text: Substring.UnicodeScalarView, separator: Unicode.Scalar) -> Bool {
    // Line breaks are invisible, too.
    var text = text.drop(while: isInvisible)
    while text.first == "#" { text = text.drop { !lineBreaks.contains($0) }.drop(while: isInvisible) }
    let key = text.prefix(longestKey + 1).prefix { $0 != separator && !lineBreaks.contains($0) }
    guard let first = key.first, key.count <= longestKey, key.endIndex < text.endIndex, text[key.endIndex] == separator
    else { return false }
    let next = text.index(after: key.endIndex)
    // Links, emphasis, pictures, tables, code and HTML are Markdown.
    let isMarkdown =
      "[({<*`!|".unicodeScalars.contains(first) || key.contains("`") || key.contains("<")
      || zip(key, key.dropFirst()).contains { $0 == "]" && ($1 == "(" || $1 == "[") }
    return !isMarkdown && (separator == "=" || next == text.endIndex || isInvisible(text[next]))
  }

  /// Whether a line below a key can be part of its value: it is indented, begins an item of a list, ends a list, or is a comment.
  static func isBelowKey(_ line: Substring.UnicodeScalarView) -> Bool {
    line.first.map(" -#]".unicodeScalars.contains) ?? false
  }

  /// How many characters a key has at most.
  private static let longestKey = 60
}
