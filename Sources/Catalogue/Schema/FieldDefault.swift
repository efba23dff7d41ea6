import Language

/// The value of a field in items that give none.
package enum FieldDefault: Sendable {
  /// The same for every item: used on pages, in the order and in data.
  case value(Value)
  /// Depends on the clock, so it is written into an item when that is made, and not assumed later.
  case clock(ClockValue)
}

/// A value that depends on the clock.
package enum ClockValue: String, Sendable, CaseIterable {
  case now
  case today
  case thisYear = "this year"
  case nextYear = "next year"
  case lastYear = "last year"

  /// Whether values of `type` can depend on the clock in this way.
  package func fits(_ type: FieldType) -> Bool {
    switch self {
    case .now: type == .datetime || type == .date
    case .today: type == .date || type == .datetime
    case .thisYear, .nextYear, .lastYear: type == .year
    }
  }

  /// The words for values of `type`.
  static func words(for type: FieldType) -> [String] {
    allCases.filter { $0.fits(type) }.map(\.rawValue)
  }

  package func value(for type: FieldType, now: DateTime) -> Value {
    switch (self, type) {
    case (.thisYear, _): .year(now.date.year)
    case (.nextYear, _): .year(now.date.year + 1)
    case (.lastYear, _): .year(now.date.year - 1)
    case (_, .date): .date(now.date)
    case (.today, _): .dateTime(DateTime(date: now.date, time: CivilTime(secondOfDay: 0), offset: now.offset))
    case (.now, _): .dateTime(now)
    }
  }
}
