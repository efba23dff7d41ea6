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

  /// Whether values in the order of the part are also in the order of what a form shows of them.
  package func orders(_ form: FieldForm, of type: FieldType) -> Bool {
    let isWhole = self == .whole || self == .date && type == .date || type == .year
    return switch form {
    case .display, .raw, .iso, .stars, .spoken, .href, .datetime: isWhole
    case .date, .short, .medium, .long, .full: isWhole || self == .date
    case .time, .seconds: self == .time
    case .year, .decade: isWhole || self == .date || self == .year
    case .missing, .items, .item: false
    }
  }
}
