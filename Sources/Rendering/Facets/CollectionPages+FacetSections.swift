package import Catalogue

extension CollectionPages {
  /// The sections of a facet's value, as its page shows them.
  package func sections(ofValue value: Int, facet: FacetPages) -> [Section] {
    FacetValuePage(pages: self, facet: facet).sections(ofValue: value)
  }
}
