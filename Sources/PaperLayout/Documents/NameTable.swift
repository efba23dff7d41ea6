import Catalogue
import Language

/// Items with their numbers and names, and what else is said of them: those without a value, those that were deleted.
final class NameTable: TableSource {
  struct Row {
    let number: String
    let name: String
    var date: CivilDate?
    var because: String?
  }

  private let source: PrintSource
  private let rows: [Row]
  private let isDeleted: Bool
  let columns: [TableColumn]

  init(_ source: PrintSource, rows: [Row], isDeleted: Bool = false) {
    self.source = source
    self.rows = rows
    self.isDeleted = isDeleted
    let name = TableColumn(title: source.phrases[.name], content: .text)
    columns =
      isDeleted
      ? [
        name, TableColumn(title: source.deletedOn, content: .line),
        TableColumn(title: source.phrases[.because], content: .text),
      ]
      : [TableColumn(title: source.words[.number], content: .line), name]
  }

  var rowCount: Int { rows.count }

  func text(row: Int, column: Int) -> Text {
    let row = rows[row]
    switch (isDeleted, column) {
    case (false, 0): return Text(row.number)
    case (false, _), (true, 0): return Text(row.name)
    case (true, 1): return Text(row.date.map { source.text($0, style: .medium) } ?? "")
    case (true, _): return Text(PrintSource.oneLine(row.because ?? ""))
    }
  }
}
