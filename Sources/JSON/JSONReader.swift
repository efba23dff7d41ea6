package import Diagnostics

/// Reads JSON (RFC 8259), every number as it is written.
package struct JSONReader {
  /// How deep lists and objects may be nested.
  static let depthLimit = 512

  private let file: SourceFile
  let bytes: [UInt8]
  var position: Int
  private var depth = 0

  /// What keeps a text from being JSON, and the byte at which it does.
  struct Problem: Error {
    let offset: Int
    let message: String
  }

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The value that a file holds, or what is wrong with it.
  package static func read(_ file: SourceFile) -> Result<JSONValue, Diagnostic> {
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
      throw problem("lists and objects are nested at most \(Self.depthLimit) deep")
    }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Problem) -> JSONValue {
    let start = position - 1
    var record = JSONRecord(offset: start)
    var places: [String: Int] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .record(record) }
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
      let offset = position
      record.members.append(JSONRecord.Member(key: key, value: try value(), offset: offset))
      if try endsAfterValue(UInt8(ascii: "}"), "object", start) { return .record(record) }
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
    guard byte != end else { throw Problem(offset: comma, message: "there is no comma before '\(closing)'") }
    return false
  }

  private func keyProblem(_ start: Int) -> Problem {
    guard position < bytes.count else {
      return Problem(offset: start, message: "the object that begins here is never closed by '}'")
    }
    return problem("a key in double quotes goes here")
  }
}

// MARK: - Bytes

extension JSONReader {
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isComment: Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") }

  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  func problem(_ message: String) -> Problem { Problem(offset: position, message: message) }
}

extension UInt8 {
  /// A letter, a digit or an underscore, or a part of a letter beyond ASCII.
  var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
