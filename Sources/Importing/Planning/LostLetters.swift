/// Letters that a program has replaced by question marks, because the encoding of the file that it saved does not have them.
enum LostLetters {
  /// Whether a text is another one in which question marks stand for letters outside ASCII: `?ódź` for `Łódź`.
  static func isCopy(_ text: String, of original: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "?")), text != original else { return false }
    var (rest, isReplaced) = (text.unicodeScalars.filter { $0 != "\r" }[...], false)
    for scalar in original.unicodeScalars where scalar != "\r" {
      guard let first = rest.first else { return false }
      if first != scalar {
        // Of some letters, programs write the nearest that the encoding has.
        guard !scalar.isASCII, first == "?" || first.properties.isAlphabetic else { return false }
        isReplaced = isReplaced || first == "?"
        // Some characters are two units in the program.
        if first == "?", scalar.utf16.count == 2, rest.dropFirst().first == "?" { rest.removeFirst() }
      }
      rest.removeFirst()
    }
    return isReplaced && rest.isEmpty
  }
}
