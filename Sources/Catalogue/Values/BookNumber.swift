/// The check digits of International Standard Book Numbers (ISO 2108), old and new.
enum BookNumber {
  /// What is wrong with an ISBN as it is written, hyphens and spaces aside; nil if it is right.
  static func finding(in text: String) -> String? {
    let digits = Array(String(text.unicodeScalars.filter { !isBetweenDigits($0) }).utf8)
    guard digits.count == 10 || digits.count == 13 else { return "must have 10 or 13 digits" }
    guard let values = values(of: digits) else {
      return "has digits, with hyphens or spaces between, and an X at most as the last of ten"
    }
    if digits.count == 13, !digits.starts(with: "978".utf8), !digits.starts(with: "979".utf8) {
      return "of 13 digits begins with 978 or 979"
    }
    let expected = digits.count == 10 ? checkDigit10(values) : checkDigit13(values)
    return values.last == expected
      ? nil : "does not add up: with these digits, the last one would be \(expected == 10 ? "X" : "\(expected)")"
  }

  private static func isBetweenDigits(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "-" || scalar == " " }
    let category = scalar.properties.generalCategory
    return category == .dashPunctuation || category == .spaceSeparator
  }

  /// The digits as numbers, X being ten where it may stand: last of ten.
  private static func values(of digits: [UInt8]) -> [Int]? {
    var values: [Int] = []
    for (position, byte) in digits.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: "X"), UInt8(ascii: "x"):
        guard digits.count == 10, position == 9 else { return nil }
        values.append(10)
      default: return nil
      }
    }
    return values
  }

  private static func checkDigit10(_ values: [Int]) -> Int {
    let sum = values.dropLast().enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element }
    return (11 - sum % 11) % 11
  }

  private static func checkDigit13(_ values: [Int]) -> Int {
    let sum = values.dropLast().enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? 1 : 3) * $1.element }
    return (10 - sum % 10) % 10
  }
}
