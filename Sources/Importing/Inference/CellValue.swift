import Catalogue

/// The text of a cell as an item would hold it.
enum CellValue {
  /// The text for a field of a type, as front matter writes such values, where there is only one way to read it.
  ///
  /// - Parameter mark: The decimal mark of the column, where that is known.
  static func text(_ cell: String, for field: Field, mark: DecimalMark? = nil) -> String {
    var text = Clean.cell(cell)
    switch field.type {
    case .number, .money, .rating:
      if field.type == .money { text = CurrencySign.removed(from: text, of: field.currency) }
      // An amount of another currency is no value of the field.
      // In a column of decimal commas, a point parts groups of digits.
      if mark != .comma, Decimal(text) != nil { return text }
      guard CurrencySign.currency(of: text, usual: field.currency) == nil else { return text }
      let readings = NumberReadings.of(text, mark: mark)
      return readings.count == 1 ? readings[0] : text
    case .date: return Clean.date(text)
    case .flag:
      switch text.lowercased() {
      case "y", "x", "✓": return "yes"
      case "n": return "no"
      case "yes", "no", "true", "false": return text.lowercased()
      default: return text
      }
    case .text, .year, .datetime, .choice, .list, .url, .isbn, .vin, .image, .images, .link: return text
    }
  }
}
