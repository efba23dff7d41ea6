extension ShownMarkup {
  /// Links and pictures as wikis have them.
  static func bracketed(in text: ArraySlice<UInt8>) -> [Candidate] {
    let starts = places(of: "[[", in: text)
    if starts.isEmpty { return [] }
    let defined = Set(DefinitionLine.all(in: text).map { text[$0.label] })
    return starts.compactMap { start in
      let line = line(from: start + 2, in: text)
      let label = line.prefix { !"[]".utf8.contains($0) }
      let behind = line[label.endIndex...]
      guard behind.starts(with: "]]".utf8),
        !["(", "[", ":"].contains(where: { behind.dropFirst(2).starts(with: $0.utf8) }),
        isName(label, in: text), !defined.contains(label)
      else { return nil }
      let isPicture = isPicture(start, in: text)
      let place = isPicture ? start - 1 : start
      return (ShownMarkup(form: isPicture ? .bracketedPicture : .bracketedLink, start: place), place..<place)
    }
  }

  /// Whether what is in double brackets is a name, as in `[[1984]]`, and neither the number of a source, as in `[[12]]`, nor code, as in
  /// `[[1, 2]]` and `x[[100]]`.
  private static func isName(_ label: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Bool {
    let characters = String(decoding: label, as: UTF8.self)
    if characters.contains(where: \.isLetter) { return true }
    let before = Character(UnicodeScalar(text[..<(label.startIndex - 2)].last ?? 0))
    let isIndex = before.isASCII && (before.isLetter || before.isNumber)
    return characters.count > 2 && characters.contains(where: \.isNumber) && !characters.contains(",") && !isIndex
  }

  /// Links and pictures whose addresses have spaces in them, which ends addresses without angle brackets.
  static func spaced(in text: ArraySlice<UInt8>) -> [Candidate] {
    // It takes longer to make than most notes to read, and few need it.
    lazy var file = /.+\.[A-Za-z][A-Za-z0-9]{1,4}(#.*)?( +"[^"]*")?|[A-Za-z][A-Za-z0-9+.-]*:\/\/.+/
    return places(of: "](", in: text).compactMap { end in
      guard let address = address(in: line(from: end + 2, in: text))?.drop(while: { $0 == UInt8(ascii: " ") }),
        address.contains(UInt8(ascii: " ")), address.first != UInt8(ascii: "<"),
        let start = opening(of: end, in: text), !isEscaped(start, in: text)
      else { return nil }
      let mark = address.startIndex..<address.startIndex
      if isPicture(start, in: text) { return (ShownMarkup(form: .spacedPicture, start: start - 1), mark) }
      guard String(decoding: address, as: UTF8.self).wholeMatch(of: file) != nil else { return nil }
      return (ShownMarkup(form: .spacedLink, start: start), mark)
    }
  }

  /// What a text begins with, up to the parenthesis that closes it; without one, all of a line that is not longer than what is looked at.
  private static func address(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      guard text[index] == UInt8(ascii: ")") else { continue }
      if depth == 0 { return text[..<index] }
      depth -= 1
    }
    return text.count < longest ? text : nil
  }

  /// The bracket that the one at a place closes.
  static func opening(of end: Int, in text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in text[..<end].suffix(longest).indices.reversed() {
      if text[index] == UInt8(ascii: "]") { depth += 1 }
      guard text[index] == UInt8(ascii: "[") else { continue }
      if depth == 0 { return index }
      depth -= 1
    }
    return nil
  }

  /// Whether a bracket has the mark of a picture before it.
  private static func isPicture(_ bracket: Int, in text: ArraySlice<UInt8>) -> Bool {
    bracket > text.startIndex && text[bracket - 1] == UInt8(ascii: "!") && !isEscaped(bracket - 1, in: text)
  }
}
