package import Ordering

/// A sort descriptor with the field that it names.
package struct SortTerm: Sendable, Hashable {
  package let component: SortComponent
  package let isDescending: Bool
  package let missingComesFirst: Bool
}

/// The part of an item that is compared.
package struct SortComponent: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// The item's name.
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
  /// Whether an item's `sort-name` replaces the text.
  package let followsSortName: Bool
}

/// A value as a whole, or a part of a date.
package enum FieldPart: Sendable, Hashable {
  case whole, date, time, year
}
