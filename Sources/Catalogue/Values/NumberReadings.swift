/// The possible meanings of a number that is not written in plain digits.
package enum NumberReadings {
  /// The number in plain digits: `1234.50` for `$1,234.50` and for `1.234,50`; two for `1,234`, whose comma may be either; none for other texts.
  package static func of(_ text: String) -> [String] {
    let digits = text.filter { !$0.isWhitespace && !"$€£¥'’_".contains($0) }.map { $0 == "−" ? "-" : $0 }
    let marks = digits.filter { $0 == "," || $0 == "." }
    let readings: [String]
    if Set(marks).count == 2, let last = marks.last, marks.count(where: { $0 == last }) == 1 {
      readings = [reading(of: digits, point: last)]
    } else if marks == [","] {
      let decimals = digits.count - 1 - (digits.firstIndex(of: ",") ?? 0)
      let (decimal, grouped) = (reading(of: digits, point: ","), reading(of: digits, point: "."))
      readings = decimals == 3 ? [grouped, decimal] : [decimal]
    } else {
      let groups = digits.split { $0 == "," || $0 == "." }
      let isGrouped = marks.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 }
      readings = marks.count <= 1 || isGrouped ? [reading(of: digits, point: isGrouped ? nil : ".")] : []
    }
    return readings.filter { Decimal($0) != nil }
  }

  /// The text with `point` as a point, and without the marks between groups of digits.
  private static func reading(of digits: [Character], point: Character?) -> String {
    String(digits.compactMap { $0 == point ? "." : $0 == "," || $0 == "." ? nil : $0 })
  }
}
