import Language

/// Reads dates and times as ISO 8601 writes them, but for years before the common era: people, and fields of the type `year`, count those without a year
/// 0, so that -0044 is 44 BC in a date too.
struct DateReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// `2014-03-05`; nil for another form or a day that no calendar has.
  static func date(_ text: String) -> CivilDate? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = DateReader(bytes)
      let date = reader.day()
      return reader.isAtEnd ? date : nil
    }
  }

  /// `2014-03-05T09:30`, with a space for the T if one likes, and with seconds, and with `Z` or an offset from UTC such as `+02:00`; a date alone is its midnight.
  ///
  /// A moment with an offset becomes what clocks of the site showed. Nil also for one that these showed before or after the years
  /// that dates have.
  static func dateTime(_ text: String, clock: ZoneClock) -> DateTime? {
    moment(text, clock: clock).flatMap { $0.isWithinYears ? $0.dateTime : nil }
  }

  /// Whether a text is that of a moment that clocks of the site showed before or after the years that dates have.
  static func isBeyondYears(_ text: String, clock: ZoneClock) -> Bool {
    moment(text, clock: clock).map { !$0.isWithinYears } ?? false
  }

  private static func moment(_ text: String, clock: ZoneClock) -> Moment? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = DateReader(bytes)
      return reader.moment(clock: clock)
    }
  }

  private struct Moment {
    let dateTime: DateTime
    var isWithinYears = true
  }
}

extension DateReader {
  private mutating func moment(clock: ZoneClock) -> Moment? {
    guard let date = day() else { return nil }
    guard !isAtEnd else { return Moment(dateTime: DateTime(firstOf: date, by: clock)) }
    guard take("T") || take("t") || take(" "), let time = clockTime() else { return nil }
    guard let nanosecond = fraction() else { return nil }
    guard !isAtEnd else {
      return Moment(dateTime: DateTime(date: date, time: time, nanosecond: nanosecond, by: clock))
    }
    guard let offset = utcOffset(), isAtEnd else { return nil }
    let local = clock.localTime(at: date.dayNumber * 86_400 + time.secondOfDay - offset)
    return Moment(
      dateTime: DateTime(
        date: local.date, time: local.time, nanosecond: nanosecond, offset: local.utcOffset, writtenOffset: offset),
      isWithinYears: CivilDate(historicalYear: local.date.historicalYear, month: 1, day: 1) != nil)
  }

  private mutating func day() -> CivilDate? {
    let isNegative = take("-")
    guard let year = number(digits: 4...4), take("-"), let month = number(digits: 2...2), take("-"),
      let day = number(digits: 2...2)
    else { return nil }
    return CivilDate(historicalYear: isNegative ? -year : year, month: month, day: day)
  }

  private mutating func clockTime() -> CivilTime? {
    guard let hour = number(digits: 1...2), take(":"), let minute = number(digits: 2...2) else { return nil }
    var second = 0
    if take(":") {
      guard let seconds = number(digits: 2...2) else { return nil }
      second = seconds
    }
    return CivilTime(hour: hour, minute: minute, second: second)
  }

  /// The part of a second after a point, in billionths; 0 without one, nil for one that is none.
  private mutating func fraction() -> Int? {
    guard take(".") else { return 0 }
    let start = position
    guard var value = number(digits: 1...9) else { return nil }
    for _ in (position - start)..<9 { value *= 10 }
    return value
  }

  private mutating func utcOffset() -> Int? {
    _ = take(" ")
    if take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(digits: 2...2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = isAtEnd ? 0 : number(digits: 2...2), minutes < 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private var isAtEnd: Bool { position == bytes.count }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func number(digits: ClosedRange<Int>) -> Int? {
    let start = position
    var value = 0
    while position - start < digits.upperBound, !isAtEnd,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    return digits.contains(position - start) ? value : nil
  }
}
