/// The possible meanings of a number that is not written in plain digits.
package enum NumberReadings {
  /// The number in plain digits: `1234.50` for `$1,234.50` and for `1.234,50`; two for `1,234`, whose comma may be either; none for other texts.
  ///
  /// - Parameter mark: The decimal mark, where it is known. Without it, a number in plain digits is what it says.
  package static func of(_ text: String, mark: DecimalMark? = nil) -> [String] {
    let readings = readings(of: text)
    guard let mark else { return readings.contains { $0.text == text } ? [text] : readings.map(\.text) }
    return readings.filter { $0.mark == nil || $0.mark == mark }.map(\.text)
  }
}

extension NumberReadings {
  /// A number in plain digits, and the decimal mark that it was read with; nil if it has no mark.
  struct Reading {
    let text: String
    let mark: DecimalMark?
  }

  /// All readings, those with groups of digits first.
  static func readings(of text: String) -> [Reading] {
    let (sign, number) = unsigned(text)
    guard let (runs, separators) = parts(of: number) else { return [] }
    return [whole(runs, separators), decimal(runs, separators)].compactMap { reading in
      reading.map { Reading(text: sign + $0.text, mark: $0.mark) }
    }.filter { Decimal($0.text) != nil }
  }

  /// What parts runs of digits.
  private enum Separator: Hashable {
    case mark(DecimalMark)
    case space, apostrophe, underscore

    init?(_ character: Character) {
      switch character {
      case ".": self = .mark(.point)
      case ",": self = .mark(.comma)
      case "'", "’": self = .apostrophe
      case "_": self = .underscore
      default:
        guard character.isWhitespace else { return nil }
        self = .space
      }
    }
  }

  /// The sign, and the number without signs of currencies before and after it.
  private static func unsigned(_ text: String) -> (sign: String, number: Substring) {
    let isLoose = { (character: Character) in character.isWhitespace || "$€£¥".contains(character) }
    var rest = text[...].drop(while: isLoose)
    var sign = ""
    if let first = rest.first, "+-−".contains(first) {
      sign = first == "+" ? "" : "-"
      rest = rest.dropFirst().drop(while: isLoose)
    }
    while let last = rest.last, isLoose(last) { rest.removeLast() }
    return (sign, rest)
  }

  /// The runs of digits, and what is between them; nil of a text that is no number.
  private static func parts(of number: Substring) -> (runs: [String], separators: [Separator])? {
    var runs = [""]
    var separators: [Separator] = []
    for character in number {
      if character.isASCII, character.isNumber {
        runs[runs.count - 1].append(character)
      } else if let separator = Separator(character) {
        separators.append(separator)
        runs.append("")
      } else {
        return nil
      }
    }
    return (runs, separators)
  }

  /// The number as one without decimals.
  private static func whole(_ runs: [String], _ separators: [Separator]) -> Reading? {
    guard let first = separators.first else { return Reading(text: runs[0], mark: nil) }
    guard areGroups(runs, separators) else { return nil }
    let mark: DecimalMark? =
      switch first {
      case .mark(.point): .comma
      case .mark(.comma): .point
      case .space, .apostrophe, .underscore: nil
      }
    return Reading(text: runs.joined(), mark: mark)
  }

  /// The number as one whose last separator is the decimal mark.
  private static func decimal(_ runs: [String], _ separators: [Separator]) -> Reading? {
    guard let last = separators.last, case .mark(let mark) = last, !separators.dropLast().contains(last) else {
      return nil
    }
    let (groups, between) = (Array(runs.dropLast()), Array(separators.dropLast()))
    guard between.isEmpty || areGroups(groups, between) else { return nil }
    return Reading(text: "\(groups.joined()).\(runs[runs.count - 1])", mark: mark)
  }

  /// Whether the digits are grouped as somewhere in the world: by three, or by two before the last three.
  private static func areGroups(_ runs: [String], _ separators: [Separator]) -> Bool {
    guard Set(separators).count == 1, let first = runs.first, let last = runs.last else { return false }
    return (1...3).contains(first.count) && first.first != "0" && last.count == 3
      && runs.dropFirst().dropLast().allSatisfy { (2...3).contains($0.count) }
  }
}
