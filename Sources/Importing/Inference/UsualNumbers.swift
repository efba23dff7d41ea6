import Catalogue
import Concurrency

/// How a table writes numbers, for columns such as `1.000` and `850`, whose own cells do not tell.
enum UsualNumbers: Sendable, Hashable {
  /// As front matter does, with points before decimals.
  case plain
  /// With one mark before decimals, as other columns show.
  case marked(DecimalMark)
  /// Nothing shows it, and semicolons part the cells, as spreadsheets write them where a comma stands before decimals.
  case doubtful

  /// - Throws: `Interruption` of a signal.
  init(of table: ImportTable) throws {
    // What Vitrine wrote has points, unless a spreadsheet has written it anew.
    guard let delimiter = table.delimiter, !table.isOwn || delimiter != UInt8(ascii: ",") else {
      self = .plain
      return
    }
    let shown = try Parallel.map(
      table.columns.count, makeWorker: {},
      body: { _, position in
        ColumnNotation.marks(ofNumbers: table.rows.lazy.map { table.text($0.cells[position]) })
      })
    let marks = shown.reduce(into: Set()) { $0.formUnion($1) }
    self =
      if marks.count == 1, let mark = marks.first { .marked(mark) } else {
        delimiter == UInt8(ascii: ";") ? .doubtful : .plain
      }
  }
}
