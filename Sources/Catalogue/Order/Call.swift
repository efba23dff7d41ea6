/// A word with arguments in parentheses, as in `index(make)` or `range(price, 0, 10, 100)`.
struct Call {
  let name: String
  let arguments: [String]

  /// The call that `text` writes; a word without parentheses has no arguments. Nil if parentheses are missing or something follows them.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "(") else {
      guard !text.contains(")") else { return nil }
      (name, arguments) = (Self.trimmed(text[...]), [])
      return
    }
    guard text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    guard !inside.contains(where: { "()".contains($0) }) else { return nil }
    name = Self.trimmed(text[..<open])
    arguments = inside.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
