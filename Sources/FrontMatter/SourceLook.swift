/// A byte of a YAML document with its surroundings, for explaining an error there.
struct SourceLook {
  let bytes: [UInt8]
  let document: Range<Int>
  let offset: Int

  func at(_ offset: Int) -> SourceLook {
    SourceLook(bytes: bytes, document: document, offset: offset)
  }

  /// The byte here, or a line feed at the end of the document.
  var byte: UInt8 {
    document.contains(offset) ? bytes[offset] : UInt8(ascii: "\n")
  }

  /// The character here, as a person sees it.
  var character: String {
    document.contains(offset)
      ? String(decoding: bytes[offset..<document.upperBound].prefix(16), as: UTF8.self).first.map(String.init) ?? ""
      : ""
  }

  /// The last byte before this place that is neither blank nor line break.
  var byteBefore: UInt8? {
    bytes[document.lowerBound..<min(offset, document.upperBound)].last { !isBlank($0) && !isLineBreak($0) }
  }

  /// The text of the line from here on, at most 200 bytes of it.
  var line: String {
    String(decoding: bytes[offset..<document.upperBound].prefix(200).prefix { !isLineBreak($0) }, as: UTF8.self)
  }

  /// Whether a comment may begin between an earlier place and this one: a `#` behind a blank, a bracket or a comma.
  func holdsComment(from start: Int) -> Bool {
    bytes[start..<max(start, min(offset, document.upperBound))].indices.dropFirst().contains { place in
      let before = bytes[place - 1]
      return bytes[place] == UInt8(ascii: "#") && (isBlank(before) || "[{,".utf8.contains(before))
    }
  }

  /// The first byte on this line that is no space.
  var lineContent: SourceLook {
    var start = min(offset, document.upperBound)
    while start > document.lowerBound, !isLineBreak(bytes[start - 1]) { start -= 1 }
    while start < document.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
    return at(start)
  }

  /// Whether the line has a key with its colon before this place.
  var lineBeforeHasColon: Bool {
    let before = bytes[lineContent.offset..<max(offset, lineContent.offset)]
    return zip(before, before.dropFirst()).contains { $0 == UInt8(ascii: ":") && isBlank($1) }
  }

  /// Whether U+0085, U+2028 or U+2029 precedes this place, which are line breaks in YAML and in no editor.
  var followsUnseenLineBreak: Bool {
    let before = bytes[document.lowerBound..<min(offset, document.upperBound)].suffix(8).filter { !isBlank($0) }
    return [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]].contains { before.suffix($0.count) == $0[...] }
  }

  /// Whether the digits here are those of one half of a pair of escapes that together are a character.
  var isHalfOfPair: Bool {
    guard let unit = UInt32(line.prefix(4), radix: 16) else { return false }
    return (0xD800..<0xE000).contains(unit)
  }

  var isAtEndOfLine: Bool { isLineBreak(byte) }

  func isFollowedByLineBreak(before end: Int) -> Bool {
    bytes[offset..<max(offset, min(end, document.upperBound))].contains(where: isLineBreak)
  }
}
