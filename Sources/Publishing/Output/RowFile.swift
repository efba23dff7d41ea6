import Catalogue
import Files

/// A file of the output that has a row for each of many items.
///
/// The rows of items that are as they were are copied from the file that stands, if the same program printed them: that takes a tenth of the time.
struct RowFile {
  private let pieces: FilePieces
  private let loaded: LoadedCollection
  private var standing: StandingRows?
  /// The rows so far.
  private(set) var table = RowTable()
  /// How many bytes were handed over, and where the row at hand begins.
  private var (count, start) = (0, 0)

  /// - Parameters:
  ///   - pieces: what the file is made of.
  ///   - past: what the ledger says of the file that stands.
  init(_ pieces: FilePieces, of loaded: LoadedCollection, past: LedgerFile?) {
    self.pieces = pieces
    self.loaded = loaded
    if let past, let file = pieces.openStanding(), past.page.matches(file.stamp) {
      standing = StandingRows(file, past.rows)
    }
  }

  /// Adds the row of an item, if it need not be printed.
  ///
  /// - Parameter program: the sum of what prints it otherwise.
  mutating func begin(_ item: Int, program: UInt64, in bytes: inout [UInt8]) -> Bool {
    start = count + bytes.count
    guard standing != nil, let row = loaded.pastRow(ofFile: Int(loaded.positions[item])) else { return false }
    return standing?.append(row, program: program, to: &bytes) ?? false
  }

  /// Notes where the row of an item stands, and takes over what there is of the file.
  mutating func end(_ item: Int, program: UInt64, in bytes: inout [UInt8]) {
    table.append(row: Int(loaded.positions[item]), program: program, range: start..<count + bytes.count)
    take(&bytes)
  }

  /// Takes over what there is of the file, if it is enough for a piece.
  mutating func take(_ bytes: inout [UInt8]) {
    guard bytes.count >= FilePieces.limit else { return }
    count += bytes.count
    pieces.take(&bytes)
  }
}
