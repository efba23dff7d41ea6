import Catalogue

extension Clean {
  /// A date as ISO 8601 has it, where there is only one way to read it; a text with a time of day other than midnight stays as it is.
  static func date(_ text: String) -> String {
    if isISODay(text) { return text }
    let (day, time) = parted(text)
    return time.isEmpty || isMidnight(time) ? reading(of: day) ?? text : text
  }

  /// The day of a date or a moment in a program whose times say nothing.
  static func day(_ text: String) -> String {
    if isISODay(text) { return text }
    let text = unbracketed(text)
    return reading(of: text) ?? text
  }

  /// A date and time as ISO 8601 has it, where there is only one way to read the date.
  static func moment(_ text: String) -> String {
    let (day, time) = parted(text)
    guard let date = reading(of: day), date != day else { return text }
    return time.isEmpty ? date : "\(date)T\(time)"
  }

  /// Whether the text is as `2014-03-05`, which is what it should be.
  private static func isISODay(_ text: String) -> Bool {
    text.utf8.count == 10 && text.utf8.dropFirst(4).first == UInt8(ascii: "-")
  }

  private static func reading(of day: String) -> String? {
    let readings = DateReadings.of(day)
    return readings.count == 1 ? readings[0] : nil
  }

  /// What is before the first `T` or blank, and what follows it.
  private static func parted(_ text: String) -> (day: String, time: String) {
    guard let mark = text.firstIndex(where: { $0 == "T" || $0 == " " }) else { return (text, "") }
    return (String(text[..<mark]), String(text[text.index(after: mark)...]).trimmed)
  }

  /// Whether a time of day is midnight: what programs write for a date alone.
  private static func isMidnight(_ time: String) -> Bool {
    let time = time.lowercased()
    if ["12:00 am", "12:00:00 am"].contains(time) { return true }
    let digits = time.hasSuffix("z") ? time.dropLast() : time[...]
    return digits.contains(":") && digits.allSatisfy { "0:.".contains($0) }
  }
}
