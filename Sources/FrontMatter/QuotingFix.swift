import Diagnostics

/// Puts quotation marks around the value of a line that is `key: value`, because YAML would take a part of it for more than text.
enum QuotingFix {
  /// The fix for the line on which `offset` is, and the key in its value that may belong on a line of its own; nil if it is not certain where
  /// the value begins and ends.
  static func fix(
    forLineAt offset: Int, in file: SourceFile, document: Range<Int>
  ) -> (fix: Fix, key: String?)? {
    let bytes = file.bytes
    var start = min(offset, document.upperBound)
    while start > document.lowerBound, !isLineBreak(bytes[start - 1]) { start -= 1 }
    var end = start
    while end < document.upperBound, !isLineBreak(bytes[end]) { end += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard !goesOn(start..<end, in: bytes[..<document.upperBound]), let value = value(in: start..<end, of: bytes),
      let first = bytes[value].first
    else { return nil }
    let text = String(decoding: bytes[value], as: UTF8.self)
    // A comment, a quotation mark or a list of other values in it: the author may have meant another end.
    guard !text.contains(" #"), !text.contains("\t#"), !"'\"|>".utf8.contains(first), first != UInt8(ascii: "["),
      first != UInt8(ascii: "{") || text.hasPrefix("{{")
    else { return nil }
    let written = ScalarWriter(isInBrackets: false).line(text)
    guard written != text else { return nil }
    let key = String(decoding: bytes[start..<value.lowerBound], as: UTF8.self).first(where: \.isLetter)
    // Nobody looks through a longer text for keys.
    let isShort = value.count <= longest
    let meant =
      keyMeant(in: text, besideLowercase: key?.isLowercase ?? false)
      ?? (isShort ? JoinedKey.found(in: text, among: []).map { ($0[...], true) } : nil)
    let fix = file.fix(
      value, from: file.location(ofByte: value.lowerBound), to: written, isCertain: isShort && meant == nil)
    return (fix, meant.flatMap { $0.isOwn ? String($0.key) : nil })
  }

  /// The most bytes of a value for which a fix is certain.
  private static let longest = 1000

  /// What a message says besides where a key may belong on a line of its own.
  static func hint(about key: String) -> String { "; if '\(key)' is a key, it begins a line of its own" }

  /// Whether the line below is indented more than this one, so that the value is on both.
  private static func goesOn(_ line: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let below = bytes[line.upperBound...].drop(while: isBlank).drop(while: isLineBreak)
    let indentation = below.prefix(while: isSpace).count
    return indentation > bytes[line].prefix(while: isSpace).count
      && !isLineBreak(below.dropFirst(indentation).first ?? 0)
  }

  /// The value of a line that is a key, a colon and a value, after `- ` or not.
  private static func value(in line: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    guard let colon = line.dropLast().first(where: { bytes[$0] == UInt8(ascii: ":") && isBlank(bytes[$0 + 1]) }),
      !bytes[line.lowerBound..<colon].contains(where: { "{}[],\"'#&*!%@`".utf8.contains($0) })
    else { return nil }
    var start = colon + 1
    while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
    return start < line.upperBound ? start..<line.upperBound : nil
  }

  /// What may have been meant as a key in a value: one below its key, as in `power: 3`, or one of its own that belongs on the next line, as in
  /// `Mustang year: 1964`; nil if there is none. `Dune: Messiah` and `Tom & Jerry: the film` are titles.
  ///
  /// - Parameter isLowercase: Whether the key of the line begins with a small letter, so that other keys most likely do, too.
  private static func keyMeant(in text: String, besideLowercase isLowercase: Bool) -> (key: Substring, isOwn: Bool)? {
    for colon in text.ranges(of: ":") {
      let behind = text[colon.upperBound...].first
      guard behind?.isWhitespace ?? true else { continue }
      var before = text[..<colon.lowerBound]
      while before.last?.isWhitespace == true { before.removeLast() }
      let space = before.lastIndex(where: \.isWhitespace)
      let word = space.map { before[$0...].dropFirst() } ?? before
      if word.first?.isLowercase == true || WithholdingKey.resembling(word) != nil || space != nil && !isLowercase {
        return (word, space != nil)
      }
    }
    return nil
  }
}
