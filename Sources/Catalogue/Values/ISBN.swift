/// The check digits of International Standard Book Numbers (ISO 2108), old and new.
package enum ISBN {
  /// What is wrong with an ISBN as it is written, hyphens and spaces aside; nil if it is right.
  package static func finding(in text: String) -> String? {
    var digits = charactersOtherThanBetween(text)
    guard digits.count == 10 || digits.count == 13 else { return "must have 10 or 13 digits" }
    guard makeNumbers(of: &digits) else {
      return "has digits, with hyphens or spaces between, and an X at most as the last of ten"
    }
    if digits.count == 13, digits[0] != 9 || digits[1] != 7 || digits[2] < 8 {
      return "of 13 digits begins with 978 or 979"
    }
    let expected = digits.count == 10 ? checkDigit10(digits) : checkDigit13(digits)
    return Int(digits[digits.count - 1]) == expected
      ? nil : "does not add up: with these digits, the last one would be \(expected == 10 ? "X" : "\(expected)")"
  }

  /// What tells books apart: thirteen digits, also of an ISBN of ten; of other texts, all but hyphens and spaces.
  package static func identity(_ text: String) -> String {
    let plain = plain(text)
    guard plain.utf8.count == 10, finding(in: plain) == nil else { return plain }
    let digits = Array("978\(plain.dropLast())0".utf8.map { $0 - UInt8(ascii: "0") })
    return "978\(plain.dropLast())\(checkDigit13(digits))"
  }

  /// The text without hyphens and spaces.
  package static func plain(_ text: String) -> String {
    String(decoding: charactersOtherThanBetween(text), as: UTF8.self).uppercased()
  }

  /// The bytes of the text without those of hyphens and spaces.
  private static func charactersOtherThanBetween(_ text: String) -> [UInt8] {
    var characters: [UInt8] = []
    characters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars where !isBetweenDigits(scalar) {
      if scalar.isASCII { characters.append(UInt8(scalar.value)) } else { characters += scalar.utf8 }
    }
    return characters
  }

  private static func isBetweenDigits(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "-" || scalar == " " }
    let category = scalar.properties.generalCategory
    return category == .dashPunctuation || category == .spaceSeparator
  }

  /// Turns digits into numbers, and an X at the end of ten characters into 10; false if there are other characters.
  private static func makeNumbers(of characters: inout [UInt8]) -> Bool {
    for position in characters.indices {
      switch characters[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): characters[position] -= UInt8(ascii: "0")
      case UInt8(ascii: "X"), UInt8(ascii: "x"):
        guard characters.count == 10, position == 9 else { return false }
        characters[position] = 10
      default: return false
      }
    }
    return true
  }

  private static func checkDigit10(_ digits: [UInt8]) -> Int {
    var sum = 0
    for position in 0..<9 { sum += (10 - position) * Int(digits[position]) }
    return (11 - sum % 11) % 11
  }

  private static func checkDigit13(_ digits: [UInt8]) -> Int {
    var sum = 0
    for position in 0..<12 { sum += (position % 2 == 0 ? 1 : 3) * Int(digits[position]) }
    return (10 - sum % 10) % 10
  }
}
