private import Characters

/// Several texts in one cell or on one line: `; ` between, and a backslash before a semicolon or a backslash that belongs to a text.
package enum ListText {
  package static func joined(_ texts: [String]) -> String {
    texts.map(escaped).joined(separator: "; ")
  }

  private static func escaped(_ text: String) -> String {
    let needsEscape = text.utf8.contains { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\\") }
    let result = needsEscape ? text.escaping(["\\": "\\\\", ";": "\\;"]) : text
    // A blank at the start of a text would be lost after the separator.
    return text.utf8.first == UInt8(ascii: " ") ? "\\" + result : result
  }

  /// Whether a cell has a semicolon with a backslash before it, which is part of a text.
  package static func hasEscapedSeparator(_ cell: String) -> Bool {
    var previous: UInt8?
    for byte in cell.utf8 {
      if byte == UInt8(ascii: ";"), previous == UInt8(ascii: "\\") { return true }
      previous = byte
    }
    return false
  }

  /// The texts of a cell. Before another character, a backslash is a character itself.
  package static func texts(_ cell: String) -> [String] {
    var texts = [""]
    var isEscaped = false
    var isStart = true
    func add(_ character: Unicode.Scalar) { texts[texts.count - 1].unicodeScalars.append(character) }
    // A combining mark at the start of a text is one character with what separates it from the text before.
    for character in cell.unicodeScalars {
      if isEscaped {
        if !"; \\".unicodeScalars.contains(character) { add("\\") }
        add(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        texts.append("")
        isStart = true
        continue
      } else if !(isStart && character == " ") {
        add(character)
      }
      isStart = false
    }
    if isEscaped { add("\\") }
    return texts.filter { !$0.isEmpty }
  }
}

/// Lines that a person sees and types, in which white space around texts means nothing.
extension ListText {
  package static func line(of texts: [String]) -> String { joined(texts.map(trimmed)) }

  /// The texts of a line, without line breaks, which no line has.
  package static func texts(ofLine line: String) -> [String] {
    let line = String(decoding: line.utf8.filter { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    return texts(line).map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
