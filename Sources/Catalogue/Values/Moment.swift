package import Language

/// A date and a time of day, as clocks in the site's time zone show them.
package struct Moment: Sendable, Hashable {
  package let date: CivilDate
  package let time: CivilTime
  /// Seconds east of UTC, where the item gives them.
  package let offset: Int?

  package init(_ time: LocalTime) {
    self.init(date: time.date, time: time.time, offset: time.utcOffset)
  }

  package init(date: CivilDate, time: CivilTime, offset: Int? = nil) {
    self.date = date
    self.time = time
    self.offset = offset
  }
}
