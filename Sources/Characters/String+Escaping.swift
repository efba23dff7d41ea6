extension String {
  /// The text with other texts in the place of some characters of ASCII, also where a combining mark follows: `replacing` takes the two for
  /// one other character.
  package func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { escapes[$0] != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escapes[scalar] {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
