/// The exact sum of decimal numbers.
package struct DecimalSum: Sendable {
  private var units: Int128 = 0
  package private(set) var count = 0
  /// The most decimals that any of the numbers was written with.
  package private(set) var scale = 0
  private var isExact = true

  package init() {}

  package mutating func add(_ number: Decimal) {
    let (sum, overflow) = units.addingReportingOverflow(number.units)
    units = sum
    isExact = isExact && !overflow
    count += 1
    scale = max(scale, number.scale)
  }

  /// The sum with the decimals of its parts; nil if it has more digits than a number can have.
  package var total: Decimal? {
    isExact ? Self.decimal(units, over: 1, scale: scale) : nil
  }

  /// The arithmetic mean, rounded to `decimals`, halves to the even digit; nil for no numbers.
  package func average(decimals: Int) -> Decimal? {
    guard isExact, count > 0 else { return nil }
    return Self.decimal(units, over: Int128(count), scale: decimals)
  }

  /// The quotient, rounded once; nil if it has more digits than a number can have.
  private static func decimal(_ units: Int128, over count: Int128, scale: Int) -> Decimal? {
    let coefficient = quotient(units, by: count * Decimal.powers[Decimal.digitLimit - scale])
    guard coefficient.magnitude < Decimal.powers[Decimal.digitLimit].magnitude else { return nil }
    return Decimal(coefficient: Int64(coefficient), scale: scale)
  }

  /// The quotient, rounded to the nearest whole number, halves to the even one.
  private static func quotient(_ dividend: Int128, by divisor: Int128) -> Int128 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    let twice = 2 * remainder.magnitude
    let isUp = twice > divisor.magnitude || twice == divisor.magnitude && quotient % 2 != 0
    return isUp ? quotient + dividend.signum() : quotient
  }
}
