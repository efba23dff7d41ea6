private import Characters

/// The addresses of links and pictures in tags: what `href`, `src` and `poster` say.
struct HTMLAddresses {
  // It takes longer to make than most tags to read, and few need it.
  private lazy var attribute =
    /\s(?:href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/.ignoresCase()
  /// How long a tag is looked at.
  private static let longestTag = 4_000

  /// Whether a tag begins an element and has something like one of the attributes in it.
  static func mayBe(in tag: HTMLTag) -> Bool {
    if tag.isEnd || tag.bytes.count >= longestTag { return false }
    let small = tag.bytes.map { $0 | 0x20 }
    return ["href", "src", "poster"].contains { small[...].offset(of: Array($0.utf8)) != nil }
  }

  mutating func all(in tag: HTMLTag) -> [String] {
    if !Self.mayBe(in: tag) { return [] }
    return String(decoding: tag.bytes, as: UTF8.self).matches(of: attribute).map { match in
      let value = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
      return String(decoding: CharacterReferences.resolved(in: Array(value.utf8)), as: UTF8.self)
    }
  }
}
