import Catalogue
import Concurrency
import Synchronization

extension ImportTable {
  private static let chunkLength = 1000

  /// The table of one of Vitrine's own exports, without the apostrophes that keep spreadsheets from taking texts for formulas.
  var withoutProtection: ImportTable {
    var table = self
    table.lists = .escaped
    table.columns = table.columns.map(FormulaProtection.plain)
    table.fileColumns = table.columns
    let chunks = Mutex(Array(repeating: [Row](), count: (rows.count + Self.chunkLength - 1) / Self.chunkLength))
    Parallel.forEach(chunks.withLock { $0.count }) { chunk in
      let first = chunk * Self.chunkLength
      let plain = rows[first..<min(first + Self.chunkLength, rows.count)].map(Self.plain)
      chunks.withLock { $0[chunk] = plain }
    }
    table.rows = chunks.withLock { $0.flatMap(\.self) }
    return table
  }

  private static func plain(_ row: Row) -> Row {
    var row = row
    for cell in row.cells.indices where FormulaProtection.canBeProtected(row.cells[cell].text) {
      row.cells[cell].text = FormulaProtection.plain(row.cells[cell].text)
    }
    return row
  }
}
