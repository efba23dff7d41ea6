package import Language

/// A date and a time of day, as clocks in the site's time zone show them.
///
/// It is kept in few bytes: a catalogue may have millions of values.
package struct DateTime: Sendable {
  private let dayNumber: Int32
  private let secondOfDay: Int32
  /// The part of a second, in billionths.
  package let nanosecond: Int32
  /// Seconds east of UTC, or `unknown`.
  private let clockOffset: Int32
  private let itemOffset: Int32

  private static let unknown = Int32.min

  /// - Parameters:
  ///   - offset: seconds east of UTC of the clock that shows the date and the time, where that is known.
  ///   - writtenOffset: seconds east of UTC that the item gives, if it gives any.
  package init(
    date: CivilDate, time: CivilTime, nanosecond: Int = 0, offset: Int? = nil, writtenOffset: Int? = nil
  ) {
    dayNumber = Int32(date.dayNumber)
    secondOfDay = Int32(time.secondOfDay)
    self.nanosecond = Int32(nanosecond)
    clockOffset = offset.map { Int32($0) } ?? Self.unknown
    itemOffset = writtenOffset.map { Int32($0) } ?? Self.unknown
  }

  /// - Parameter utc: seconds since 1970.
  package init(utc: Int) {
    let day = utc >= 0 ? utc / 86_400 : -((86_399 - utc) / 86_400)
    self.init(date: CivilDate(dayNumber: day), time: CivilTime(secondOfDay: utc), offset: 0)
  }

  /// The last moment of a day.
  init(lastOf day: CivilDate) {
    self.init(date: day, time: CivilTime(secondOfDay: 86_399), nanosecond: 999_999_999)
  }

  package init(_ time: LocalTime) {
    self.init(date: time.date, time: time.time, offset: time.utcOffset)
  }

  package var date: CivilDate { CivilDate(dayNumber: Int(dayNumber)) }
  package var time: CivilTime { CivilTime(secondOfDay: Int(secondOfDay)) }
  /// Seconds east of UTC of the clock that shows the moment, where that is known.
  package var offset: Int? { clockOffset == Self.unknown ? nil : Int(clockOffset) }

  /// Seconds east of UTC that the item gives, if it gives any.
  package var writtenOffset: Int? { itemOffset == Self.unknown ? nil : Int(itemOffset) }

  /// Nanoseconds since the start of 1970, as if the clock that shows the moment were one of UTC.
  package var nanoseconds: Int128 {
    Int128(Int(dayNumber) * 86_400 + Int(secondOfDay)) * 1_000_000_000 + Int128(nanosecond)
  }
}

extension DateTime {
  /// The time of day in nanoseconds.
  var nanosecondsOfDay: Int128 { Int128(secondOfDay) * 1_000_000_000 + Int128(nanosecond) }

  /// Seconds since 1970 in UTC, at which `clock` shows the moment.
  package func instant(by clock: ZoneClock) -> Int {
    let local = Int(dayNumber) * 86_400 + Int(secondOfDay)
    if let offset { return local - offset }
    // The offset then is that of a moment near by, but for the hours around a change.
    let near = local - clock.localTime(at: local).utcOffset
    return local - clock.localTime(at: near).utcOffset
  }

  /// The moment as the item writes it, by a clock with the offset from UTC that the item gives.
  var written: (date: CivilDate, time: CivilTime, offset: Int?) {
    guard itemOffset != Self.unknown, let offset else { return (date, time, offset) }
    let local = Int(dayNumber) * 86_400 + Int(secondOfDay) - offset + Int(itemOffset)
    let day = local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
    return (CivilDate(dayNumber: day), CivilTime(secondOfDay: local), Int(itemOffset))
  }
}

extension DateTime: Hashable {
  /// Two moments are the same if clocks of the site show the same, however their items write it.
  package static func == (one: DateTime, other: DateTime) -> Bool {
    one.dayNumber == other.dayNumber && one.secondOfDay == other.secondOfDay && one.nanosecond == other.nanosecond
      && one.clockOffset == other.clockOffset
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(dayNumber)
    hasher.combine(secondOfDay)
  }
}
