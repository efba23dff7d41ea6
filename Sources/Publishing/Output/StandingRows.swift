import Characters
import Files

/// The rows of a file that stands, for the file that takes its place: most come in the same order again.
struct StandingRows {
  /// How many rows that are wanted no more may follow one another without those behind them being missed.
  private static let reach = 8

  private let file: OpenFile
  private var entries: RowTable.Entries
  /// A part of the file, and where it begins.
  private var window: [UInt8] = []
  private var windowStart = 0

  init(_ file: OpenFile, _ table: RowTable) {
    self.file = file
    entries = table.entries
  }

  /// Adds the bytes of a row, if it is among the next ones of the file and can be read.
  ///
  /// - Parameters:
  ///   - row: the row of the item's file in the ledger.
  ///   - program: the sum of what prints it.
  mutating func append(_ row: Int, program: UInt64, to bytes: inout [UInt8]) -> Bool {
    var ahead = entries
    for _ in 0..<Self.reach {
      guard let entry = ahead.next() else { return false }
      guard entry.row == row, entry.program == program else { continue }
      guard load(entry.range) else { return false }
      entries = ahead
      let start = entry.range.lowerBound - windowStart
      window.withUnsafeBufferPointer {
        bytes.append(copying: UnsafeBufferPointer(rebasing: $0[start..<start + entry.range.count]))
      }
      return true
    }
    return false
  }

  private mutating func load(_ range: Range<Int>) -> Bool {
    if windowStart <= range.lowerBound, range.upperBound <= windowStart + window.count { return true }
    let end = range.lowerBound + max(range.count, FilePieces.limit)
    guard let read = try? file.bytes(range.lowerBound..<end), read.count >= range.count else { return false }
    window = read
    windowStart = range.lowerBound
    return true
  }
}
