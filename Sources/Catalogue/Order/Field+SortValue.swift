import Language
import Ordering

extension Field {
  /// What counts of one of the field's values, or of a part of it, when items are sorted.
  func sortValue(of value: Value, _ part: FieldPart) -> SortValue {
    switch value {
    case .missing: .missing
    case .text(let text): type == .choice ? .number(options.firstIndex(of: text)) : .text(text)
    case .number(let number): SortValue(.units(number.units))
    case .year(let year): .number(year)
    case .date(let date): .number(part == .year ? date.year : date.dayNumber)
    case .moment(let moment): .number(Self.number(of: moment, part))
    case .flag(let flag): .flag(flag)
    case .list(let texts): .texts(texts)
    }
  }

  private static func number(of moment: Moment, _ part: FieldPart) -> Int {
    switch part {
    case .whole: moment.microseconds
    case .date: moment.date.dayNumber
    case .time: moment.time.secondOfDay
    case .year: moment.date.year
    }
  }
}
