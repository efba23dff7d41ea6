/// The texts of a list on one line: semicolons between them, and a backslash before a semicolon or a backslash that belongs to a text.
package enum TextList {
  package static func joined(_ texts: [String]) -> String {
    texts.map { $0.replacing("\\", with: "\\\\").replacing(";", with: "\\;") }.joined(separator: "; ")
  }

  /// The texts, without white space around them, without line breaks, which no line has, and without empty ones.
  package static func split(_ line: String) -> [String] {
    var texts = [""]
    var isEscaped = false
    for character in String(decoding: line.utf8.filter { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self) {
      if isEscaped {
        if character != ";", character != "\\" { texts[texts.count - 1].append("\\") }
        texts[texts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        texts.append("")
      } else {
        texts[texts.count - 1].append(character)
      }
    }
    if isEscaped { texts[texts.count - 1].append("\\") }
    return texts.map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}
