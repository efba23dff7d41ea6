private import Characters

/// The addresses of links and pictures in HTML, which is copied as it is.
enum HTMLAddresses {
  /// How long a tag is looked at.
  private static let longestTag = 4_000

  /// The values of `href`, `src` and `poster`, and how many lines are before their tags. Comments are passed over.
  static func all(in html: String) -> [(address: String, line: Int)] {
    let attribute = /\s(?:href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/.ignoresCase()
    var found: [(String, Int)] = []
    var (rest, line) = (Array(html.utf8)[...], 0)
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      line += lineBreaks(in: rest[..<open])
      rest = rest[open...]
      let isComment = rest.starts(with: "<!--".utf8)
      let mark = Array((isComment ? "-->" : ">").utf8)
      guard let end = rest.offset(of: mark) else { break }
      let tag = rest.prefix(end + mark.count)
      if !isComment, tag.count < longestTag, let first = tag.dropFirst().first, first != UInt8(ascii: "/") {
        for match in String(decoding: tag, as: UTF8.self).matches(of: attribute) {
          let value = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
          found.append((String(decoding: CharacterReferences.resolved(in: Array(value.utf8)), as: UTF8.self), line))
        }
      }
      line += lineBreaks(in: tag)
      rest = rest[tag.endIndex...]
    }
    return found
  }

  private static func lineBreaks(in text: ArraySlice<UInt8>) -> Int { text.count { $0 == UInt8(ascii: "\n") } }
}
