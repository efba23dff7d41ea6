/// A thing that can be sorted by keys.
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
  /// What the thing says for a key; `missing` for keys that it does not know.
  func sortValue(for key: String) -> SortValue
}

extension Dictionary: Sortable where Key == String, Value == SortValue {
  /// The value that stands for the key.
  public func sortValue(for key: String) -> SortValue {
    self[key] ?? .missing
  }
}
