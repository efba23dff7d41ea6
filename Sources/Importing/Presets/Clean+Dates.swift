import Catalogue
private import Characters

extension Clean {
  /// A date as ISO 8601 has it, where there is only one way to read it; a text with a time of day other than midnight stays as it is.
  ///
  /// - Parameter order: what comes first, if that is known.
  static func date(_ text: String, order: DateOrder? = nil) -> String {
    if isISODay(text) { return text }
    let (day, time) = parted(text)
    return time.isEmpty || isMidnight(time) ? reading(of: day, order) ?? text : text
  }

  /// The day of a date or a moment in a program whose times say nothing.
  static func day(_ text: String) -> String {
    if isISODay(text) { return text }
    let text = unbracketed(text)
    return reading(of: text) ?? text
  }

  /// A date and time as ISO 8601 has it, where there is only one way to read the date.
  ///
  /// - Parameter order: what comes first, if that is known.
  static func moment(_ text: String, order: DateOrder? = nil) -> String {
    let (day, time) = parted(text)
    guard let date = reading(of: day, order), date != day || half(of: time) != nil else { return text }
    return time.isEmpty ? date : "\(date)T\(clockTime(time))"
  }

  /// What comes first in a date that can be read in one way only; nil of a text that does not show it.
  static func order(shownBy text: String) -> DateOrder? {
    if isISODay(text) { return nil }
    let day = parted(cell(text)).day
    let orders = DateOrder.allCases.filter { DateReadings.reading(of: day, order: $0) != nil }
    return orders.count == 1 ? orders[0] : nil
  }

  /// Whether the text is as `2014-03-05`, which is what it should be.
  static func isISODay(_ text: String) -> Bool {
    text.utf8.count == 10 && text.utf8.dropFirst(4).first == UInt8(ascii: "-")
  }

  private static func reading(of day: String, _ order: DateOrder? = nil) -> String? {
    if let order { return DateReadings.reading(of: day, order: order) }
    let readings = DateReadings.of(day)
    return readings.count == 1 ? readings[0] : nil
  }

  /// What is before the first `T` or blank, and what follows it; blanks behind points, as in `5. 3. 2014`, are part of a date.
  private static func parted(_ text: String) -> (day: String, time: String) {
    var text = text
    if text.hasByte(UInt8(ascii: ".")), text.contains(". ") {
      text = text.split(separator: " ").reduce("") { text, word in
        let isJoined = text.isEmpty || text.hasSuffix(".") && !word.contains(":")
        return "\(text)\(isJoined ? "" : " ")\(word)"
      }
    }
    guard let mark = text.firstIndex(where: { $0 == "T" || $0 == " " }) else { return (text, "") }
    return (String(text[..<mark]), String(text[text.index(after: mark)...]).trimmed)
  }

  /// `21:30` for `9:30 PM` and `9:30pm`, and `09:30` for `9:30`; another text as it is.
  private static func clockTime(_ text: String) -> String {
    let half = half(of: text)
    let time = half == nil ? text : String(text.trimmed.dropLast(2)).trimmed
    guard let colon = time.firstIndex(of: ":"), let hour = Int(time[..<colon]), !time.contains(where: \.isWhitespace),
      half == nil || (1...12).contains(hour)
    else { return text }
    let shown = half.map { hour % 12 + $0 } ?? hour
    return (shown < 10 ? "0" : "") + "\(shown)\(time[colon...])"
  }

  /// The hours before the half of the day that a time ends with, `AM` or `PM`; nil if it ends with none.
  private static func half(of time: String) -> Int? { ["am": 0, "pm": 12][time.trimmed.suffix(2).lowercased()] }

  /// Whether a time of day is midnight: what programs write for a date alone.
  private static func isMidnight(_ time: String) -> Bool {
    let time = time.lowercased()
    if ["12:00 am", "12:00:00 am"].contains(time) { return true }
    let digits = time.hasSuffix("z") ? time.dropLast() : time[...]
    return digits.contains(":") && digits.allSatisfy { "0:.".contains($0) }
  }
}
