import Language

/// What comes first in a date that ends in its year.
package enum DateOrder: CaseIterable, Sendable {
  case monthFirst
  case dayFirst
}

/// The possible meanings of a date that is not written as in ISO 8601.
package enum DateReadings {
  /// The dates that `text` may mean, such as `2014-03-05` and `2014-05-03` for `3/5/2014`; none for other texts.
  package static func of(_ text: String) -> [String] {
    let readings = DateOrder.allCases.compactMap { reading(of: text, order: $0) }
    return readings.count == 2 && readings[0] == readings[1] ? [readings[0]] : readings
  }

  /// The date if it is known what comes first; nil for a text that is no such date.
  package static func reading(of text: String, order: DateOrder) -> String? {
    let text = text.split(whereSeparator: { $0 == "T" || $0 == " " }).first.map(String.init) ?? text
    // A year before the common era comes first; in other forms, a hyphen there says nothing.
    if let first = text.first, first == "-" || first == "−" { return beforeCommonEra(text.dropFirst()) }
    if text.utf8.count == 8, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return reading(Int(text.prefix(4)), Int(text.dropFirst(4).prefix(2)), Int(text.suffix(2)))
    }
    let parts = text.split(whereSeparator: { "-/.".contains($0) }).map(String.init)
    // A digit too many may be any of them.
    guard parts.count == 3, parts.map(\.utf8.count).sorted().elementsEqual([2, 2, 4], by: <=),
      Set(text.filter { "-/.".contains($0) }).count == 1
    else { return nil }
    let numbers = parts.map(Int.init)
    if parts[0].utf8.count == 4 { return reading(numbers[0], numbers[1], numbers[2]) }
    guard parts[2].utf8.count == 4 else { return nil }
    // With points between, the day comes first; with slashes or hyphens, that depends on who writes.
    let isDayFirst = order == .dayFirst || text.contains(".")
    return reading(numbers[2], numbers[isDayFirst ? 1 : 0], numbers[isDayFirst ? 0 : 1])
  }

  private static func beforeCommonEra(_ text: Substring) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, (1...4).contains(parts[0].utf8.count), let year = Int(parts[0]), year > 0,
      parts.dropFirst().allSatisfy({ $0.utf8.count <= 2 })
    else { return nil }
    return reading(-year, Int(parts[1]), Int(parts[2]))
  }

  private static func reading(_ year: Int?, _ month: Int?, _ day: Int?) -> String? {
    guard let year, let month, let day else { return nil }
    return CivilDate(historicalYear: year, month: month, day: day).map { RawText.text(of: $0) }
  }
}
