private import Characters

/// Writes comma-separated values (RFC 4180): cells in quotation marks where they need them, lines that end in CRLF.
package struct CSVText {
  package private(set) var bytes: [UInt8] = []
  private var isRowStart = true

  package init() {}

  /// A cell of text.
  ///
  /// A text that a spreadsheet would take for a formula gets an apostrophe in front, as OWASP advises, so that opening the file runs nothing.
  package mutating func cell(_ text: String) {
    separate()
    add(text)
  }

  /// A text as it is, of which the caller knows that it is no formula.
  package mutating func cell(verbatim text: String) {
    separate()
    if text.utf8.withContiguousStorageIfAvailable({ addVerbatim($0) }) == nil {
      Array(text.utf8).withUnsafeBufferPointer { addVerbatim($0) }
    }
  }

  private mutating func addVerbatim(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.first == UInt8(ascii: " ") || Self.hasSpecialBytes(text), Self.needsQuotes(text) else {
      return bytes.append(copying: text)
    }
    bytes.append(UInt8(ascii: "\""))
    appendDoubled(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A value as programs want it. Numbers are never formulas; a date before the common era would be one.
  package mutating func cell(_ value: Value) {
    separate()
    switch value {
    case .missing: break
    case .text(let text): add(text)
    case .list, .picture, .pictures: add(RawText.text(of: value))
    case .number, .year, .flag: RawText.append(value, to: &bytes)
    case .date, .dateTime:
      let start = bytes.count
      RawText.append(value, to: &bytes)
      if bytes[start] == UInt8(ascii: "-") { bytes.insert(UInt8(ascii: "'"), at: start) }
    }
  }

  /// Lets `body` take away what has been written.
  package mutating func withBytes(_ body: (inout [UInt8]) -> Void) {
    body(&bytes)
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

  private mutating func separate() {
    if !isRowStart { bytes.append(UInt8(ascii: ",")) }
    isRowStart = false
  }

  private mutating func add(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ add($0) }) == nil {
      Array(text.utf8).withUnsafeBufferPointer { add($0) }
    }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    let isSpecial = text.first == UInt8(ascii: " ") || Self.hasSpecialBytes(text)
    if isSpecial, let guarded = Self.guarded(text) { return guarded.withUnsafeBufferPointer { addQuoted($0) } }
    if isSpecial { return addQuoted(text) }
    if Self.isFormula(text) { bytes.append(UInt8(ascii: "'")) }
    bytes.append(copying: text)
  }

  private mutating func addQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    guard Self.needsQuotes(text) else {
      if Self.isFormula(text) { bytes.append(UInt8(ascii: "'")) }
      return bytes.append(copying: text)
    }
    bytes.append(UInt8(ascii: "\""))
    if Self.isFormula(text) { bytes.append(UInt8(ascii: "'")) }
    appendDoubled(text)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendDoubled(_ text: UnsafeBufferPointer<UInt8>) {
    let mark = UInt8(ascii: "\"")
    var start = 0
    while true {
      let end = text.plainEnd(from: start, where: { $0 != mark }, marks: { $0.marks(mark) })
      bytes.append(copying: UnsafeBufferPointer(rebasing: text[start..<end]))
      if end == text.count { return }
      bytes.append(mark)
      bytes.append(mark)
      start = end + 1
    }
  }

  private static func needsQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first == UInt8(ascii: " ")
      || text.plainEnd(from: 0, where: { !isQuoted($0) }, marks: quotedMarks) < text.count
  }

  /// Whether a byte can be in a cell only between quotation marks.
  @inline(__always)
  private static func isQuoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  @inline(__always)
  private static func quotedMarks(_ block: ByteBlock) -> ByteBlock.Marks {
    block.marks(UInt8(ascii: "\"")) .| block.marks(UInt8(ascii: ",")) .| block.marks(UInt8(ascii: "\r"))
      .| block.marks(UInt8(ascii: "\n"))
  }

  /// Whether other files than this one may have a byte between cells.
  @inline(__always)
  private static func isForeignSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  @inline(__always)
  private static func separatorMarks(_ block: ByteBlock) -> ByteBlock.Marks {
    block.marks(UInt8(ascii: ";")) .| block.marks(UInt8(ascii: "\t")) .| block.marks(UInt8(ascii: "\r"))
      .| block.marks(UInt8(ascii: "\n"))
  }

  /// Whether the text has a byte that means something between cells, here or in files with other separators.
  private static func hasSpecialBytes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.plainEnd(from: 0, where: isPlain, marks: marks) < text.count
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "\r"),
      UInt8(ascii: "\n"):
      false
    default: true
    }
  }

  @inline(__always)
  private static func marks(_ block: ByteBlock) -> ByteBlock.Marks {
    quotedMarks(block) .| block.marks(UInt8(ascii: ";")) .| block.marks(UInt8(ascii: "\t"))
  }

  /// The text with an apostrophe before each formula that follows blanks at its beginning, a semicolon, a tab or a line break; nil if it has none.
  ///
  /// A spreadsheet that separates cells by semicolons or tabs takes what follows one for a cell of its own, quotation marks or not.
  private static func guarded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8]?
    var copied = 0
    var next = 0
    var isBeginning = text.first == UInt8(ascii: " ") || text.first == UInt8(ascii: "\"")
    while true {
      if !isBeginning {
        next = text.plainEnd(from: next, where: { !isForeignSeparator($0) }, marks: separatorMarks) + 1
      }
      isBeginning = false
      if next > text.count { break }
      var start = next
      while start < text.count, text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\"") { start += 1 }
      let rest = UnsafeBufferPointer(rebasing: text[start...])
      // A semicolon before a hyphen and a bracket is a face.
      guard beginsFormula(rest), rest.count > 1, rest[1] != UInt8(ascii: ")") else { continue }
      result = (result ?? []) + text[copied..<start] + [UInt8(ascii: "'")]
      copied = start
    }
    return result.map { $0 + text[copied...] }
  }

  /// Whether a spreadsheet may take a cell of this text for a formula.
  private static func isFormula(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.first {
    case UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: beginsFormula(text)
    }
  }

  /// Whether the text begins as formulas do, also in the wide forms of East Asian keyboards.
  private static func beginsFormula(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): true
    case 0xEF: ["＝", "＋", "－", "＠"].contains { text.starts(with: $0.utf8) }
    default: false
    }
  }
}
