/// A type whose values can be sorted by keys.
///
///     struct Car: Sortable {
///       let make: String
///       let year: Int
///
///       func sortValue(for key: String) -> SortValue {
///         key == "year" ? .number(year) : .text(make)
///       }
///     }
public protocol Sortable {
  /// The value for a key; `missing` for unknown keys.
  func sortValue(for key: String) -> SortValue
}

extension Dictionary: Sortable where Key == String, Value == SortValue {
  /// The value for the key; `missing` if there is none.
  public func sortValue(for key: String) -> SortValue {
    self[key] ?? .missing
  }
}
