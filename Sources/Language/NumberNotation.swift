/// How a language writes a number that a person types: its decimal mark and its digits, without marks between groups.
package struct NumberNotation: Sendable {
  private let decimalMark: Character
  /// What stands between groups of digits where numbers are printed.
  private let groupMarks: Set<Character>
  private let digits: [Character]
  /// Whether all groups but the last have two digits, as in India.
  private let groupsByTwo: Bool

  /// The notation of numbers that `formatter` writes.
  package init(_ formatter: ValueFormatter) {
    self.init(formatter, number: formatter.number("1234567.5"), integer: formatter.integer(12_345_678))
  }

  /// The notation of amounts in a currency, which some countries write with other marks: `1.234,50` beside `1 234,5`.
  package init(of currency: Currency, _ formatter: ValueFormatter) {
    func amount(_ number: String, decimals: Int) -> String {
      let text = formatter.money(number, currency: currency, decimals: decimals)
      let end = text.lastIndex(where: \.isWholeNumber) ?? text.startIndex
      return String(text[...end].drop { !$0.isWholeNumber })
    }
    self.init(formatter, number: amount("1234567.5", decimals: 1), integer: amount("12345678", decimals: 0))
  }

  /// - Parameters:
  ///   - number: A number with groups of digits and decimals.
  ///   - integer: One of eight digits.
  private init(_ formatter: ValueFormatter, number: String, integer: String) {
    digits = (0...9).map { formatter.integer($0).first { $0.isWholeNumber } ?? "0" }
    let marks = number.filter { !$0.isWholeNumber && !Self.isInvisible($0) }
    decimalMark = marks.last ?? "."
    let groupMarks = Set(marks.dropLast()).subtracting([decimalMark])
    // Keyboards have the straight apostrophe alone.
    self.groupMarks = groupMarks.contains("’") ? groupMarks.union(["'"]) : groupMarks
    let groups = integer.split { !$0.isWholeNumber }
    groupsByTwo = groups.count > 2 && groups[1].count == 2
  }

  /// A number in plain digits as the language writes it; the text itself if it is none.
  package func shown(_ plain: String) -> String {
    guard Self.isPlain(plain) else { return plain }
    return String(
      plain.map { character in
        character == "." ? decimalMark : character.wholeNumberValue.map { digits[$0] } ?? character
      })
  }

  /// A number that a person typed, in plain digits; nil if it can be read in no way or in two.
  package func plain(_ typed: String) -> String? {
    let text = typed.filter { !$0.isWhitespace && !Self.isInvisible($0) }.map { $0 == "−" ? "-" : $0 }
    let parts = text.split(separator: decimalMark, omittingEmptySubsequences: false)
    let groups = parts[0].split(omittingEmptySubsequences: false) { groupMarks.contains($0) }
    let number: [Character]
    if parts.count > 2 {
      return nil
    } else if groups.count == 1 || areGroups(groups) {
      number = groups.flatMap(\.self) + parts.dropFirst().flatMap { ["."] + $0 }
    } else {
      // A mark of another language that cannot be one between groups: 12.5 where one writes 12,5.
      number = text.map { groupMarks.contains($0) && ".,".contains($0) ? "." : $0 }
    }
    let plain = String(number.map { $0.wholeNumberValue.flatMap { "\($0)".first } ?? $0 })
    return Self.isPlain(plain) ? plain : nil
  }

  /// Whether digits stand in groups of three, or of two before the last three as in India.
  ///
  /// The first group does not begin with 0: `0.125` has decimals.
  private func areGroups(_ groups: [ArraySlice<Character>]) -> Bool {
    let first = groups[0].drop { $0 == "-" || $0 == "+" }
    guard let digit = first.first, digit.wholeNumberValue != 0, groups[groups.count - 1].count == 3 else {
      return false
    }
    let middle = groups.dropFirst().dropLast().map(\.count)
    return first.count <= 3 && middle.allSatisfy { $0 == 3 }
      || groupsByTwo && first.count <= 2 && middle.allSatisfy { $0 == 2 }
  }

  /// Whether a character only says in which direction others run.
  private static func isInvisible(_ character: Character) -> Bool {
    ["\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}", "\u{2069}"].contains(character)
  }

  private static func isPlain(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return digits.contains { $0 != "." } && digits.count { $0 == "." } <= 1
      && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
  }
}
