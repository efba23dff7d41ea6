package import Language

/// A date and a time of day, as clocks in the site's time zone show them.
package struct Moment: Sendable, Hashable {
  package let date: CivilDate
  package let time: CivilTime
  /// Seconds east of UTC, where the item gives them.
  package let offset: Int?

  /// - Parameter utc: seconds since 1970.
  package init(utc: Int) {
    let day = utc >= 0 ? utc / 86_400 : -((86_399 - utc) / 86_400)
    self.init(date: CivilDate(dayNumber: day), time: CivilTime(secondOfDay: utc), offset: 0)
  }

  /// Seconds since 1970 in UTC, at which `clock` shows the moment.
  package func instant(by clock: ZoneClock) -> Int {
    let local = date.dayNumber * 86_400 + time.secondOfDay
    if let offset { return local - offset }
    // The offset then is that of a moment near by, but for the hours around a change.
    let near = local - clock.localTime(at: local).utcOffset
    return local - clock.localTime(at: near).utcOffset
  }

  package init(_ time: LocalTime) {
    self.init(date: time.date, time: time.time, offset: time.utcOffset)
  }

  package init(date: CivilDate, time: CivilTime, offset: Int? = nil) {
    self.date = date
    self.time = time
    self.offset = offset
  }
}
