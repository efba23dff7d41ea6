private import Glibc

/// A colour of sRGB, opaque.
package struct Color: Sendable, Hashable {
  /// From 0 to 255.
  package let red: Int
  package let green: Int
  package let blue: Int

  package init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour that CSS writes as `#rgb` or `#rrggbb`; nil of any other text.
  package init?(_ text: String) {
    var digits = Array(text.utf8)
    guard digits.first == UInt8(ascii: "#") else { return nil }
    digits.removeFirst()
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6, let number = Int(String(decoding: digits, as: UTF8.self), radix: 16),
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { return nil }
    self.init(red: number >> 16, green: number >> 8 & 255, blue: number & 255)
  }

  /// As CSS writes it: `#0b6468`.
  package var text: String {
    let digits = String(red << 16 | green << 8 | blue, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The contrast with another colour, from 1 to 21 (WCAG 2.2, contrast ratio).
  package func contrast(with other: Color) -> Double {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The colour as far towards another one as `share`, from 0 to 1, says.
  package func mixed(with other: Color, _ share: Double) -> Color {
    func mixed(_ one: Int, _ other: Int) -> Int { Int((Double(one) * (1 - share) + Double(other) * share).rounded()) }
    return Color(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  private var luminance: Double {
    func linear(_ value: Int) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
