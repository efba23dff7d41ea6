/// The texts of a list on one line: semicolons between them, and a backslash before a semicolon or a backslash that belongs to a text.
enum TextList {
  static func joined(_ texts: [String]) -> String {
    texts.map { $0.replacing("\\", with: "\\\\").replacing(";", with: "\\;") }.joined(separator: "; ")
  }

  /// The texts, without white space around them, without line breaks, which no line has, and without empty ones.
  static func split(_ line: String) -> [String] {
    var texts = [""]
    var isEscaped = false
    for character in line.withoutLineBreaks {
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
    return texts.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }
}
