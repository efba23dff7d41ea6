package import Language

/// A date and a time of day, as clocks in the site's time zone show them.
///
/// It is kept in few bytes: a catalogue may have millions of values.
package struct DateTime: Sendable {
  private let dayNumber: Int32
  private let secondOfDay: Int32
  /// The part of a second, in billionths.
  package let nanosecond: Int32
  private let clockOffset: Int32
  /// Seconds east of UTC, or `unknown`.
  private let itemOffset: Int32

  private static let unknown = Int32.min

  /// - Parameters:
  ///   - offset: seconds east of UTC of the clock that shows the date and the time.
  ///   - writtenOffset: seconds east of UTC that the item gives, if it gives any.
  package init(
    date: CivilDate, time: CivilTime, nanosecond: Int = 0, offset: Int, writtenOffset: Int? = nil
  ) {
    dayNumber = Int32(date.dayNumber)
    secondOfDay = Int32(time.secondOfDay)
    self.nanosecond = Int32(nanosecond)
    clockOffset = Int32(offset)
    itemOffset = writtenOffset.map { Int32($0) } ?? Self.unknown
  }

  /// What an item gives without an offset from UTC. A time that `clock` showed twice is the first of the two; one that it skipped is the moment
  /// at which it did.
  package init(date: CivilDate, time: CivilTime, nanosecond: Int = 0, by clock: ZoneClock) {
    let local = date.dayNumber * 86_400 + time.secondOfDay
    let offsets = clock.utcOffsets(ofLocal: local)
    let offset = offsets.before < offsets.after ? local - clock.change(skipping: local, offsets) : offsets.before
    self.init(date: date, time: time, nanosecond: nanosecond, offset: offset)
  }

  /// - Parameter utc: seconds since 1970.
  package init(utc: Int) {
    let day = utc >= 0 ? utc / 86_400 : -((86_399 - utc) / 86_400)
    self.init(date: CivilDate(dayNumber: day), time: CivilTime(secondOfDay: utc), offset: 0, writtenOffset: 0)
  }

  /// The first moment of a day.
  package init(firstOf day: CivilDate, by clock: ZoneClock) {
    self.init(date: day, time: CivilTime(secondOfDay: 0), by: clock)
  }

  /// The last moment of a day.
  init(lastOf day: CivilDate, by clock: ZoneClock) {
    let offset = clock.utcOffsets(ofLocal: day.dayNumber * 86_400 + 86_399).after
    self.init(date: day, time: CivilTime(secondOfDay: 86_399), nanosecond: 999_999_999, offset: offset)
  }

  package init(_ time: LocalTime) {
    self.init(date: time.date, time: time.time, offset: time.utcOffset, writtenOffset: time.utcOffset)
  }

  package var date: CivilDate { CivilDate(dayNumber: Int(dayNumber)) }
  package var time: CivilTime { CivilTime(secondOfDay: Int(secondOfDay)) }
  /// Seconds east of UTC of the clock that shows the moment.
  package var offset: Int { Int(clockOffset) }

  /// Seconds east of UTC that the item gives, if it gives any.
  package var writtenOffset: Int? { itemOffset == Self.unknown ? nil : Int(itemOffset) }

  /// A number by which values of one clock are in order: by days as the clock shows them, so that those of a day stay together, and within a day by
  /// moments, although the clock may show some of them twice. Times that it skipped are told apart by what it would have shown.
  package var order: Int128 {
    // An offset is less than a day, so four days are more than what all moments of a day can span.
    let moment = Int128(dayNumber) * 4 * 86_400 + Int128(Int(secondOfDay) - offset)
    return (moment * 86_400 + Int128(secondOfDay)) * 1_000_000_000 + Int128(nanosecond)
  }
}

extension DateTime {
  /// The time of day in nanoseconds.
  var nanosecondsOfDay: Int128 { Int128(secondOfDay) * 1_000_000_000 + Int128(nanosecond) }

  /// Seconds since 1970 in UTC.
  package var instant: Int { Int(dayNumber) * 86_400 + Int(secondOfDay) - offset }

  /// The moment as the item writes it, by a clock with the offset from UTC that the item gives.
  var written: (date: CivilDate, time: CivilTime, offset: Int?) {
    guard let writtenOffset else { return (date, time, nil) }
    let local = instant + writtenOffset
    let day = local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
    return (CivilDate(dayNumber: day), CivilTime(secondOfDay: local), writtenOffset)
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
