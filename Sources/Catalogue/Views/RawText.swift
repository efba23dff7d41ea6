package import Language

/// Values as programs write them: plain digits, ISO 8601, true and false.
package enum RawText {
  package static func text(of value: Value) -> String {
    switch value {
    case .missing: ""
    case .text(let text): text
    case .number(let number): number.description
    case .year(let year): String(year)
    case .date(let date): text(of: date)
    case .moment(let moment): text(of: moment)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let texts): texts.joined(separator: "; ")
    }
  }

  /// `2014-03-05`; a day before the common era as it is written in front matter, `-0044-03-15` being one of 44 BC.
  package static func text(of date: CivilDate) -> String {
    let year = String(date.historicalYear.magnitude)
    let padded = String(repeating: "0", count: max(0, 4 - year.utf8.count)) + year
    return "\(date.historicalYear < 0 ? "-" : "")\(padded)-\(twoDigits(date.month))-\(twoDigits(date.day))"
  }

  /// `2014-03-05T09:30:00`, with the part of a second and the offset from UTC that the item gives.
  private static func text(of moment: Moment) -> String {
    let (date, time, offset) = moment.written
    return "\(text(of: date))T\(text(of: time))\(fraction(moment.nanosecond))\(self.offset(offset))"
  }

  /// `.25`, or nothing for no part.
  private static func fraction(_ nanosecond: Int32) -> String {
    if nanosecond == 0 { return "" }
    var digits = String(nanosecond)
    digits = String(repeating: "0", count: 9 - digits.utf8.count) + digits
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return "." + digits
  }

  private static func text(of time: CivilTime) -> String {
    "\(twoDigits(time.hour)):\(twoDigits(time.minute)):\(twoDigits(time.second))"
  }

  private static func offset(_ seconds: Int?) -> String {
    guard let seconds else { return "" }
    if seconds == 0 { return "Z" }
    let minutes = abs(seconds) / 60
    return "\(seconds < 0 ? "-" : "+")\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
