/// What becomes of tabs and line ends, which a text on one line cannot have.
package enum ShownBlanks {
  case escaped, asSpaces
}

/// Text from content as messages and terminals can show it: on one line, and without characters that steer.
///
/// Control characters, line and paragraph separators, the marks that turn the direction of what follows, and code points that are no characters are written
/// as `\u{1B}`.
package func printable(_ text: String, blanks: ShownBlanks = .escaped) -> String {
  if text.unicodeScalars.allSatisfy(isPrintable) { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if isPrintable(scalar) {
      shown.unicodeScalars.append(scalar)
    } else if blanks == .asSpaces, scalar.properties.isWhitespace {
      shown.append(" ")
    } else {
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  return shown
}

private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E: true
  case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: false
  default: scalar.value & 0xFFFE != 0xFFFE
  }
}
