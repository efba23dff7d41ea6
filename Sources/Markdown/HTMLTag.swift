private import Characters

/// A tag of HTML that is copied as it is.
struct HTMLTag {
  /// From its `<` to its `>`.
  let bytes: ArraySlice<UInt8>
  /// How many lines are before it.
  let line: Int

  /// Whether it ends an element.
  var isEnd: Bool { bytes.dropFirst().first == UInt8(ascii: "/") }

  /// The name of its element, in small letters.
  var name: String {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let name = bytes.dropFirst(isEnd ? 2 : 1).prefix { letters.contains($0 | 0x20) }
    return String(decoding: name.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// The tags of HTML. Comments are passed over.
  static func all(in html: String) -> [HTMLTag] {
    var found: [HTMLTag] = []
    var (rest, line) = (Array(html.utf8)[...], 0)
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      line += lineBreaks(in: rest[..<open])
      rest = rest[open...]
      let isComment = rest.starts(with: "<!--".utf8)
      let mark = Array((isComment ? "-->" : ">").utf8)
      guard let end = rest.offset(of: mark) else { break }
      let tag = HTMLTag(bytes: rest.prefix(end + mark.count), line: line)
      if !isComment { found.append(tag) }
      line += lineBreaks(in: tag.bytes)
      rest = rest[tag.bytes.endIndex...]
    }
    return found
  }

  private static func lineBreaks(in text: ArraySlice<UInt8>) -> Int { text.count { $0 == UInt8(ascii: "\n") } }
}
