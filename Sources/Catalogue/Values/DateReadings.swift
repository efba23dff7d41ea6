import Language

/// The possible meanings of a date that is not written as in ISO 8601.
package enum DateReadings {
  /// The dates that `text` may mean, such as `2014-03-05` and `2014-05-03` for `3/5/2014`; none for other texts.
  package static func of(_ text: String) -> [String] {
    let text = text.split(whereSeparator: { $0 == "T" || $0 == " " }).first.map(String.init) ?? text
    // A year before the common era comes first; in other forms, a hyphen there says nothing.
    if let first = text.first, first == "-" || first == "−" { return beforeCommonEra(text.dropFirst()) }
    if text.utf8.count == 8, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return readings([(Int(text.prefix(4)), Int(text.dropFirst(4).prefix(2)), Int(text.suffix(2)))])
    }
    let parts = text.split(whereSeparator: { "-/.".contains($0) }).map(String.init)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.count <= 4 }) else { return [] }
    let numbers = parts.map(Int.init)
    if parts[0].utf8.count == 4 { return readings([(numbers[0], numbers[1], numbers[2])]) }
    guard parts[2].utf8.count == 4 else { return [] }
    let dayFirst = (numbers[2], numbers[1], numbers[0])
    let monthFirst = (numbers[2], numbers[0], numbers[1])
    // With points between, the day comes first; with slashes or hyphens, that depends on who writes.
    return readings(text.contains(".") ? [dayFirst] : [monthFirst, dayFirst])
  }

  private static func beforeCommonEra(_ text: Substring) -> [String] {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, (1...4).contains(parts[0].utf8.count), let year = Int(parts[0]), year > 0 else { return [] }
    return readings([(-year, Int(parts[1]), Int(parts[2]))])
  }

  private static func readings(_ dates: [(year: Int?, month: Int?, day: Int?)]) -> [String] {
    var readings: [String] = []
    for case (let year?, let month?, let day?) in dates {
      guard let date = CivilDate(historicalYear: year, month: month, day: day) else { continue }
      let text = RawText.text(of: date)
      if !readings.contains(text) { readings.append(text) }
    }
    return readings
  }
}
