import Language
import Ordering

extension Field {
  /// The sort value of one of the field's values, or of a part of it.
  func sortValue(of value: Value, _ part: FieldPart) -> SortValue {
    switch value {
    case .missing: .missing
    case .text(let text): type == .choice ? .number(options.firstIndex(of: text)) : .text(sorted(text))
    case .number(let number): SortValue(.units(number.units))
    case .year(let year): .number(year)
    case .date(let date): .number(part == .year ? date.year : date.dayNumber)
    case .dateTime(let dateTime): Self.sortValue(of: dateTime, part)
    case .flag(let flag): .flag(flag)
    case .list(let texts): .texts(linkedNames == nil ? texts : texts.map(sorted))
    case .picture(let picture): .text(picture.file)
    case .pictures(let pictures): .texts(pictures.map(\.file))
    }
  }

  private static func sortValue(of dateTime: DateTime, _ part: FieldPart) -> SortValue {
    switch part {
    case .whole: SortValue(.units(dateTime.order))
    case .date: .number(dateTime.date.dayNumber)
    case .time: SortValue(.units(dateTime.nanosecondsOfDay))
    case .year: .number(dateTime.date.year)
    }
  }
}
