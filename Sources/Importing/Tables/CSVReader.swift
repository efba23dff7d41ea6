import Diagnostics

/// Reads comma-separated values (RFC 4180) with any delimiter, as spreadsheets and other programs write them.
///
/// A quotation mark quotes only at the start of a cell; elsewhere it is a character, as in `="0140187391"`.
/// Between tabs, a cell such as `"A" Is for Alibi` is not quoted. Lines end in LF, CR LF or CR.
struct CSVReader {
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var position = 0
  /// How many cells the line before has.
  private var width = 0

  /// One line of the table: its cells and where they begin.
  struct Record {
    var cells: [ImportTable.Cell]
    let offset: Int
    /// How many cells the line has; of a blank one none is kept.
    var width = 0
    var isBlank: Bool { cells.allSatisfy(\.isEmpty) }
  }

  struct Problem: Error {
    let offset: Int
    let message: String
  }

  init(_ bytes: [UInt8], delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
  }

  /// The next line; nil at the end.
  mutating func next() throws(Problem) -> Record? {
    guard position < bytes.count else { return nil }
    var record = Record(cells: [], offset: position)
    record.cells.reserveCapacity(width)
    defer { width = max(width, record.cells.count) }
    while true {
      let start = position
      let cell = isQuote ? try quoted() : plain()
      record.cells.append(ImportTable.Cell(cell, offset: start))
      guard position < bytes.count else { return Self.finished(record) }
      let end = bytes[position]
      position += 1
      if end == delimiter { continue }
      if end == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
      return Self.finished(record)
    }
  }

  /// The line without its cells if they are all empty: spreadsheets can write a million of such lines.
  private static func finished(_ record: Record) -> Record {
    Record(cells: record.isBlank ? [] : record.cells, offset: record.offset, width: record.cells.count)
  }

  private var isQuote: Bool { position < bytes.count && bytes[position] == UInt8(ascii: "\"") }

  private mutating func plain() -> CSVCell {
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    return CSVCell(bytes, start..<position)
  }

  private mutating func quoted() throws(Problem) -> CSVCell {
    let start = position
    position += 1
    var hasDoubledMarks = false
    while let quote = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) {
      position = quote + 1
      if isQuote {
        hasDoubledMarks = true
        position += 1
      } else if position == bytes.count || isEnd(bytes[position]) {
        return CSVCell(bytes, start + 1..<quote, hasDoubledMarks: hasDoubledMarks)
      } else if delimiter == UInt8(ascii: "\t"), !bytes[start..<quote].contains(where: isLineEnd) {
        // Many programs write tables with tabs without any quoting.
        position = start
        return plain()
      } else {
        throw Problem(
          offset: position,
          message: "after a closing quotation mark comes the next cell; a quotation mark within a cell is doubled")
      }
    }
    throw Problem(offset: start, message: "the cell that begins here is never closed by a quotation mark")
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == delimiter || isLineEnd(byte) }
  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
