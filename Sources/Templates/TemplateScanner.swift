import Diagnostics

/// Cuts a template's source into tokens; text is cut at every line's end.
struct TemplateScanner {
  private let file: SourceFile
  private let bytes: [UInt8]
  private var position = 0
  private let origin: SourceLocation
  private var line: Int
  private var lineStart = 0
  /// A place on the line that was asked for last, and the characters before it: long lines are counted once.
  private var counted = (offset: 0, scalars: 0)
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var tokens: [TemplateToken] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, origin: SourceLocation) {
    self.file = file
    self.origin = origin
    line = origin.line
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
    }
  }

  mutating func scan() -> [TemplateToken] {
    var textStart = position
    while position < bytes.count {
      if starts(with: opening) {
        addText(from: textStart)
        scanTag()
        textStart = position
      } else if bytes[position] == .newline {
        position += 1
        addText(from: textStart)
        line += 1
        lineStart = position
        textStart = position
      } else {
        position += 1
      }
    }
    addText(from: textStart)
    return tokens
  }
}

extension TemplateScanner {
  private func starts(with delimiter: [UInt8], at offset: Int? = nil) -> Bool {
    let start = offset ?? position
    guard bytes[start] == delimiter[0], start + delimiter.count <= bytes.count else { return false }
    return bytes[start..<start + delimiter.count].elementsEqual(delimiter)
  }

  private mutating func location(of offset: Int) -> SourceLocation {
    if counted.offset < lineStart || counted.offset > offset { counted = (lineStart, 0) }
    counted.scalars += bytes[counted.offset..<offset].count { $0 & 0b1100_0000 != 0b1000_0000 }
    counted.offset = offset
    return SourceLocation(line: line, column: counted.scalars + (line == origin.line ? origin.column : 1))
  }

  private mutating func addText(from start: Int) {
    guard start < position else { return }
    tokens.append(
      TemplateToken(kind: .text, bytes: start..<position, name: "", range: SourceRange(at: location(of: start))))
  }

  private mutating func scanTag() {
    let start = position
    let location = location(of: start)
    var inner = start + opening.count
    let sigil = inner < bytes.count ? bytes[inner] : 0
    let ending: [UInt8]
    switch sigil {
    case UInt8(ascii: "{"): ending = [UInt8(ascii: "}")] + closing
    case UInt8(ascii: "="): ending = [UInt8(ascii: "=")] + closing
    default: ending = closing
    }
    let kind = kind(of: sigil)
    if kind != .value(escaped: true) { inner += 1 }

    guard let end = find(ending, from: inner) else {
      report(
        SourceRange(at: location),
        "the tag that opens here is never closed; it needs '\(String(decoding: ending, as: UTF8.self))'")
      position = bytes.count
      return
    }
    let content = bytes[inner..<end]
    position = end + ending.count
    let name = String(decoding: content, as: UTF8.self).trimmingWhitespace
    let isOnOneLine = !bytes[start..<position].contains(.newline)
    let nameStart = content.firstIndex { !$0.isBlank } ?? inner
    let nameLocation = isOnOneLine ? self.location(of: nameStart) : nil
    for offset in start..<position where bytes[offset] == .newline {
      line += 1
      lineStart = offset + 1
    }
    let range = SourceRange(location, self.location(of: position))
    tokens.append(
      TemplateToken(kind: kind, bytes: start..<position, name: name, range: range, nameLocation: nameLocation))
    if kind == .delimiters { setDelimiters(name, at: range) }
  }

  private func kind(of sigil: UInt8) -> TemplateToken.Kind {
    switch sigil {
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .value(escaped: false)
    case UInt8(ascii: "#"): .section(inverted: false)
    case UInt8(ascii: "^"): .section(inverted: true)
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    default: .value(escaped: true)
    }
  }

  private func find(_ ending: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset + ending.count <= bytes.count {
      if starts(with: ending, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private mutating func setDelimiters(_ text: String, at range: SourceRange) {
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, !text.contains("=") else {
      report(range, "a delimiter tag names two delimiters with a space between and no '=', like {{=<% %>=}}")
      return
    }
    opening = Array(parts[0].utf8)
    closing = Array(parts[1].utf8)
  }

  private mutating func report(_ range: SourceRange, _ message: String) {
    diagnostics.append(.error(.templateSyntax, in: file.path, at: range, message))
  }
}

extension String {
  /// The text without the white space around it.
  var trimmingWhitespace: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[start...last])
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")

  /// A space or a tab, or the carriage return of a line that ends in CRLF.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }
}
