/// Several texts in one cell: `; ` between, and a backslash before a semicolon or a backslash that belongs to a text.
package enum ListText {
  package static func joined(_ texts: [String]) -> String {
    texts.map(escaped).joined(separator: "; ")
  }

  private static func escaped(_ text: String) -> String {
    var result = text
    if text.utf8.contains(where: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\\") }) {
      result = text.replacing("\\", with: "\\\\").replacing(";", with: "\\;")
    }
    // A blank at the start of a text would be lost after the separator.
    return result.hasPrefix(" ") ? "\\" + result : result
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

  package static func texts(_ cell: String) -> [String] {
    var texts: [String] = []
    var text = ""
    var isEscaped = false
    var isStart = true
    for character in cell {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        texts.append(text)
        text = ""
        isStart = true
        continue
      } else if !(isStart && character == " ") {
        text.append(character)
      }
      isStart = false
    }
    texts.append(text)
    return texts.filter { !$0.isEmpty }
  }
}
