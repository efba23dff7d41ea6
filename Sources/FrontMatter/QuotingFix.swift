import Diagnostics

/// Puts quotation marks around the value of a line that is `key: value`, because YAML would take a part of it for more than text.
enum QuotingFix {
  /// The fix for the line on which `offset` is; nil if it is not certain where its value begins and ends.
  static func fix(forLineAt offset: Int, in file: SourceFile, document: Range<Int>) -> Fix? {
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
    guard !text.contains(" #"), !"'\"|>".utf8.contains(first), first != UInt8(ascii: "["),
      first != UInt8(ascii: "{") || text.hasPrefix("{{")
    else { return nil }
    let written = ScalarWriter(isInBrackets: false).line(text)
    guard written != text else { return nil }
    return file.fix(
      value, from: file.location(ofByte: value.lowerBound), to: written, isCertain: !looksNested(text))
  }

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

  /// Whether the value may have been meant as a key below the key: `power: 3`, but not `Dune: Messiah`.
  private static func looksNested(_ text: String) -> Bool {
    guard let colon = text.range(of: ": ") else { return false }
    let key = text[..<colon.lowerBound]
    return !key.contains(" ") && key.first?.isLowercase == true
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map { $0..<index($0, offsetBy: text.count) }
  }
}
