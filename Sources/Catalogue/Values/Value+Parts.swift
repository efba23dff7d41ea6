package import Language

extension Value {
  /// Whether another value is the same, and is written with the same characters.
  package func isWritten(as other: Value) -> Bool {
    self == other && RawText.text(of: self).utf8.elementsEqual(RawText.text(of: other).utf8)
  }

  /// The year of a year or date as historians count, without a year zero.
  package var historicalYear: Int? {
    if case .year(let year) = self { year } else { civilDate?.historicalYear }
  }

  /// The day of a date, or of a date with a time.
  package var civilDate: CivilDate? {
    switch self {
    case .date(let date): date
    case .dateTime(let dateTime): dateTime.date
    case .missing, .text, .number, .year, .flag, .list, .picture, .pictures: nil
    }
  }

  /// The value as a number, for totals and ranges.
  package var decimal: Decimal? {
    switch self {
    case .number(let number): number
    case .year(let year): Decimal(year)
    case .missing, .text, .date, .dateTime, .flag, .list, .picture, .pictures: nil
    }
  }
}
