import ICUShim

/// One field of a date as a language writes it, or the text between two fields.
///
/// A field is written in the same way whatever its neighbours.
struct DateField {
  /// The field as ICU's patterns have it: `MMM`, or `, `.
  private let pattern: String
  private let part: Part
  /// The texts of years, of which there may be many.
  private var years = Memo<Int>()
  /// The texts of anything else, of which there are at most as many as minutes in an hour.
  private var texts = SmallMemo()

  /// What of a date a field depends on.
  private enum Part {
    case nothing, era, year, month, day, weekday, hour, minute

    /// Nil for a letter that means more than one of these.
    init?(_ letter: Character) {
      switch letter {
      case "G": self = .era
      case "y", "u": self = .year
      case "M", "L": self = .month
      case "d": self = .day
      case "E", "c": self = .weekday
      case "a", "h", "H", "k", "K": self = .hour
      case "m": self = .minute
      default: return nil
      }
    }
  }

  private init(_ pattern: String, _ part: Part) {
    self.pattern = pattern
    self.part = part
  }

  /// The fields of a pattern, and the texts between them; none if there is a field that depends on more than one part of a date.
  static func fields(of pattern: String) -> [DateField] {
    var fields: [DateField] = []
    var rest = pattern[...]
    while let first = rest.first {
      let run = first.isPatternLetter ? rest.prefix { $0 == first } : rest.prefixWithoutLetters
      guard let part = first.isPatternLetter ? Part(first) : .nothing else { return [] }
      fields.append(DateField(String(run), part))
      rest = rest[run.endIndex...]
    }
    return fields
  }

  /// The field of a date and a time of day; nil should ICU fail.
  ///
  /// - Parameter second: seconds since midnight.
  mutating func text(of date: CivilDate, second: Int, by format: OpaquePointer) -> String? {
    let key =
      switch part {
      case .nothing: 0
      case .era: date.year > 0 ? 1 : 0
      case .year: date.year
      case .month: date.month
      case .day: date.day
      case .weekday: (date.dayNumber % 7 + 7) % 7
      case .hour: second / 3_600
      case .minute: second / 60 % 60
      }
    let write = { [pattern] in
      let milliseconds = Double(date.dayNumber * 86_400 + second) * 1_000
      return pattern.withShimBytes { bytes, length in
        icuText { icu_date_format_as(format, bytes, length, milliseconds, $0, $1) }
      } ?? ""
    }
    let text = part == .year ? years.result(for: key, work: write) : texts.result(for: key, work: write)
    return text.isEmpty ? nil : text
  }
}

extension Character {
  fileprivate var isPatternLetter: Bool { isASCII && isLetter }
}

extension Substring {
  /// The text before the first letter outside single quotation marks.
  fileprivate var prefixWithoutLetters: Substring {
    var isQuoted = false
    return prefix { character in
      if character == "'" { isQuoted.toggle() }
      return isQuoted || !character.isPatternLetter
    }
  }
}
