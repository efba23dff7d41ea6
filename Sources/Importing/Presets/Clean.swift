import Catalogue

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

  /// The first number with the form of an ISBN; calibre drops the X of an ISBN-10.
  static func isbn(_ texts: [String]) -> String {
    let numbers = texts.flatMap { unbracketed($0).split { ", ".contains($0) } }.map(String.init)
    let valid = numbers.filter { ISBN.finding(in: $0) == nil }
    if let long = valid.first(where: { $0.filter(\.isNumber).count == 13 }) ?? valid.first { return long }
    if let short = numbers.first(where: { $0.count == 9 && ISBN.finding(in: $0 + "X") == nil }) { return short + "X" }
    return numbers.first ?? ""
  }

  /// The first author and others, as a list.
  static func people(_ texts: [String], separator: Character) -> String {
    let others = texts.dropFirst().flatMap { $0.split(separator: separator) }.map { String($0).trimmed }
    return ListText.joined((texts.prefix(1) + others).filter { !$0.isEmpty })
  }

  /// Texts with a separator between, as a list.
  static func list(_ separators: [Character]) -> @Sendable (String) -> String {
    { text in
      ListText.joined(text.split { separators.contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty })
    }
  }

  /// Notes with line breaks where HTML has them, and without its other tags.
  static func notes(_ text: String) -> String {
    var result = text
    for mark in ["<br/>", "<br />", "<br>"] { result = result.replacing(mark, with: "\n") }
    for mark in ["</p>", "</div>"] { result = result.replacing(mark, with: "\n\n") }
    var plain = ""
    var isTag = false
    for (index, character) in zip(result.indices, result) {
      switch character {
      case "<" where !isTag && beginsTag(result[result.index(after: index)...]): isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { plain.append(character) }
      }
    }
    return entities(isTag ? result : plain).trimmed
  }

  /// Whether the text behind a `<` is that of a tag or a comment: `x < 3` has none.
  private static func beginsTag(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    return first.isASCII && (first.isLetter || first == "/" || first == "!")
  }

  /// The characters that HTML's entities stand for.
  static func entities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = text
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
    ] {
      result = result.replacing(entity, with: character)
    }
    return result
  }

  /// The texts of a list with the characters that HTML's entities stand for.
  static func listedEntities(_ text: String) -> String { ListText.joined(ListText.texts(text).map(entities)) }

  /// A title and its series: `Mort (Discworld, #4)` is `Mort` of `Discworld, #4`.
  static func seriesTitle(_ text: String) -> (title: String, series: String) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex else { return (text, "") }
    let series = text[text.index(after: open)...].dropLast()
    guard series.contains("#") else { return (text, "") }
    return (String(text[..<open]).trimmed, String(series))
  }

  /// `Hobbit, The` as `The Hobbit`.
  static func articleFirst(_ title: String) -> String {
    guard let comma = title.lastIndex(of: ",") else { return title }
    let article = String(title[title.index(after: comma)...]).trimmed
    let known = ["The", "A", "An", "Der", "Die", "Das", "Le", "La", "Les", "El", "Il", "L'"]
    guard known.contains(article) else { return title }
    return article + (article.hasSuffix("'") ? "" : " ") + title[..<comma]
  }

  /// `Nirvana (2), Foo (3)` as `Nirvana, Foo`: the numbers only tell artists of one name apart.
  static func artists(_ text: String) -> String {
    text.split(separator: ", ", omittingEmptySubsequences: false).map { artist(String($0)) }.joined(separator: ", ")
  }

  private static func artist(_ text: String) -> String {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex,
      Int(text[text.index(after: open)...].dropLast()) != nil
    else { return text }
    return String(text[..<open]).trimmed
  }

  /// A year, of which 0 stands for none. What is more than digits, such as `1762?`, stays as it is.
  static func year(_ text: String) -> String {
    let text = unbracketed(text)
    return text.allSatisfy { $0 == "0" } ? "" : text
  }
}
