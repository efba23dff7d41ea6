/// One criterion of an order: a key, a direction and a comparison.
///
/// An order is a list of descriptors, applied in turn: `[.ascending("make"), .ascending("model"), .descending("year")]`.
public struct SortDescriptor: Sendable, Hashable {
  public enum Order: String, Sendable, CaseIterable {
    case ascending
    case descending
  }

  public enum Comparison: String, Sendable, CaseIterable {
    /// In the rules of a language; values that are not text by size or time.
    case language
    /// By code points.
    case exact
  }

  /// Where elements without a value go.
  public enum Place: String, Sendable, CaseIterable {
    case first
    case last
  }

  /// The key that is asked of each element.
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

  /// The descriptor of a short form: `year` ascending, `-year` descending.
  public init(_ text: String) {
    self.init(
      key: text.hasPrefix("-") ? String(text.dropFirst()) : text, order: text.hasPrefix("-") ? .descending : .ascending)
  }
}
