package import Language

/// What other modules ask of one item after the other.
///
/// A computed property of an item can be asked for in place in this module only; elsewhere the whole item is copied first.
extension ItemArray<Item> {
  package func isDeleted(_ item: ItemIndex) -> Bool { self[item].isDeleted }

  package func hasMetadata(_ item: ItemIndex) -> Bool { self[item].hasMetadata }

  package func language(of item: ItemIndex) -> LanguageTag? { self[item].language }

  /// Whether a section on a field in one of its forms is printed.
  package func has(_ field: Int, as form: FieldForm, _ item: ItemIndex) -> Bool {
    switch form {
    case .missing: self[item].values[field].isMissing
    case .datetime: self[item].values[field].isSaidByHTML
    case .display, .raw, .date, .time, .seconds, .short, .medium, .long, .full, .iso, .year, .decade, .stars, .spoken,
      .href, .items, .item:
      self[item].values[field].isShown
    }
  }
}
