/// The exact sum of decimal numbers.
package struct DecimalSum: Sendable {
  /// The parts of the numbers before their points, and those after them in units of 10⁻¹⁸. No number of items that a machine can hold makes
  /// either of them overflow.
  private var whole: Int128 = 0
  private var fraction: Int128 = 0
  package private(set) var count = 0
  /// The most decimals of any of the numbers.
  package private(set) var scale = 0

  private static let one = Decimal.powers[Decimal.digitLimit]

  package init() {}

  package mutating func add(_ number: Decimal) {
    let (whole, fraction) = number.units.quotientAndRemainder(dividingBy: Self.one)
    self.whole += whole
    self.fraction += fraction
    count += 1
    scale = max(scale, number.scale)
  }

  /// The sum, with the decimals of its parts; nil for no numbers.
  package var total: ExactDecimal? {
    count > 0 ? quotient(by: 1, decimals: scale) : nil
  }

  /// The arithmetic mean, rounded to `decimals`, halves to the even digit; nil for no numbers.
  package func average(decimals: Int) -> ExactDecimal? {
    count > 0 ? quotient(by: Int128(count), decimals: decimals) : nil
  }

  /// The sum divided by `divisor`, rounded once, halves to the even digit.
  private func quotient(by divisor: Int128, decimals: Int) -> ExactDecimal {
    // Both parts get the sign of the sum, and the fraction is less than one.
    var (whole, fraction) = (whole + fraction / Self.one, fraction % Self.one)
    if whole > 0, fraction < 0 { (whole, fraction) = (whole - 1, fraction + Self.one) }
    if whole < 0, fraction > 0 { (whole, fraction) = (whole + 1, fraction - Self.one) }

    let (wholes, rest) = whole.quotientAndRemainder(dividingBy: divisor)
    let unit = divisor * Decimal.powers[Decimal.digitLimit - decimals]
    var (parts, remainder) = (rest * Self.one + fraction).quotientAndRemainder(dividingBy: unit)
    let isOdd = (decimals == 0 ? wholes + parts : parts) % 2 != 0
    let (twice, half) = (2 * remainder.magnitude, unit.magnitude)
    if twice > half || twice == half && isOdd { parts += remainder.signum() }
    remainder = parts % Decimal.powers[decimals]
    return ExactDecimal(
      whole: wholes + parts / Decimal.powers[decimals], decimals: remainder, scale: decimals)
  }
}
