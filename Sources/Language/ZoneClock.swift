import ICUShim

/// The clock of a time zone, with all changes it ever had. One clock belongs to one thread.
package final class ZoneClock {
  package let zone: TimeZone
  private let rules: OpaquePointer

  package init(_ zone: TimeZone) throws(ICUFailure) {
    guard let rules = icu_zone_open(zone.name) else { throw ICUFailure(service: "time zone", tag: zone.name) }
    self.zone = zone
    self.rules = rules
  }

  deinit { icu_zone_close(rules) }

  /// What the clock shows at an instant, in seconds since 1970 UTC.
  package func localTime(at instant: Int) -> LocalTime {
    let offset = utcOffset(at: instant)
    let seconds = instant + offset
    return LocalTime(
      date: CivilDate(dayNumber: seconds.quotient(flooringBy: 86_400)), time: CivilTime(secondOfDay: seconds),
      utcOffset: offset)
  }

  private func utcOffset(at instant: Int) -> Int {
    var milliseconds: Int32 = 0
    return icu_zone_offset(rules, Double(instant) * 1_000, &milliseconds) ? Int(milliseconds) / 1_000 : 0
  }
}
