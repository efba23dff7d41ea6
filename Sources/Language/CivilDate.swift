/// A day of the proleptic Gregorian calendar: year 0 is 1 BC, year −43 is 44 BC, as ISO 8601 counts.
package struct CivilDate: Sendable, Hashable, Comparable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int

  /// Nil if the calendar has no such day, or the year is outside −9999 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard
      (-9999...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.length(ofMonth: month, in: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies `dayNumber` days after 1 January 1970.
  package init(dayNumber: Int) {
    // Years here begin in March, so that the leap day is the last of its year; 719,468 days lie between 1 March of
    // year 0 and 1 January 1970, and the calendar repeats after 146,097.
    let days = dayNumber + 719_468
    let era = days.quotient(flooringBy: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1 January 1970.
  package var dayNumber: Int {
    CivilDate.dayNumber(year: year, month: month, day: day)
  }

  /// The number of days since 1 January 1970 of a day in any year, however far away.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch.quotient(flooringBy: 400)
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The year as historians count, without a year zero: −44 for the ISO year −43.
  package var historicalYear: Int { year > 0 ? year : year - 1 }

  /// A day by its year as historians count, −44 being 44 BC; nil if there is none, as in a year 0.
  package init?(historicalYear: Int, month: Int, day: Int) {
    guard historicalYear != 0, (-9999...9999).contains(historicalYear) else { return nil }
    self.init(year: historicalYear < 0 ? historicalYear + 1 : historicalYear, month: month, day: day)
  }

  package static func < (one: CivilDate, other: CivilDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension CivilDate {
  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Int {
  /// The quotient rounded down, also below zero; `divisor` is positive.
  package func quotient(flooringBy divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
