/// Results that were worked out before, by what they were worked out from.
///
/// It is public because other modules can specialize only what is.
public struct Memo<Key: Hashable> {
  @usableFromInline var results: [Key: String] = [:]
  /// Past this many results it starts anew, so that it never grows with the site.
  @usableFromInline let limit = 16_384

  @inlinable
  public init() {}

  /// The result kept for `key`, or else what `work` gives, kept from then on.
  @inlinable
  public mutating func result(for key: Key, work: () -> String) -> String {
    if let known = results[key] { return known }
    if results.count >= limit { results.removeAll(keepingCapacity: true) }
    let result = work()
    results[key] = result
    return result
  }
}
