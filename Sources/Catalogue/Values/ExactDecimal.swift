/// A decimal number of any size that totals can have, with up to 18 decimals.
package struct ExactDecimal: Sendable, Hashable {
  package let whole: Int128
  /// The decimals as one whole number, below zero if the number is.
  private let decimals: Int128
  package let scale: Int

  /// - Parameters:
  ///   - whole: the part before the point.
  ///   - decimals: the part after the point in units of its last digit; of the same sign as `whole`.
  init(whole: Int128, decimals: Int128, scale: Int) {
    self.whole = whole
    self.decimals = decimals
    self.scale = scale
  }

  package init(_ number: Decimal) {
    let (whole, decimals) = Int128(number.coefficient).quotientAndRemainder(dividingBy: Decimal.powers[number.scale])
    self.init(whole: whole, decimals: decimals, scale: number.scale)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number in plain digits.
  package var description: String {
    let sign = whole < 0 || decimals < 0 ? "-" : ""
    guard scale > 0 else { return "\(sign)\(whole.magnitude)" }
    let digits = String(decimals.magnitude)
    return "\(sign)\(whole.magnitude).\(String(repeating: "0", count: scale - digits.utf8.count))\(digits)"
  }
}
