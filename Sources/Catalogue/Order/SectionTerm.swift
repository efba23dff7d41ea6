/// A section rule that found its field.
package enum SectionTerm: Sendable, Hashable {
  case none
  case index(SortTerm)
  case value(SortTerm, field: Int)
  case decade(field: Int)
  case year(field: Int)
  case month(field: Int)
  case range(field: Int, bounds: [Decimal])

  package var isIndex: Bool {
    if case .index = self { true } else { false }
  }
}
