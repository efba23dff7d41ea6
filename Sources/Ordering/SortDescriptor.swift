/// One step of an order: which value counts, which way, and compared how.
///
/// An order is a list of descriptors, applied in turn: `[.ascending("make"), .ascending("model"), .descending("year")]`.
public struct SortDescriptor: Sendable, Hashable {
  public enum Order: String, Sendable, CaseIterable {
    case ascending
    case descending
  }

  public enum Comparison: String, Sendable, CaseIterable {
    /// By the site's language, as a reader would look it up; by size or time where values are not text.
    case language
    /// By code points.
    case exact
  }

  /// Where items stand that say nothing.
  public enum Place: String, Sendable, CaseIterable {
    case first
    case last
  }

  /// The field's key, or a part of it such as `registered.date`, or `name` for what the item is called.
  public let key: String
  public let order: Order
  public var comparison: Comparison
  public var missing: Place

  public init(key: String, order: Order = .ascending, comparison: Comparison = .language, missing: Place = .last) {
    self.key = key
    self.order = order
    self.comparison = comparison
    self.missing = missing
  }

  public static func ascending(_ key: String) -> SortDescriptor {
    SortDescriptor(key: key)
  }

  public static func descending(_ key: String) -> SortDescriptor {
    SortDescriptor(key: key, order: .descending)
  }

  /// The descriptor that `text` is short for: `year` ascending, `-year` descending.
  public init(_ text: String) {
    self.init(
      key: text.hasPrefix("-") ? String(text.dropFirst()) : text, order: text.hasPrefix("-") ? .descending : .ascending)
  }
}
