/// Ten years that share all digits but the last: 1960 to 1969, or 759 to 750 BC.
///
/// Historians' years are counted here, negative before Christ and without a year zero, so the two decades beside the
/// turn of the era have nine years.
package struct Decade: Sendable, Hashable, Comparable {
  package let firstYear: Int
  package let lastYear: Int

  package init(containing year: Int) {
    let distance = year.magnitude / 10 * 10
    let start = Int(distance)
    if year < 0 {
      firstYear = -start - 9
      lastYear = -max(start, 1)
    } else {
      firstYear = max(start, 1)
      lastYear = start + 9
    }
  }

  package static func < (one: Decade, other: Decade) -> Bool { one.firstYear < other.firstYear }
}
