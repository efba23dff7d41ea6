import Catalogue
import Markdown

/// What cells of other programs say, without how those programs write it.
enum Clean {
  /// A cell without white space around it, and without the `="…"` by which spreadsheets keep digits as text.
  static func cell(_ text: String) -> String {
    let text = text.trimmed
    guard text.hasPrefix("=\""), text.hasSuffix("\""), text.count >= 3 else { return text }
    return String(text.dropFirst(2).dropLast())
  }

  /// `[2014-03-05]` without its brackets.
  static func unbracketed(_ text: String) -> String {
    text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()).trimmed : text
  }

  /// A rating, of which 0 stands for none.
  static func rating(_ text: String) -> String {
    guard let number = Decimal(text), number != Decimal(0), number > Decimal(0) else {
      return Decimal(text) == nil ? text : ""
    }
    return text
  }

  /// The first number with the form of an ISBN, or else the first text as it is; calibre drops the X of an ISBN-10.
  static func isbn(_ texts: [String]) -> String {
    let numbers = texts.flatMap { unbracketed($0).split { ", ".contains($0) } }.map(String.init)
    let valid = numbers.filter { ISBN.finding(in: $0) == nil }
    if let long = valid.first(where: { $0.filter(\.isNumber).count == 13 }) ?? valid.first { return long }
    if let short = numbers.first(where: { $0.count == 9 && ISBN.finding(in: $0 + "X") == nil }) { return short + "X" }
    return texts.map(unbracketed).first { !$0.isEmpty } ?? ""
  }

  /// The first author and others, as a list.
  static func people(_ texts: [String], separator: Unicode.Scalar) -> String {
    let others = texts.dropFirst().flatMap { $0.texts(between: separator) }
    return ListText.joined((texts.prefix(1) + others).filter { !$0.isEmpty })
  }

  /// Authors as a list. Old versions of calibre write commas between them, which names may hold, too; what they are sorted by has `&` between
  /// the same words in all versions.
  static func calibreAuthors(_ text: String, sorted: String) -> String {
    let words = { (text: String) in text.split { ", &".contains($0) }.sorted() }
    let isOne = !sorted.contains(" & ") && words(sorted) == words(text)
    let names =
      text.contains(" & ") ? text.split(separator: " & ") : isOne ? [text[...]] : text.split(separator: ", ")
    return ListText.joined(names.map { String($0).trimmed })
  }

  /// Texts with a separator between, as a list.
  static func list(_ separator: Unicode.Scalar) -> @Sendable (String) -> String {
    { ListText.joined($0.texts(between: separator)) }
  }

  /// Notes with line breaks where HTML has them, and without its other tags.
  static func notes(_ text: String) -> String {
    let text = text.utf8.contains(UInt8(ascii: "<")) ? HTMLText(text).text : text
    return BrokenLines(markdown(entities(text).trimmed)).text
  }

  /// Whether the text behind a `<` is that of a tag, a comment or a declaration: `x < 3` has none.
  private static func beginsTag(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let first = text.first else { return false }
    return first.isASCII && (first.properties.isAlphabetic || "/!?".unicodeScalars.contains(first))
  }

  /// A text as Markdown, in which what looks like HTML, or like the address of a link, stays text.
  private static func markdown(_ text: String) -> String {
    guard text.utf8.contains(where: { "<&[".utf8.contains($0) }) else { return text }
    var result = ""
    let scalars = text.unicodeScalars
    var isFirst = true
    for (index, scalar) in zip(scalars.indices, scalars) {
      let rest = scalars[index...].dropFirst()
      if scalar == "<" && beginsTag(rest) || scalar == "&" && beginsReference(rest)
        || scalar == "[" && isFirst && beginsDefinition(rest)
      {
        // A backslash of the text would be what keeps this one as text.
        let isEscaped = result.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
        result += isEscaped ? "\\\\" : "\\"
      }
      result.unicodeScalars.append(scalar)
      isFirst = scalar == "\n" || BrokenLines.isSeparator(scalar) || isFirst && scalar == " "
    }
    return result
  }

  /// Whether the text behind a `[` at the beginning of a line makes it the address of a link, as in `[1]: https://example.org`, which is not shown.
  private static func beginsDefinition(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let end = text.prefix(1000).firstIndex(of: "]") else { return false }
    return text[text.index(after: end)...].first == ":"
  }

  /// Whether the text behind an `&` makes it a reference to a character, as in `&amp;`.
  private static func beginsReference(_ text: Substring.UnicodeScalarView) -> Bool {
    let isName = { (scalar: Unicode.Scalar) in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    return text.drop { $0 == "#" }.first { !isName($0) } == ";"
  }

  /// The characters that HTML's entities stand for. A space that keeps a line together is like any other.
  static func entities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let plain = text.replacing("&nbsp;", with: " ")
    return String(decoding: CharacterReferences.resolved(in: Array(plain.utf8)), as: UTF8.self)
  }

  /// The texts of a list with the characters that HTML's entities stand for.
  static func listedEntities(_ text: String) -> String { ListText.joined(ListText.texts(text).map(entities)) }

  /// A title and its series: `Mort (Discworld, #4)` is `Mort` of `Discworld, #4`.
  static func seriesTitle(_ text: String) -> (title: String, series: String) {
    guard text.hasSuffix(")"), let open = lastOpenBracket(in: text), open > text.startIndex else { return (text, "") }
    let series = text[text.index(after: open)...].dropLast()
    guard series.contains("#") else { return (text, "") }
    return (String(text[..<open]).trimmed, String(series))
  }

  /// Where the bracket opens that the end of a text closes; there may be others within it.
  private static func lastOpenBracket(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == ")" { depth += 1 }
      if text[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `Hobbit, The` as `The Hobbit`.
  static func articleFirst(_ title: String) -> String {
    guard let comma = title.lastIndex(of: ",") else { return title }
    let article = String(title[title.index(after: comma)...]).trimmed
    let known = ["The", "A", "An", "Der", "Die", "Das", "Le", "La", "Les", "El", "Il", "L'"]
    guard known.contains(article) else { return title }
    return article + (article.hasSuffix("'") ? "" : " ") + title[..<comma]
  }

  /// `Nirvana (2), Foo (3) & Bar` as `Nirvana, Foo & Bar`: the numbers only tell artists of one name apart.
  static func artists(_ text: String) -> String {
    text.replacing(/(\S) \([0-9]+\)(?=$|,| )/) { $0.1 }
  }

  /// A year, of which 0 stands for none. What is more than digits, such as `1762?`, stays as it is.
  static func year(_ text: String) -> String {
    let text = unbracketed(text)
    return text.allSatisfy { $0 == "0" } ? "" : text
  }
}
