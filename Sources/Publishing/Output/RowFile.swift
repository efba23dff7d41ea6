import Catalogue
import Files

/// A file of the output that has a row for each of many items.
///
/// The rows of items that are as they were are copied from the file that stands, if the same program printed them: that takes a tenth of the time.
final class RowFile {
  private let pieces: FilePieces
  private let loaded: LoadedCollection
  private var standing: StandingRows?
  /// The rows so far.
  private(set) var table = RowTable()
  private var start = 0

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
  func begin(_ item: Int, program: UInt64, in bytes: inout [UInt8]) -> Bool {
    start = pieces.count + bytes.count
    guard standing != nil, let row = loaded.pastRow(ofFile: Int(loaded.positions[item])) else { return false }
    return standing?.append(row, program: program, to: &bytes) ?? false
  }

  /// Notes where the row of an item stands, and takes over what there is of the file.
  func end(_ item: Int, program: UInt64, in bytes: inout [UInt8]) {
    let range = start..<pieces.count + bytes.count
    table.append(RowTable.Entry(row: Int(loaded.positions[item]), program: program, range: range))
    take(&bytes)
  }

  /// Takes over what there is of the file.
  func take(_ bytes: inout [UInt8]) {
    pieces.take(&bytes)
  }
}
