private import Glibc

/// Puts items in order by their sort keys.
///
/// The order is total: what no key tells apart stays in the order of the items, which is that of their paths.
struct SortOrder {
  private let keys: [(column: SortKeyColumn, term: SortTerm)]

  init(_ terms: [SortTerm], keys: SortKeys) {
    self.keys = terms.map { (keys.column(for: $0.component), $0) }
  }

  /// The positions of `items` in order.
  func sorted(_ items: some Sequence<Int>) -> [Int] {
    var entries = items.map { Entry(prefix: prefix(of: $0), item: $0) }
    entries.sort { one, other in
      one.prefix == other.prefix ? precedes(one.item, other.item) : one.prefix < other.prefix
    }
    return entries.map(\.item)
  }

  /// What most comparisons are decided by: the beginning of the first key.
  private struct Entry {
    let prefix: UInt64
    let item: Int
  }

  private func prefix(of item: Int) -> UInt64 {
    guard let (column, term) = keys.first else { return 0 }
    let key = column.key(of: item)
    guard !key.isEmpty else { return term.missingComesFirst ? .min : .max }
    var prefix: UInt64 = 0
    for byte in key.prefix(8) { prefix = prefix << 8 | UInt64(byte) }
    prefix <<= 8 * UInt64(8 - min(8, key.count))
    return term.isDescending ? ~prefix : prefix
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    for (column, term) in keys {
      let (key, otherKey) = (column.range(of: one), column.range(of: other))
      if key.isEmpty || otherKey.isEmpty {
        if key.isEmpty && otherKey.isEmpty { continue }
        return key.isEmpty == term.missingComesFirst
      }
      let comparison = compare(key, otherKey, in: column)
      if comparison != 0 { return (comparison < 0) != term.isDescending }
    }
    return one < other
  }

  private func compare(_ one: Range<Int>, _ other: Range<Int>, in column: SortKeyColumn) -> Int {
    column.bytes.withUnsafeBufferPointer { bytes in
      let difference = memcmp(
        bytes.baseAddress! + one.lowerBound, bytes.baseAddress! + other.lowerBound, min(one.count, other.count))
      return difference != 0 ? Int(difference) : one.count - other.count
    }
  }
}
