/// A text as part of an address: lower case, its letters and digits in any script, and one `-` between its words.
///
/// Apostrophes go without leaving a gap. Empty if the text has neither letter nor digit.
package func slug(_ text: String) -> String {
  var slug = String.UnicodeScalarView()
  var isBetweenWords = false
  for scalar in nfc(text.lowercased()).unicodeScalars {
    switch kind(of: scalar, afterWord: !slug.isEmpty && !isBetweenWords) {
    case .apostrophe: continue
    case .other: isBetweenWords = true
    case .word:
      if isBetweenWords, !slug.isEmpty { slug.append("-") }
      isBetweenWords = false
      slug.append(scalar)
    }
  }
  return String(slug)
}

private enum ScalarKind {
  case word
  case apostrophe
  case other
}

/// Marks belong to the letter before them; without one they are nothing.
private func kind(of scalar: Unicode.Scalar, afterWord: Bool) -> ScalarKind {
  switch scalar {
  case "a"..."z", "0"..."9": return .word
  case "'", "’", "‘", "ʼ", "＇": return .apostrophe
  case "\0"..."\u{7F}": return .other
  default: break
  }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: return .word
  case .nonspacingMark, .spacingMark: return afterWord ? .word : .other
  default: return .other
  }
}
