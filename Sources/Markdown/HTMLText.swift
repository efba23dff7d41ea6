private import Characters

/// The text of HTML, for what shows no HTML.
enum HTMLText {
  /// Elements whose content is not shown.
  private static let hidden: Set = ["script", "style", "template", "noscript"]
  /// Elements that begin and end lines.
  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "br", "caption", "dd", "details", "div", "dl", "dt", "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p",
    "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]
  private static let cells: Set = ["td", "th"]

  /// The lines of HTML that show something.
  static func paragraphs(of html: String) -> [String] {
    var text = ""
    var rest = html[...]
    var hiddenBy: String?
    while let open = rest.firstIndex(of: "<") {
      if hiddenBy == nil { text += rest[..<open] }
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let isEnd = tag.first == "/"
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if let hidden = hiddenBy {
        if isEnd, name == hidden { hiddenBy = nil }
      } else if Self.hidden.contains(name) {
        if !isEnd { hiddenBy = name }
      } else if blocks.contains(name) {
        text += "\n"
      } else if cells.contains(name) {
        text += "  "
      }
    }
    if hiddenBy == nil, rest.first != "<" { text += rest }
    let resolved = String(decoding: CharacterReferences.resolved(in: Array(text.utf8)), as: UTF8.self)
    return resolved.split(whereSeparator: \.isNewline).map { line in
      line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// The name of the element that a tag hides what follows of; nil of another tag.
  static func hiding(_ tag: String) -> String? {
    guard tag.hasPrefix("<"), !tag.hasPrefix("</") else { return nil }
    let name = tag.dropFirst().prefix { $0.isLetter }.lowercased()
    return hidden.contains(name) ? name : nil
  }
}
