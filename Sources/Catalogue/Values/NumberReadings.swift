/// What stands between the whole part of a number and its decimals.
package enum DecimalMark: Character, CaseIterable, Sendable {
  case point = "."
  case comma = ","
}

/// The possible meanings of a number that is not written in plain digits.
///
/// Marks and blanks between digits group them by three, or as in India; other texts, such as the number of a telephone, are no numbers.
package enum NumberReadings {
  /// The number in plain digits: `1234.50` for `$1,234.50` and for `1.234,50`; two for `1,234` and `1.234 €`, whose marks may be either; none for other texts.
  package static func of(_ text: String) -> [String] {
    let (point, comma) = (reading(of: text, mark: .point), reading(of: text, mark: .comma))
    guard let point, let comma, point != comma else { return [point ?? comma].compactMap(\.self) }
    // A point alone is what front matter has, where amounts have no sign.
    return text.contains { $0 == "," || currencySigns.contains($0) } ? [point, comma] : [point]
  }

  /// The number in plain digits if its decimal mark is known; nil for a text that is no such number.
  package static func reading(of text: String, mark: DecimalMark) -> String? {
    // Most cells are plain digits, or words.
    let bytes = text.utf8
    guard bytes.contains(where: isDigit), bytes.first.map(isLetter) != true else { return nil }
    if bytes.allSatisfy(isDigit) { return Decimal(text) == nil ? nil : text }
    guard let (sign, number) = signed(text) else { return nil }
    let parts = number.split(separator: mark.rawValue, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let digits = ungrouped(whole) else { return nil }
    if parts.count == 1, digits.isEmpty { return nil }
    if parts.count == 2, !isDigits(parts[1]) { return nil }
    let reading = sign + digits + (parts.count == 2 ? ".\(parts[1])" : "")
    return Decimal(reading) == nil ? nil : reading
  }

  /// The sign of a number, and the number without the sign of a currency before or after it; nil if there are several.
  private static func signed(_ text: String) -> (sign: String, number: Substring)? {
    var number = text[...]
    var (sign, currencies) = ("", 0)
    while let first = number.first {
      if currencySigns.contains(first) {
        currencies += 1
      } else if sign.isEmpty, "+-−".contains(first) {
        sign = first == "+" ? "+" : "-"
      } else if !first.isWhitespace {
        break
      }
      number.removeFirst()
    }
    while let last = number.last, last.isWhitespace || currencySigns.contains(last) {
      if !last.isWhitespace { currencies += 1 }
      number.removeLast()
    }
    return currencies <= 1 ? (sign, number) : nil
  }

  private static let currencySigns = "$€£¥"

  /// The digits before the decimal mark, without what groups them; nil if there is anything else.
  private static func ungrouped(_ whole: Substring) -> String? {
    guard let mark = whole.first(where: { !isDigit($0) }) else { return String(whole) }
    guard ",.'’".contains(mark) || mark.isWhitespace else { return nil }
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    guard groups.allSatisfy(isDigits), groups[0].first != "0", groups[groups.count - 1].count == 3 else { return nil }
    let middle = groups.dropFirst().dropLast().map(\.count)
    let isByThree = groups[0].count <= 3 && middle.allSatisfy { $0 == 3 }
    let isByTwo = mark == "," && groups[0].count <= 2 && !middle.isEmpty && middle.allSatisfy { $0 == 2 }
    return isByThree || isByTwo ? groups.joined() : nil
  }

  private static func isDigits(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy(isDigit) }
  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
