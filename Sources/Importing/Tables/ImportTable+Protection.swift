import Catalogue

extension ImportTable {
  /// Makes this the table of one of Vitrine's own exports, without the apostrophes that keep spreadsheets from taking texts for formulas.
  mutating func removeProtection() {
    lists = .escaped
    columns = columns.map(FormulaProtection.plain)
    fileColumns = columns
    for row in rows.indices {
      for cell in rows[row].cells.indices { rows[row].cells[cell].removeProtection() }
    }
  }
}
