import Diagnostics

extension JSONReader {
  /// The value of a word.
  mutating func word() throws(Problem) -> JSONValue {
    let start = position
    while let byte, byte.isWordPart { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .flag(true)
    case "false": return .flag(false)
    default: throw Problem(offset: start, message: Self.explanation(of: word, next: byte))
    }
  }

  private static func explanation(of word: String, next: UInt8?) -> String {
    if let meant = suggestion(for: word, among: ["true", "false", "null"]), !word.isEmpty {
      return "'\(word)' is no value of JSON; did you mean '\(meant)'?"
    }
    if ["NaN", "Infinity", "nan", "inf", "undefined"].contains(word) {
      return "JSON has no '\(word)'; write null, or a text in double quotes"
    }
    if !word.isEmpty { return "'\(word)' is no value of JSON; text goes in double quotes" }
    switch next {
    case nil: return "a value is missing here, at the end"
    case UInt8(ascii: "'"): return "text goes in double quotes, not single ones"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments"
    case UInt8(ascii: "+"), UInt8(ascii: "."): return "a number begins with a digit, or with '-' and a digit"
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): return "a value is missing here"
    default: return "a value is text in double quotes, a number, true, false, null, [a list] or {an object}"
    }
  }

  /// The digits of a number as they are written.
  mutating func number() throws(Problem) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let whole = digits()
    guard whole > 0 else {
      let isInfinite = byte == UInt8(ascii: "I")
      throw Problem(offset: start, message: isInfinite ? "JSON has no '-Infinity'" : "a digit follows '-'")
    }
    if whole > 1, bytes[position - whole] == UInt8(ascii: "0") {
      throw Problem(
        offset: start, message: "a number has no zeros before its other digits; text goes in double quotes")
    }
    if take(UInt8(ascii: ".")), digits() == 0 { throw problem("a digit follows the point") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      if digits() == 0 { throw problem("a digit follows the 'e' of a number") }
    }
    if let byte, byte.isWordPart || byte == UInt8(ascii: ".") {
      throw Problem(offset: start, message: "this is no number of JSON; text goes in double quotes")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }
}
