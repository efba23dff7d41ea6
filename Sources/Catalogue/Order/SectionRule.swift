/// How a sorted list is divided.
package enum SectionRule: Sendable, Hashable {
  case none
  /// By the letters of the site's language.
  case index(String)
  /// One section a value.
  case value(String)
  case decade(String)
  case year(String)
  case month(String)
  /// By bounds, in ascending order; a bound belongs to the section above it.
  case range(String, bounds: [Decimal])

  /// The names of the rules, as the configuration writes them.
  package static let names = ["index", "value", "decade", "year", "month", "range", "none"]

  /// The key whose values make the sections.
  package var key: String? {
    switch self {
    case .none: nil
    case .index(let key), .value(let key), .decade(let key), .year(let key), .month(let key), .range(let key, _): key
    }
  }
}
