/// One article, ready to be looked for at the start of a name.
struct Article: Sendable {
  /// Each letter in lower and in upper case.
  private let letters: [(lower: Unicode.Scalar, upper: Unicode.Scalar)]
  /// Whether it is joined to its noun by an apostrophe or a hyphen, and not by a space.
  private let isJoined: Bool

  /// An article in lower case, its apostrophe written `'`.
  init(_ text: String) {
    letters = text.unicodeScalars.map { ($0, Article.singleUpperCase(of: $0)) }
    isJoined = text.hasSuffix("'") || text.hasSuffix("-")
  }

  /// The first bytes of names that may begin with the article.
  var firstBytes: [UInt8] {
    guard let first = letters.first else { return [] }
    let spellings = first.lower == "'" ? Article.apostrophes : [first.lower, first.upper]
    return spellings.compactMap { UTF8.encode($0)?.first }
  }

  /// The offset behind the article, if the name has it at `start` with a word to follow.
  func end(in name: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    for letter in letters {
      guard offset < name.count else { return nil }
      let scalar = name.scalar(at: offset)
      guard Article.isSame(scalar, as: letter) else { return nil }
      offset += UTF8.width(scalar)
    }
    guard offset < name.count, isJoined || name.scalar(at: offset).properties.isWhitespace else { return nil }
    return offset
  }
}

extension Article {
  private static let apostrophes: [Unicode.Scalar] = ["'", "’", "ʼ", "＇"]

  private static func isSame(
    _ scalar: Unicode.Scalar, as letter: (lower: Unicode.Scalar, upper: Unicode.Scalar)
  ) -> Bool {
    scalar == letter.lower || scalar == letter.upper || (letter.lower == "'" && apostrophes.contains(scalar))
  }

  private static func singleUpperCase(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? scalar : scalar
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at `offset` of valid UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let first = self[offset]
    if first < 0x80 { return Unicode.Scalar(first) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in self[(offset + 1)..<Swift.min(offset + length, count)] { value = value << 6 | UInt32(next & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
