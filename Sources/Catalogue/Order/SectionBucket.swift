import Language

/// What the items of a section have in common, regardless of language.
enum SectionBucket: Hashable {
  case value(Value)
  /// A time of day, in seconds after midnight.
  case time(Int)
  case decade(Decade)
  /// A year as historians count.
  case year(Int)
  /// A month of a year as ISO 8601 counts, by its first day.
  case month(CivilDate)
  /// Between two bounds, of which the lower one belongs to the section; nil is no bound.
  case range(low: Decimal?, high: Decimal?)

  var kind: Section.Kind {
    switch self {
    case .value, .time: .value
    case .decade, .year, .month: .date
    case .range: .range
    }
  }
}

extension SectionBucket {
  /// The section of a value by a rule for its part; the value is not missing.
  init(_ value: Value, part: FieldPart) {
    switch part {
    case .year: self = .value(value.historicalYear.map { .year($0) } ?? value)
    case .time:
      if case .dateTime(let dateTime) = value { self = .time(dateTime.time.secondOfDay) } else { self = .value(value) }
    case .date: self = .value(value.civilDate.map { .date($0) } ?? value)
    case .whole:
      if case .number(let number) = value { self = .value(.number(number.reduced)) } else { self = .value(value) }
    }
  }

  init(_ number: Decimal, bounds: [Decimal]) {
    let above = bounds.firstIndex { number < $0 } ?? bounds.endIndex
    self = .range(
      low: above == bounds.startIndex ? nil : bounds[above - 1], high: above == bounds.endIndex ? nil : bounds[above])
  }
}

extension Decimal {
  /// The same number without zeros at the end of its decimals.
  fileprivate var reduced: Decimal {
    var (coefficient, scale) = (coefficient, scale)
    while scale > 0, coefficient % 10 == 0 { (coefficient, scale) = (coefficient / 10, scale - 1) }
    return Decimal(coefficient: coefficient, scale: scale)
  }
}
