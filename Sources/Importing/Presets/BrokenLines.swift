/// A text with Markdown's line breaks for the separators that `HTMLText` leaves: U+2028, and U+2029 in the items of lists.
///
/// Lines that begin as lists, headings, quotations and the like do in Markdown are none of a paragraph, and an empty line keeps them apart from one.
struct BrokenLines {
  private(set) var text = ""

  private enum Kind {
    case blank, paragraph, item, quotation, other
  }

  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2028}" || scalar == "\u{2029}" }

  init(_ separated: String) {
    var rest = separated.unicodeScalars[...]
    var last: Kind?
    // That of the text of the item above.
    var indentation = 0
    while last == nil || !rest.isEmpty {
      let separator = last == nil ? nil : rest.popFirst()
      let part = rest.prefix { !Self.isSeparator($0) }
      rest = rest[part.endIndex...]
      let words = part.drop { $0.properties.isWhitespace && $0 != "\n" }
      let isInItem = separator == "\u{2029}"
      if let last {
        while text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
        let first = Self.kind(of: words.prefix { $0 != "\n" })
        text += isInItem ? Self.breakInItem(last, first, indentation) : Self.lineBreak(last, first)
      }
      text += String(words)
      let line = words.split(separator: "\n", omittingEmptySubsequences: false).last ?? words
      last = Self.kind(of: line)
      if !isInItem || words.contains("\n") {
        indentation = last == .item ? line.prefix { $0 == " " }.count + 2 : 0
      }
    }
  }

  private static func lineBreak(_ last: Kind, _ first: Kind) -> String {
    if last == .blank || first == .blank { return "\n" }
    if last != first || first == .other { return "\n\n" }
    return first == .paragraph ? "\\\n" : "\n"
  }

  private static func breakInItem(_ last: Kind, _ first: Kind, _ indentation: Int) -> String {
    if first == .blank { return "\n" }
    let isOfParagraph = first == .paragraph && last != .blank
    return (isOfParagraph ? "\\\n" : "\n") + String(repeating: " ", count: indentation)
  }

  private static func kind(of line: Substring.UnicodeScalarView) -> Kind {
    let line = Substring(line.drop(while: \.properties.isWhitespace))
    if line.isEmpty { return .blank }
    if line.starts(with: /[-+*](\s|$)|[0-9]{1,9}[.)](\s|$)/) {
      return line.starts(with: /([-*]\s*){3,}$/) ? .other : .item
    }
    if line.hasPrefix(">") { return .quotation }
    return line.starts(with: /#{1,6}(\s|$)|(-\s*)+$|(_\s*){3,}$|(\*\s*){3,}$|=+\s*$|`{3}|~{3}/) ? .other : .paragraph
  }
}
