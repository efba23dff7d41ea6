/// Writes comma-separated values (RFC 4180): cells in quotation marks where they need them, lines that end in CRLF.
package struct CSVText {
  package private(set) var bytes: [UInt8] = []
  private var isRowStart = true

  package init() {}

  /// A cell of text.
  ///
  /// One that a spreadsheet would take for a formula gets an apostrophe in front, as OWASP advises, so that opening the file runs nothing.
  package mutating func cell(_ text: String) {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
    add(text, prefix: isFormula ? "'" : "")
  }

  /// A value as programs want it. Numbers are never formulas.
  package mutating func cell(_ value: Value) {
    switch value {
    case .text, .list: cell(RawText.text(of: value))
    case .missing, .number, .year, .date, .moment, .flag: add(RawText.text(of: value), prefix: "")
    }
  }

  package mutating func row(_ cells: [String]) {
    for text in cells { cell(text) }
    endRow()
  }

  package mutating func endRow() {
    bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    isRowStart = true
  }

  private mutating func add(_ text: String, prefix: String) {
    if !isRowStart { bytes.append(UInt8(ascii: ",")) }
    isRowStart = false
    let needsQuotes = text.utf8.contains { "\",\r\n".utf8.contains($0) } || text.utf8.first == UInt8(ascii: " ")
    guard needsQuotes else {
      bytes.append(contentsOf: prefix.utf8)
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: prefix.utf8)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
