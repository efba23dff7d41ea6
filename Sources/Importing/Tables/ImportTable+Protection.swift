import Catalogue

extension ImportTable {
  /// The table of one of Vitrine's own exports, without the apostrophes that keep spreadsheets from taking texts for formulas.
  var withoutProtection: ImportTable {
    var table = self
    table.lists = .escaped
    table.columns = table.columns.map(FormulaProtection.plain)
    table.fileColumns = table.columns
    for row in table.rows.indices {
      for cell in table.rows[row].cells.indices
      where FormulaProtection.canBeProtected(table.rows[row].cells[cell].text) {
        table.rows[row].cells[cell].text = FormulaProtection.plain(table.rows[row].cells[cell].text)
      }
    }
    return table
  }
}
