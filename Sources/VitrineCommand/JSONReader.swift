import Diagnostics

/// Reads JSON (RFC 8259), every number as it is written.
struct JSONReader {
  /// How deep lists and objects may stand in each other.
  static let depthLimit = 512

  private let file: SourceFile
  private let bytes: [UInt8]
  private var position: Int
  private var depth = 0

  /// What keeps a text from being JSON, and the byte at which it does.
  private struct Problem: Error {
    let offset: Int
    let message: String
  }

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The value that a file holds, or what is wrong with it.
  static func read(_ file: SourceFile) -> Result<JSONValue, Diagnostic> {
    if let finding = file.encodingFinding { return .failure(finding) }
    var reader = JSONReader(file)
    do throws(Problem) {
      return .success(try reader.document())
    } catch {
      return .failure(
        .error(.dataSyntax, in: file.path, at: file.location(ofByte: error.offset), error.message))
    }
  }
}

extension JSONReader {
  private mutating func document() throws(Problem) -> JSONValue {
    skipSpace()
    guard position < bytes.count else {
      throw problem("JSON is one value, such as {\"title\": \"Emma\"}, and here is none")
    }
    let value = try value()
    skipSpace()
    guard position == bytes.count else {
      throw problem(isComment ? "JSON has no comments" : "JSON is one value, and here another begins")
    }
    return value
  }

  private mutating func value() throws(Problem) -> JSONValue {
    switch byte {
    case UInt8(ascii: "{"): return try nested { (reader) throws(Problem) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(Problem) in try reader.list() }
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "-"): return .text(try number())
    case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit): return .text(try number())
    default: return try word()
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(Problem) -> JSONValue
  ) throws(Problem) -> JSONValue {
    guard depth < Self.depthLimit else {
      throw problem("lists and objects stand in each other at most \(Self.depthLimit) deep")
    }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Problem) -> JSONValue {
    let start = position - 1
    var members: [String: JSONValue] = [:]
    var places: [String: Int] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .record(members) }
    while true {
      let keyStart = position
      guard byte == UInt8(ascii: "\"") else { throw keyProblem(start) }
      let key = try string()
      if let first = places.updateValue(keyStart, forKey: key) {
        let line = file.location(ofByte: first).line
        throw Problem(offset: keyStart, message: "'\(key)' is given twice; the first is on line \(line)")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw problem("a key is followed by a colon") }
      skipSpace()
      members[key] = try value()
      if try endsAfterValue(UInt8(ascii: "}"), "object", start) { return .record(members) }
    }
  }

  private mutating func list() throws(Problem) -> JSONValue {
    let start = position - 1
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .list(values) }
    while true {
      values.append(try value())
      if try endsAfterValue(UInt8(ascii: "]"), "list", start) { return .list(values) }
    }
  }

  /// Whether a list or an object ends here; otherwise a comma leads to its next value.
  private mutating func endsAfterValue(_ end: UInt8, _ name: String, _ start: Int) throws(Problem) -> Bool {
    skipSpace()
    if take(end) { return true }
    let closing = Character(Unicode.Scalar(end))
    guard position < bytes.count else {
      throw Problem(offset: start, message: "the \(name) that begins here is never closed by '\(closing)'")
    }
    let comma = position
    guard take(UInt8(ascii: ",")) else {
      throw problem(isComment ? "JSON has no comments" : "a comma or '\(closing)' is missing here")
    }
    skipSpace()
    guard byte != end else { throw Problem(offset: comma, message: "no comma stands before '\(closing)'") }
    return false
  }

  private func keyProblem(_ start: Int) -> Problem {
    guard position < bytes.count else {
      return Problem(offset: start, message: "the object that begins here is never closed by '}'")
    }
    return problem("a key stands in double quotes, and here is none")
  }
}

// MARK: - Words and numbers

extension JSONReader {
  private mutating func word() throws(Problem) -> JSONValue {
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
    if !word.isEmpty { return "'\(word)' is no value of JSON; a text stands in double quotes" }
    switch next {
    case nil: return "a value is missing here, at the end"
    case UInt8(ascii: "'"): return "a text stands in double quotes, not in single ones"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments"
    case UInt8(ascii: "+"), UInt8(ascii: "."): return "a number begins with a digit, or with '-' and a digit"
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): return "a value is missing here"
    default: return "a value is text in double quotes, a number, true, false, null, [a list] or {an object}"
    }
  }

  /// The digits of a number as they are written.
  private mutating func number() throws(Problem) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let whole = digits()
    guard whole > 0 else {
      let isInfinite = byte == UInt8(ascii: "I")
      throw Problem(offset: start, message: isInfinite ? "JSON has no '-Infinity'" : "a digit follows '-'")
    }
    if whole > 1, bytes[position - whole] == UInt8(ascii: "0") {
      throw Problem(
        offset: start, message: "a number has no zeros before its other digits; a text stands in double quotes")
    }
    if take(UInt8(ascii: ".")), digits() == 0 { throw problem("a digit follows the point") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      if digits() == 0 { throw problem("a digit follows the 'e' of a number") }
    }
    if let byte, byte.isWordPart || byte == UInt8(ascii: ".") {
      throw Problem(offset: start, message: "this is no number of JSON; a text stands in double quotes")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }
}

// MARK: - Texts

extension JSONReader {
  private mutating func string() throws(Problem) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try escape().utf8
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw Problem(
          offset: start, message: "the text that begins here is not closed on its line; a line break is '\\n'")
      case 0..<0x20:
        throw problem("text has no control characters; a tab is '\\t'")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw Problem(offset: start, message: "the text that begins here is never closed by '\"'")
  }

  private mutating func escape() throws(Problem) -> String {
    let start = position
    position += 1
    let letter = byte
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(decoding: [letter!], as: UTF8.self)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try scalar(from: start))
    default:
      throw Problem(
        offset: start, message: "an escape is one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u and 4 hexadecimal digits"
      )
    }
  }

  /// The character of one escape, or of two that make a pair.
  private mutating func scalar(from start: Int) throws(Problem) -> Unicode.Scalar {
    let unit = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let lone = Problem(
      offset: start, message: "this escape is half of a character, and the other half does not stand by it")
    guard unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw lone }
    let second = try hexadecimal(from: start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw lone }
    return scalar
  }

  private mutating func hexadecimal(from start: Int) throws(Problem) -> UInt16 {
    let digits = bytes[min(position, bytes.count)..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Problem(offset: start, message: "'\\u' is followed by 4 hexadecimal digits") }
    position += 4
    return unit
  }
}

// MARK: - Bytes

extension JSONReader {
  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isComment: Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") }

  private mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private func problem(_ message: String) -> Problem { Problem(offset: position, message: message) }
}

extension UInt8 {
  /// A letter, a digit or an underscore, or a part of a letter beyond ASCII.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
