import Diagnostics

/// One of the orders in which a collection's list is offered.
package struct Sort: Sendable {
  package let name: String
  /// The name as a part of addresses: `by-newest.html`.
  package let slug: String
  package let terms: [SortTerm]
  package let sections: SectionTerm
  /// What the section of items without a value is called, where that is not the field's placeholder.
  package var placeholder: String?
  /// Whether sections have headers.
  package var hasHeaders = true
  /// The smaller text of a row, where it is not that of the list.
  package var detail: ItemText?

  package init(name: String, slug: String, terms: [SortTerm], sections: SectionTerm) {
    self.name = name
    self.slug = slug
    self.terms = terms
    self.sections = sections
  }
}
