import Catalogue
import Templates

/// The slots for the addresses of values' pages, by the position of the facet.
struct FacetSlots {
  /// The position of the facet.
  let facet: Int
  /// Whether the slot is about one text of a list.
  let isOfText: Bool

  private static let first = 44_000
  private static let end = 48_000

  /// The address of an item's value.
  static func href(_ facet: Int, level: Int) -> Slot { Slot(first + 2 * facet, level: level) }

  /// The address of the value that one text of an item's list is.
  static func textHref(_ facet: Int, level: Int) -> Slot { Slot(first + 2 * facet + 1, level: level) }

  /// What a slot is about; nil for another slot.
  init?(_ slot: Slot) {
    guard (Self.first..<Self.end).contains(Int(slot.number)) else { return nil }
    let number = Int(slot.number) - Self.first
    (facet, isOfText) = (number / 2, number % 2 == 1)
  }

  /// The facet to whose pages a field leads where it is shown in a form; a time of day leads nowhere.
  static func facet(of field: Int, as form: FieldForm, in facets: [Facet]) -> Int? {
    if form == .time || form == .seconds { return nil }
    let part: Facet.Part =
      switch form {
      case .year: .year
      case .decade: .decade
      case .display, .raw, .date, .time, .seconds, .short, .medium, .long, .full, .iso, .stars, .spoken, .href,
        .datetime,
        .missing, .items, .item:
        .whole
      }
    return facets.firstIndex { $0.field == field && $0.part == part } ?? facets.firstIndex { $0.field == field }
  }
}
