import ICUShim

/// How many cells of a terminal a text takes: two for an East Asian wide character or an emoji, none for what combines
/// with the character before it or cannot be seen.
package func displayWidth(of text: String) -> Int {
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
  var cells = 0
  for character in text { cells += width(of: character) }
  return cells
}

private func width(of character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
  guard let base = character.unicodeScalars.first else { return 0 }
  if icu_is_wide(base.value) || isShownAsEmoji(character) { return 2 }
  switch base.properties.generalCategory {
  case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
  default: return 1
  }
}

/// Whether a character that may be text or picture is the picture: a flag, or one that U+FE0F asks for.
private func isShownAsEmoji(_ character: Character) -> Bool {
  character.unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || (0x1F1E6...0x1F1FF).contains($0.value) }
}
