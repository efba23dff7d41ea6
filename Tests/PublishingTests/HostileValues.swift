import TestSupport

/// Values that end elements, attributes, comments and addresses where they are not escaped.
struct HostileValues {
  private var random: SeededGenerator

  private static let pieces = [
    "<", ">", "\"", "'", "&", "`", "=", "<script>alert(1)</script>", "</title>", "</textarea>", "</style>", "<!--",
    "-->",
    "]]>", "\" onload=\"x", "' onload='x", " onload=x ", "&lt;", "&#60;", "&quot;", "}}", "{", "}", "%3C", "%22", "%00",
    "é",
    "\u{202E}", "漢", "\\", "#", "?", " ", "a", "</bdi>", "</dl>", "</a>", "<img src=x onerror=y>", "javascript:",
    "data:text/html,", "\u{FFFD}", "\u{2028}", "\u{A0}", "\u{301}", "\"\u{301} onload=x ", "<\u{301}", "//", "\n",
    "<?php", "<%", "@import", "url(", ";}",
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func text() -> String {
    (0..<Int.random(in: 1...9, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
  }

  /// What can be in a name of a file: no slash, no colon, no backslash, no line break.
  mutating func fileName() -> String {
    String(String(text().unicodeScalars.filter { !"/:\\\n\u{2028}".unicodeScalars.contains($0) }).prefix(60))
  }

  /// What can be in an address: no blank.
  mutating func address() -> String {
    String(text().unicodeScalars.filter { !$0.properties.isWhitespace })
  }
}
