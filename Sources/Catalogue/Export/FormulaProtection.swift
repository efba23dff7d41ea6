private import Characters
private import Glibc

/// Keeps spreadsheets from taking texts for formulas, so that it can be undone: what `protected` makes, `plain` takes back.
///
/// An apostrophe goes before each formula at the start of a text and after a semicolon, a tab or a line break in it, which spreadsheets may
/// take for the start of a cell. Apostrophes that are there already get one more.
package enum FormulaProtection {
  /// The text with apostrophes before what may be a formula.
  package static func protected(_ text: String) -> String {
    guard canHoldFormula(text) else { return text }
    var result: [UInt8] = []
    walk(Array(text.utf8)[...]) { part, isFormula in
      if isFormula { result.append(apostrophe) }
      result += part
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A text in UTF-8 without the apostrophes that `protected` put in.
  package static func plain(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var (rest, next) = (text, text.startIndex)
    while let place = text[next...].firstIndex(of: apostrophe) {
      next = place + 1
      // Only the first of several was put in.
      guard beginsPart(place, of: text), isFormula(text[place...]) else { continue }
      result += rest[..<place]
      rest = text[next...]
    }
    return result + rest
  }

  /// The text without the apostrophes that `protected` put in.
  package static func plain(_ text: String) -> String {
    text.hasByte(apostrophe) ? String(decoding: plain(Array(text.utf8)[...]), as: UTF8.self) : text
  }

  /// Whether a text in UTF-8 may hold an apostrophe that `protected` put in: one that no letter is right before, as in most words that have
  /// one.
  package static func canBeProtected(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBytes { text in
      var start = 0
      while start < text.count, let end = memchr(text.baseAddress! + start, Int32(apostrophe), text.count - start) {
        let place = UnsafeRawPointer(end) - text.baseAddress!
        if place == 0 || !isLetter(text[place - 1]) { return true }
        start = place + 1
      }
      return false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a text may hold something to protect: most texts can be told at once not to.
  private static func canHoldFormula(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first else { return false }
    if first == 0xEF || " \"'=+-@".utf8.contains(first) { return true }
    return bytes.contains { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\t") || $0 <= UInt8(ascii: "\r") }
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Calls `body` with the parts of a text that begin where a cell may begin, and whether each is a formula behind its apostrophes.
  private static func walk(_ text: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>, Bool) -> Void) {
    var rest = text
    while !rest.isEmpty {
      // Blanks and quotation marks before a cell's text are a part of their own.
      let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
      if !blanks.isEmpty { body(blanks, false) }
      rest = rest[blanks.endIndex...]
      let separator = rest.firstIndex(where: isSeparator) ?? rest.endIndex
      let part = rest[..<(rest[separator...].firstIndex { !isSeparator($0) } ?? rest.endIndex)]
      body(part, isFormula(part))
      rest = rest[part.endIndex...]
    }
  }

  /// Whether a cell may begin at a place: nothing but blanks and quotation marks is between it and a separator.
  private static func beginsPart(_ place: Int, of text: ArraySlice<UInt8>) -> Bool {
    let before = text[..<place].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") }
    return before.map(isSeparator) ?? true
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  /// Whether a part begins, after any apostrophes, as formulas do, also in the wide forms of East Asian keyboards.
  private static func isFormula(_ part: ArraySlice<UInt8>) -> Bool {
    let rest = part.drop { $0 == apostrophe }
    guard let first = rest.first else { return false }
    if "=+-@\t\r\n".utf8.contains(first) { return true }
    return ["＝", "＋", "－", "＠"].contains { rest.starts(with: $0.utf8) }
  }
}
