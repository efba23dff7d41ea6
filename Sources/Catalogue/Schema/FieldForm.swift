/// The ways in which a field's value can be shown: `{{registered}}` is its display, `{{registered.time}}` its time.
package enum FieldForm: Int, Sendable, CaseIterable {
  /// As a reader would see it, in the site's language.
  case display
  /// As a program would: plain digits, ISO 8601.
  case raw
  case date, time, seconds, short, medium, long, full, iso, year
  /// The decade's name: 1960s.
  case decade
  /// A rating as stars.
  case stars
  /// A rating as a screen reader should say it.
  case spoken
  /// An address as a link can hold it.
  case href
  /// A date for `<time datetime>`: ISO 8601, in the years that HTML can say.
  case datetime
  /// Whether the value is missing, so that the placeholder is shown.
  case missing
  /// The texts of a list, as rows.
  case items
  /// One of the texts of a list.
  case item

  /// The form by the name that templates know it by.
  init?(rawName: String) {
    guard let form = Self.allCases.first(where: { $0.name == rawName && $0.printsText && $0 != .display }) else {
      return nil
    }
    self = form
  }

  /// The name that templates know the form by.
  package var name: String {
    switch self {
    case .display: "display"
    case .raw: "raw"
    case .date: "date"
    case .time: "time"
    case .seconds: "seconds"
    case .short: "short"
    case .medium: "medium"
    case .long: "long"
    case .full: "full"
    case .iso: "iso"
    case .year: "year"
    case .decade: "decade"
    case .stars: "stars"
    case .spoken: "spoken"
    case .href: "href"
    case .datetime: "datetime"
    case .missing: "missing"
    case .items: "items"
    case .item: "item"
    }
  }

  /// Whether the form is a text; the others are for sections only.
  package var printsText: Bool { self != .missing && self != .items && self != .item && self != .datetime }

  /// Whether values of `type` have this form.
  package func fits(_ type: FieldType) -> Bool {
    switch self {
    case .display, .raw, .missing: true
    case .items, .item: type == .list || type == .link
    case .date, .short, .medium, .long, .full, .iso, .datetime: type == .date || type == .datetime
    case .time, .seconds: type == .datetime
    case .year, .decade: type.isDated
    case .stars, .spoken: type == .rating
    case .href: type == .url
    }
  }

  /// Whether a missing value is a placeholder in this form.
  var showsPlaceholder: Bool {
    switch self {
    case .raw, .iso, .href, .datetime, .missing, .items, .item: false
    case .display, .date, .time, .seconds, .short, .medium, .long, .full, .year, .decade, .stars, .spoken: true
    }
  }
}
