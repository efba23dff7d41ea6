import Catalogue
import Language

/// The control with which a field is filled in.
enum ControlKind: Hashable {
  /// One line of text; the mode says which keyboard a phone shows.
  case line(mode: InputMode)
  /// Several lines of text.
  case lines
  /// A list of years, newest first.
  case years([Int])
  case options([String])
  case flag
  /// Stars, with as many halves.
  case stars(halves: Int)
  case date
  case moment
  /// Texts with semicolons between; a script makes tags of them.
  case list
  case picture
  case pictures

  enum InputMode: String, Hashable {
    case text, decimal, numeric, url
  }

  /// The longest list of years.
  private static let mostYears = 10_000
  /// From so many characters on, a text has several lines.
  private static let longText = 80

  /// - Parameter shown: What the control shows. A value that a native control could not show is edited as a text.
  init(_ field: Field, shown: String, now: DateTime) {
    switch field.type {
    case .text: self = shown.contains("\n") || shown.count > Self.longText ? .lines : .line(mode: .text)
    case .number, .money: self = .line(mode: .decimal)
    case .year: self = Self.years(field, shown: shown, now: now)
    case .date: self = shown.isEmpty || LocalMoment.isDay(shown) ? .date : .line(mode: .text)
    case .datetime: self = shown.isEmpty || LocalMoment.isShowable(shown) ? .moment : .line(mode: .text)
    case .rating: self = Self.stars(field, shown: shown)
    case .flag: self = ["", FlagText.yes, FlagText.no].contains(shown) ? .flag : .line(mode: .text)
    case .choice: self = .options(field.options)
    case .list: self = .list
    case .images: self = .pictures
    case .link: self = field.isMany ? .list : .line(mode: .text)
    case .url: self = .line(mode: .url)
    case .isbn, .vin: self = .line(mode: .text)
    case .image: self = .picture
    }
  }

  /// From next year, or the latest year of the field, down to its earliest one. A field without an earliest year has no list.
  private static func years(_ field: Field, shown: String, now: DateTime) -> ControlKind {
    guard case .year(let oldest)? = field.minimum?.value else { return .line(mode: .numeric) }
    let newest = if case .year(let year)? = field.maximum?.value { year } else { now.date.year + 1 }
    guard oldest <= newest, newest - oldest <= mostYears else { return .line(mode: .numeric) }
    return .years((oldest...newest).reversed().filter { $0 != 0 })
  }

  private static func stars(_ field: Field, shown: String) -> ControlKind {
    guard let halves = Rating.halves(of: field) else { return .line(mode: .decimal) }
    let known = shown.isEmpty || (0...halves).contains { Rating.text(ofHalves: $0) == shown }
    return known ? .stars(halves: halves) : .line(mode: .decimal)
  }
}
