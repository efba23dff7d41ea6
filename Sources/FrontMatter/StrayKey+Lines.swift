/// Reads single lines.
extension StrayKey {
  /// The key of a line that keeps an item from readers, whatever is around it: `"draft": yes`, `- Draft:yes`, `{deleted: 2024-05-01}`.
  ///
  /// - Parameter withAnyValue: Whether the line may give another value if it begins with the very key: `deleted: in May`.
  static func name(in line: Substring.UnicodeScalarView, withAnyValue: Bool) -> String? {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    if withAnyValue, let key = ["draft", "deleted"].first(where: { line.starts(with: $0.unicodeScalars) }),
      line.dropFirst(key.count).first(where: { !isBlank($0) }) == ":"
    {
      return key
    }
    // Four spaces make code.
    guard !line.starts(with: "    ".unicodeScalars), line.first != "\t" else { return nil }
    if line.first(where: { $0 != " " }) == "{", line.contains(",") {
      return line.split(separator: ",").lazy.compactMap { name(in: $0.drop { "{ ".unicodeScalars.contains($0) }) }.first
    }
    return name(in: line)
  }

  /// The key that a line begins with in its very letters, with a value that keeps an item from readers, whatever is behind a
  /// value that is no word of a sentence: `draft: yes`, `draft : yes`, `draft = true`, `deleted: 2014-03-05 (sold)`.
  static func plainName(in line: ArraySlice<UInt8>) -> String? {
    // Some programs have fields in brackets: `[draft:: yes]`.
    let line = line.drop { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
    guard let key = ["draft", "deleted"].first(where: { line.starts(with: $0.utf8) }),
      let separator = line.dropFirst(key.utf8.count).first(where: { !isBlank($0) }),
      separator == UInt8(ascii: ":") || separator == UInt8(ascii: "=")
    else { return nil }
    let text = Self.text(line)
    if let name = name(in: text) { return name }
    let beginning = /(draft|deleted)[ \t]*[:=] *(yes|true|[0-9]{4}-[0-9]{2}-[0-9]{2})\b/
    return Substring(text).prefixMatch(of: beginning).map { String($0.1) }
  }

  /// The key of a line, or of an entry in braces, with a value that keeps an item from readers.
  private static func name(in line: Substring.UnicodeScalarView) -> String? {
    let key = line.drop { !isLetter($0) }
    guard let colon = key.firstIndex(where: ":：=".unicodeScalars.contains) else { return nil }
    let word = key[..<colon]
    guard let end = word.lastIndex(where: isLetter), let name = WithholdingKey.resembling(Substring(word[...end])),
      hasValue(key[key.index(after: colon)...], of: name)
    else { return nil }
    return name
  }

  /// Whether a key has a value that keeps an item from readers, and nothing else is in the line but a comment.
  private static func hasValue(_ text: Substring.UnicodeScalarView, of name: String) -> Bool {
    let value = text.drop { !isLetter($0) && !isDigit($0) }
    let word = value.prefix { isLetter($0) || isDigit($0) }
    let rest = value[word.endIndex...].prefix { $0 != "#" }
    if ["yes", "true", "on", "y", "t", "1"].contains(String(Substring(word)).lowercased()) {
      return !rest.contains { isLetter($0) || isDigit($0) }
    }
    // A date, with or without a time.
    return name == "deleted" && word.count == 4 && word.allSatisfy(isDigit) && rest.first == "-"
      && !rest.contains { isLetter($0) && $0 != "T" && $0 != "Z" }
  }

  /// Whether a line is made of dashes, or of one other character that fences are made of by mistake.
  static func isFence(_ line: Substring.UnicodeScalarView) -> Bool {
    guard let first = line.first(where: { !WithholdingKey.isInvisible($0) }) else { return false }
    let isOther = ";*_=+".unicodeScalars.contains(first)
    guard isOther || MisplacedFence.isDash(first) else { return false }
    let marks = line.filter { !WithholdingKey.isInvisible($0) }
    if isOther { return marks.count >= 3 && marks.allSatisfy { $0 == first } }
    return marks.allSatisfy(MisplacedFence.isDash) && marks.count != 2 && String(String.UnicodeScalarView(marks)) != "-"
  }

  static func isOfKeys(_ line: Substring.UnicodeScalarView) -> Bool {
    switch line.first {
    case "{", "}": true
    case _ where MisplacedFence.isBelowKey(line): true
    // Beside a key that keeps the item from readers, keys need no space behind their colons, and may have any characters in them.
    default: name(in: line, withAnyValue: false) != nil || line.dropFirst().contains { $0 == ":" || $0 == "=" }
    }
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
}
