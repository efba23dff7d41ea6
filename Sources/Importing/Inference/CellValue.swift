import Catalogue
import Language

/// The text of a cell as an item would hold it.
enum CellValue {
  /// The text for a field of a type, as front matter writes such values, where there is only one way to read it.
  ///
  /// - Parameter notation: how the cells of the column write numbers and dates.
  static func text(_ cell: String, for field: Field, _ notation: ColumnNotation) -> String {
    let text = Clean.cell(cell)
    switch field.type {
    case .number, .money, .rating:
      let number = number(text, for: field).map { notation.number($0, in: text) }
      // What is no number is shown as the cell has it.
      return number.flatMap { Decimal($0) == nil ? nil : $0 } ?? text
    case .date: return Clean.date(text, order: notation.order)
    case .datetime: return Clean.moment(text, order: notation.order)
    case .flag:
      switch text.lowercased() {
      case "y", "x", "✓": return "yes"
      case "n": return "no"
      case "yes", "no", "true", "false": return text.lowercased()
      default: return SpreadsheetWords.flag(text).map { $0 ? "true" : "false" } ?? text
      }
    case .text, .year, .choice, .list, .url, .isbn, .vin, .image, .images, .link: return text
    }
  }

  /// Whether a cell of an export can be what front matter has: not a number with a comma, a date in the form of a country, or a spreadsheet's word for true.
  static func isPlain(_ cell: String, for field: Field) -> Bool {
    switch field.type {
    case .number, .money, .rating: cell.isEmpty || Decimal(cell) != nil
    case .date, .datetime: cell.isEmpty || Clean.isISODay(cell)
    case .flag: SpreadsheetWords.flag(cell) == nil
    case .text, .year, .choice, .list, .url, .isbn, .vin, .image, .images, .link: true
    }
  }

  /// What is wrong with a cell that may be two numbers, in a column that does not tell which; nil if nothing is.
  static func doubt(_ cell: String, for field: Field, _ notation: ColumnNotation) -> String? {
    switch field.type {
    case .number, .money, .rating:
      guard let text = number(Clean.cell(cell), for: field), let doubt = notation.doubt(about: text) else { return nil }
      let reason =
        notation.isMixed
        ? "other cells of this column have both points and commas before decimals"
        : "no cell of this file shows whether it has points or commas before decimals"
      return "\(field.key) may be \(doubt.point) or \(doubt.comma): \(reason)"
    case .text, .year, .date, .datetime, .flag, .choice, .list, .url, .isbn, .vin, .image, .images, .link: return nil
    }
  }

  /// An amount without the sign of a currency; as it is, if its sign is of another one.
  static func withoutSign(_ text: String, of currency: Currency) -> String {
    guard let sign = CurrencySign.sign(of: text), CurrencySign.currency(of: text, usual: currency) == currency else {
      return text
    }
    return String(text.filter { $0 != sign }).trimmed
  }

  /// A number without the sign of the field's currency; nil of one with another sign, which is no value of the field.
  private static func number(_ text: String, for field: Field) -> String? {
    let number = field.type == .money ? withoutSign(text, of: field.currency) : text
    return CurrencySign.currency(of: number, usual: field.currency) == nil ? number : nil
  }
}

extension CellValue {
  /// Whether a value of a type says all that a cell says: a number says nothing of a `+` or a zero in front, and a date nothing of a
  /// time zone.
  static func isWhole(_ text: String, as type: FieldType) -> Bool {
    switch type {
    case .number, .money, .rating, .year:
      let digits = text.drop { "-−".contains($0) }
      let hasZero = digits.first == "0" && digits.dropFirst().first?.isNumber == true
      return digits.first != "+" && !hasZero && digits.last?.isNumber == true
    case .date: return !text.hasSuffix("Z") && !text.hasSuffix("z")
    case .text, .datetime, .flag, .choice, .list, .url, .isbn, .vin, .image, .images, .link: return true
    }
  }
}
