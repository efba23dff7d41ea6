import Language
import Ordering

extension Field {
  /// The sort value of one of the field's values, or of a part of it.
  func sortValue(of value: Value, _ part: FieldPart) -> SortValue {
    SortValue(of: value, part, options: type == .choice ? options : nil, names: linkedNames)
  }
}

extension SortValue {
  /// The sort value of a field's value, or of a part of it. It is given what of the field matters, since to copy a whole one for each item takes longer.
  ///
  /// - Parameters:
  ///   - options: The options of a choice; nil of another field.
  ///   - names: The names of the items that a link leads to.
  init(of value: Value, _ part: FieldPart, options: [String]?, names: LinkedNames?) {
    func sorted(_ text: String) -> String { names?.sortName(address: text) ?? text }
    self =
      switch value {
      case .missing: .missing
      case .text(let text): options.map { .number($0.firstIndex(of: text)) } ?? .text(sorted(text))
      case .number(let number): SortValue(.units(number.units))
      case .year(let year): .number(year)
      case .date(let date): .number(part == .year ? date.year : date.dayNumber)
      case .dateTime(let dateTime): Self.sortValue(of: dateTime, part)
      case .flag(let flag): .flag(flag)
      case .list(let texts): .texts(names == nil ? texts : texts.map(sorted))
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
