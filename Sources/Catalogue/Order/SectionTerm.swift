/// A rule by which sorted lists are divided, by its name in the configuration.
enum SectionRule: String, CaseIterable {
  case index, value, decade, year, month, range, none
}

/// How a sorted list is divided.
package enum SectionTerm: Sendable, Hashable {
  case none
  /// By the letters of the site's language.
  case index
  /// One section a value.
  case value(field: Int, part: FieldPart)
  case decade(field: Int)
  case year(field: Int)
  case month(field: Int)
  /// By bounds, in ascending order; a bound belongs to the section above it.
  case range(field: Int, bounds: [Decimal])

  /// The names of the rules, as the configuration writes them.
  package static let names = SectionRule.allCases.map(\.rawValue)

  package var isIndex: Bool {
    if case .index = self { true } else { false }
  }

  /// The field whose values as a whole are the sections.
  package var fieldOfValues: Int? {
    if case .value(let field, .whole) = self { field } else { nil }
  }

  /// The field whose values make the sections; none for letters, which are those of the sort's first key.
  var field: Int? {
    switch self {
    case .none, .index: nil
    case .value(let field, _), .decade(let field), .year(let field), .month(let field), .range(let field, _): field
    }
  }
}
