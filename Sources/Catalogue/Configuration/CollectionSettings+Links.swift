extension CollectionSettings {
  /// Whether the order of the items, their sections or their facets follow what the items of another collection are called.
  ///
  /// - Parameter id: The other collection.
  package func isArranged(byNamesIn id: String) -> Bool {
    let links = schema.links.filter { schema.fields[$0].target == id }
    return facets.contains { links.contains($0.field) }
      || sorts.contains { sort in
        sort.sections.field.map(links.contains) ?? false || sort.terms.contains { $0.isOf(links) }
      }
  }
}

extension SortTerm {
  /// Whether the term goes by one of some fields.
  fileprivate func isOf(_ fields: [Int]) -> Bool {
    if case .field(let field, _) = component.subject { fields.contains(field) } else { false }
  }
}
