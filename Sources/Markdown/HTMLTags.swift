private import Characters

/// The tags of HTML, which is copied as it is.
enum HTMLTags {
  /// The tags, and how many lines are before each. Comments are passed over.
  static func all(in html: String) -> [(tag: ArraySlice<UInt8>, line: Int)] {
    var found: [(ArraySlice<UInt8>, Int)] = []
    var (rest, line) = (Array(html.utf8)[...], 0)
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      line += lineBreaks(in: rest[..<open])
      rest = rest[open...]
      let isComment = rest.starts(with: "<!--".utf8)
      guard let end = rest.offset(of: Array((isComment ? "-->" : ">").utf8)) else { break }
      let tag = rest.prefix(end + (isComment ? 3 : 1))
      if !isComment { found.append((tag, line)) }
      line += lineBreaks(in: tag)
      rest = rest[tag.endIndex...]
    }
    return found
  }

  private static func lineBreaks(in text: ArraySlice<UInt8>) -> Int { text.count { $0 == UInt8(ascii: "\n") } }

  /// The name of the element that a tag begins or ends, in small letters.
  static func name(of tag: ArraySlice<UInt8>) -> (name: String, isEnd: Bool) {
    let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
    let name = tag.dropFirst(isEnd ? 2 : 1).prefix(12).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return (String(decoding: name.map { $0 | 0x20 }, as: UTF8.self), isEnd)
  }
}

/// The addresses of links and pictures in HTML.
enum HTMLAddresses {
  /// How long a tag is looked at.
  private static let longestTag = 4_000

  /// The values of `href`, `src` and `poster`, and how many lines are before their tags.
  static func all(in tags: [(tag: ArraySlice<UInt8>, line: Int)]) -> [(address: String, line: Int)] {
    // It takes longer to make than most tags to read, and few need it.
    lazy var attribute = /\s(?:href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/.ignoresCase()
    return tags.filter { $0.tag.count < longestTag && mayHaveAddress($0.tag) }.flatMap { tag, line in
      String(decoding: tag, as: UTF8.self).matches(of: attribute).map { match in
        let value = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
        return (String(decoding: CharacterReferences.resolved(in: Array(value.utf8)), as: UTF8.self), line)
      }
    }
  }

  /// Whether a tag begins an element and has something like one of the attributes in it.
  private static func mayHaveAddress(_ tag: ArraySlice<UInt8>) -> Bool {
    if tag.dropFirst().first == UInt8(ascii: "/") { return false }
    let small = tag.map { $0 | 0x20 }
    return ["href", "src", "poster"].contains { small[...].offset(of: Array($0.utf8)) != nil }
  }
}

/// An element in notes in which browsers show no tags, or nothing at all: one that is never closed takes the rest of the page.
struct OpenElement {
  private(set) var name: String?
  var line = 0

  private static let names: Set = [
    "audio", "canvas", "iframe", "noembed", "noframes", "noscript", "plaintext", "script", "select", "style",
    "template", "textarea", "title", "video", "xmp",
  ]

  /// Reads the tags of HTML. A block that begins with a script or a style is looked at elsewhere.
  ///
  /// - Parameter line: The line on which the HTML begins.
  mutating func read(_ tags: [(tag: ArraySlice<UInt8>, line: Int)], from line: Int, isBlock: Bool) {
    for (tag, before) in tags {
      let (name, isEnd) = HTMLTags.name(of: tag)
      if let open = self.name {
        if isEnd, name == open { self.name = nil }
      } else if !isEnd, Self.names.contains(name), !isBlock || !["script", "style"].contains(name) {
        (self.name, self.line) = (name, line + before)
      }
    }
  }
}
