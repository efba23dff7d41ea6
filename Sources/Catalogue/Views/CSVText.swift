/// Writes comma-separated values (RFC 4180): cells in quotation marks where they need them, lines that end in CRLF.
package struct CSVText {
  package private(set) var bytes: [UInt8] = []
  private var isRowStart = true

  package init() {}

  /// A cell of text.
  ///
  /// One that a spreadsheet would take for a formula gets an apostrophe in front, as OWASP advises, so that opening the file runs nothing.
  package mutating func cell(_ text: String) {
    add(text, isText: true)
  }

  /// A value as programs want it. Numbers are never formulas.
  package mutating func cell(_ value: Value) {
    switch value {
    case .text(let text): add(text, isText: true)
    case .missing: add("", isText: false)
    case .list: add(RawText.text(of: value), isText: true)
    case .number, .year, .date, .moment, .flag: add(RawText.text(of: value), isText: false)
    }
  }

  package mutating func row(_ cells: [String]) {
    for text in cells { cell(text) }
    endRow()
  }

  package mutating func endRow() {
    bytes.append(UInt8(ascii: "\r"))
    bytes.append(UInt8(ascii: "\n"))
    isRowStart = true
  }

  private mutating func add(_ text: String, isText: Bool) {
    if !isRowStart { bytes.append(UInt8(ascii: ",")) }
    isRowStart = false
    var text = text
    text.withUTF8 { text in
      let isQuoted = Self.needsQuotes(text)
      if isQuoted { bytes.append(UInt8(ascii: "\"")) }
      if isText, Self.isFormula(text) { bytes.append(UInt8(ascii: "'")) }
      if isQuoted { appendDoubled(text) } else { bytes.append(contentsOf: text) }
      if isQuoted { bytes.append(UInt8(ascii: "\"")) }
    }
  }

  private mutating func appendDoubled(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
  }

  private static func needsQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.first == UInt8(ascii: " ") { return true }
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return true
      default: continue
      }
    }
    return false
  }

  /// Whether the text begins as formulas do, also in the wide forms of East Asian keyboards.
  private static func isFormula(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
      UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      true
    case 0xEF: ["＝", "＋", "－", "＠"].contains { text.starts(with: $0.utf8) }
    default: false
    }
  }
}
