/// Results that were worked out before, by small numbers from 0: an array finds them sooner than the dictionary of a `Memo`.
struct SmallMemo {
  private var results: [String?] = []

  /// The result kept for `key`, or else what `work` gives, kept from then on.
  mutating func result(for key: Int, work: () -> String) -> String {
    while results.count <= key { results.append(nil) }
    if let known = results[key] { return known }
    let result = work()
    results[key] = result
    return result
  }
}
