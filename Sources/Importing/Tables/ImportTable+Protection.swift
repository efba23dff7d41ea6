extension ImportTable {
  /// The table of one of Vitrine's own exports, without the apostrophes that keep spreadsheets from taking texts for formulas.
  var withoutProtection: ImportTable {
    var table = self
    table.listSeparator = .escaped
    for row in table.rows.indices {
      for cell in table.rows[row].cells.indices where Self.isProtected(table.rows[row].cells[cell].text) {
        table.rows[row].cells[cell].text.unicodeScalars.removeFirst()
      }
    }
    return table
  }

  /// Whether a text begins with apostrophes and then as a formula does.
  private static func isProtected(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "'") else { return false }
    let rest = text.unicodeScalars.drop { $0 == "'" }
    return rest.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
  }
}
