import Diagnostics

/// The empty cells at the ends of rows that Excel leaves out.
///
/// Excel writes 16 rows at a time, and none of the columns at the end that are empty in all of them.
struct BlankEnds {
  private let records: [CSVReader.Record]
  private let isWhole: Bool

  private static let blockLength = 16

  /// - Parameter records: all lines of the file, the first and blank ones among them.
  init(_ records: [CSVReader.Record], of file: SourceFile) {
    self.records = records
    isWhole = file.bytes.last == UInt8(ascii: "\n") || file.bytes.last == UInt8(ascii: "\r")
  }

  /// Whether a row has fewer cells than the first because Excel left out empty ones.
  func haveLeftOut(_ record: CSVReader.Record, at position: Int) -> Bool {
    let start = position / Self.blockLength * Self.blockLength
    let block = records[start..<min(start + Self.blockLength, records.count)]
    // A file that was cut off ends within a row.
    guard start > 0, isWhole || block.endIndex < records.count else { return false }
    return block.allSatisfy { $0.width == record.width }
      && block.contains { $0.cells.last?.isEmpty == false }
  }
}
