package import Ordering

/// A sort descriptor that found its field.
package struct SortTerm: Sendable, Hashable {
  package let component: SortComponent
  package let isDescending: Bool
  package let missingComesFirst: Bool
}

/// What of an item is compared.
package struct SortComponent: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// What the item is called.
    case name
    /// A field, by its position in the schema.
    case field(Int, FieldPart)
  }

  package let subject: Subject
  package let comparison: SortDescriptor.Comparison
  /// Whether leading punctuation is skipped, and articles too unless they are kept.
  package let isFiled: Bool
  /// Whether leading articles count.
  package let keepsArticles: Bool
  /// Whether an item's `sort-name` stands in for the text.
  package let followsSortName: Bool
}

/// A value as a whole, or a part of a date.
package enum FieldPart: Sendable, Hashable {
  case whole, date, time, year
}
