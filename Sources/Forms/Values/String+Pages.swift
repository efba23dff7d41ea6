private import Characters

extension String {
  /// The text as a page can hold it: with line feeds as line breaks, and with U+FFFD for each character that HTML cannot hold.
  var onPages: String { PageCharacters.replacing(in: normalizingLineBreaks) }

  /// The text with line feeds as line breaks, whatever a browser sent.
  var normalizingLineBreaks: String {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard utf8.contains(carriageReturn) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var last = lineFeed
    for byte in utf8 {
      if byte != lineFeed || last != carriageReturn { bytes.append(byte == carriageReturn ? lineFeed : byte) }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as a control of one line has it.
  var withoutLineBreaks: String {
    let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
    return utf8.contains(where: isBreak) ? String(decoding: utf8.filter { !isBreak($0) }, as: UTF8.self) : self
  }

  /// The text without white space around it.
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
