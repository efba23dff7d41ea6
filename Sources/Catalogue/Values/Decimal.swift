private import Characters

/// A decimal number of at most 18 digits, with as many decimals as it was written with: 1.10 stays 1.10.
package struct Decimal: Sendable, Hashable {
  /// How many digits a number may have in all.
  package static let digitLimit = 18

  /// All digits as one whole number.
  package let coefficient: Int64
  /// How many of the digits come after the point.
  package let scale: Int

  package init(coefficient: Int64, scale: Int = 0) {
    self.coefficient = coefficient
    self.scale = scale
  }

  package init(_ whole: Int) {
    self.init(coefficient: Int64(whole))
  }

  /// The number that `text` writes in plain digits: an optional sign, digits, and at most one point; nil for anything else, or for too many digits.
  package init?(_ text: some StringProtocol) {
    var coefficient: Int64 = 0
    var scale: Int?
    var digits = 0
    var significant = 0
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard isFirst else { return nil }
      case UInt8(ascii: "."):
        guard scale == nil else { return nil }
        scale = digits
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if significant > 0 || byte != UInt8(ascii: "0") { significant += 1 }
        guard significant <= Self.digitLimit, digits <= 2 * Self.digitLimit else { return nil }
        coefficient = coefficient * 10 + Int64(byte - UInt8(ascii: "0"))
      default:
        return nil
      }
      isFirst = false
    }
    let decimals = digits - (scale ?? digits)
    guard digits > 0, decimals <= Self.digitLimit else { return nil }
    self.init(coefficient: text.utf8.first == UInt8(ascii: "-") ? -coefficient : coefficient, scale: decimals)
  }

  /// The number in units of 10⁻¹⁸, which any two numbers can be compared in.
  package var units: Int128 {
    Int128(coefficient) * Self.powers[Self.digitLimit - scale]
  }

  /// The powers of ten up to 10¹⁸.
  static let powers: [Int128] = (0..<digitLimit).reduce(into: [1]) { powers, _ in
    powers.append(powers[powers.count - 1] * 10)
  }
}

extension Decimal: Comparable {
  package static func == (one: Decimal, other: Decimal) -> Bool { one.units == other.units }
  package static func < (one: Decimal, other: Decimal) -> Bool { one.units < other.units }
  package func hash(into hasher: inout Hasher) { hasher.combine(units) }
}

extension Decimal: CustomStringConvertible {
  /// The number in plain digits, with every decimal it was written with.
  package var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the number as `description` has it.
  func append(to bytes: inout [UInt8]) {
    if coefficient < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, decimals) = coefficient.magnitude.quotientAndRemainder(dividingBy: UInt64(Self.powers[scale]))
    bytes.append(digitsOf: whole)
    guard scale > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(digitsOf: decimals, width: scale)
  }
}
