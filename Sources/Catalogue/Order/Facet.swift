/// A field, or a part of one, that has a page for each of its values.
package struct Facet: Sendable, Hashable {
  /// What of a field's value counts.
  package enum Part: String, Sendable, CaseIterable {
    case whole, year, month, decade
  }

  /// How many facets a collection may have.
  package static let limit = 20

  package let field: Int
  package let part: Part
  /// What the facet is called on pages.
  package let label: String
  /// How the configuration names it: `registered.year`.
  package let key: String
  /// The name of the folder of its pages: `registered-year`.
  package let folder: String

  package init(field: Int, part: Part, key: String, label: String) {
    self.field = field
    self.part = part
    self.key = key
    self.label = label
    folder = FacetAddress.folder(of: key)
  }
}
