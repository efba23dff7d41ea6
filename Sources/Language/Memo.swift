/// Results that were worked out before, by what they were worked out from.
package struct Memo<Key: Hashable> {
  private var results: [Key: String] = [:]
  /// Past this many results it starts anew, so that it never grows with the site.
  private let limit = 16_384

  package init() {}

  /// The result kept for `key`, or else what `work` gives, kept from then on.
  package mutating func result(for key: Key, work: () -> String) -> String {
    if let known = results[key] { return known }
    if results.count >= limit { results.removeAll(keepingCapacity: true) }
    let result = work()
    results[key] = result
    return result
  }
}
