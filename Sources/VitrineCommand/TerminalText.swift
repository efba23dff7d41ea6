/// Text as it can be shown on a terminal, in one line.
enum TerminalText {
  /// The text without what could steer the terminal or turn the line round: spaces for tabs and line ends, escapes such as `\u{1B}` for other controls.
  static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if !isUnsafe(scalar) {
        safe.unicodeScalars.append(scalar)
      } else if scalar.properties.isWhitespace {
        safe.append(" ")
      } else {
        safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return safe
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    // Overrides and isolates of writing direction.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default:
      [.control, .lineSeparator, .paragraphSeparator, .surrogate].contains(scalar.properties.generalCategory)
    }
  }
}
