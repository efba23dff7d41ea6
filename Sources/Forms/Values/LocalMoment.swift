import Catalogue
import Language

/// A date with a time as the native control of a browser has it: `2014-03-05T09:30`, by the clocks of the site's time zone.
enum LocalMoment {
  /// Nil for a moment that the control cannot show: one before the common era.
  static func text(of moment: DateTime) -> String? {
    guard moment.date.year >= 1 else { return nil }
    let time = moment.time
    var text = "\(RawText.text(of: moment.date))T\(twoDigits(time.hour)):\(twoDigits(time.minute))"
    let hasFraction = moment.nanosecond != 0
    if time.second != 0 || hasFraction { text += ":\(twoDigits(time.second))" }
    if hasFraction { text += ".\(String(String(1_000_000_000 + Int(moment.nanosecond)).dropFirst().prefix(3)))" }
    return text
  }

  /// Whether a text is one that the control can show.
  static func isShowable(_ text: String) -> Bool { returned(text) != nil }

  /// Whether a text is a day that the native control can show.
  static func isDay(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/), let year = Int(match.1), year > 0,
      let month = Int(match.2), let day = Int(match.3)
    else { return false }
    return CivilDate(year: year, month: month, day: day) != nil
  }

  /// What the native control sends for what it shows: browsers leave out seconds and parts of them that are zero.
  ///
  /// - Returns: Nil for a text that the control cannot show; browsers empty it then.
  static func returned(_ text: String) -> String? {
    let parts = /([0-9-]{10})T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,3}))?)?/
    guard let match = text.wholeMatch(of: parts), isDay(String(match.1)), let hour = Int(match.2),
      let minute = Int(match.3), let second = Int(match.4 ?? "0"),
      CivilTime(hour: hour, minute: minute, second: second) != nil
    else { return nil }
    let minutes = "\(match.1)T\(match.2):\(match.3)"
    let fraction = String((match.5 ?? "").reversed().drop { $0 == "0" }.reversed())
    if second == 0, fraction.isEmpty { return minutes }
    return "\(minutes):\(twoDigits(second))" + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// The moment as front matter has it: with the space, the seconds and the offset from UTC that the old one had.
  static func written(_ shown: String, like old: String?, clock: ZoneClock) -> String {
    var text = shown.trimmingBlanks
    guard let old, isShowable(text), old.count > 10 else { return text }
    if old.contains(where: \.isWholeNumber), old.count(where: { $0 == ":" }) >= 2, text.count == 16, hasSeconds(old) {
      text += ":00"
    }
    if let offset = offset(of: text, likeThatIn: old, clock: clock) { text += offset }
    if Array(old)[10] == " " { text = text.replacing("T", with: " ") }
    return text
  }

  private static func hasSeconds(_ text: String) -> Bool {
    let time = text.dropFirst(11).prefix { $0.isWholeNumber || $0 == ":" || $0 == "." }
    return time.count { $0 == ":" } == 2
  }

  /// The offset of the site's clocks at a moment, where the old text has one. An hour that the clocks skip is read by those before.
  private static func offset(of text: String, likeThatIn old: String, clock: ZoneClock) -> String? {
    let end = old.dropFirst(11)
    guard end.hasSuffix("Z") || end.hasSuffix("z") || end.contains(where: { $0 == "+" || $0 == "-" }) else {
      return nil
    }
    let field = Field(key: "moment", type: .datetime)
    guard case .dateTime(let moment)? = try? ValueReader(field: field, clock: clock).read(text) else { return nil }
    let local = moment.date.dayNumber * 86_400 + moment.time.secondOfDay
    // In the hour that comes twice when clocks go back, it stays the same of the two.
    if let known = seconds(ofOffset: end), clock.localTime(at: local - known).utcOffset == known {
      return String(written(end))
    }
    let seconds = clock.utcOffsets(ofLocal: local).before
    if seconds == 0 { return "Z" }
    let minutes = abs(seconds) / 60
    return "\(seconds < 0 ? "-" : "+")\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  /// The offset at the end of a time.
  private static func written(_ time: Substring) -> Substring { time.drop { !"Zz+-".contains($0) } }

  private static func seconds(ofOffset time: Substring) -> Int? {
    let offset = written(time)
    if offset.lowercased() == "z" { return 0 }
    guard let match = offset.wholeMatch(of: /([+-])([0-9]{2}):([0-9]{2})/), let hours = Int(match.2),
      let minutes = Int(match.3)
    else { return nil }
    return (match.1 == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
