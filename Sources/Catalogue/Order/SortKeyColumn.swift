/// For every item, the bytes by which one of its values is ordered; no bytes where the value is missing.
///
/// Two items compare as their bytes do, a prefix before what it begins.
struct SortKeyColumn: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [Int] = []

  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    ends.append(bytes.count)
  }

  mutating func append(_ other: SortKeyColumn) {
    let base = bytes.count
    bytes += other.bytes
    ends += other.ends.lazy.map { base + $0 }
  }

  func range(of item: Int) -> Range<Int> {
    (item == 0 ? 0 : ends[item - 1])..<ends[item]
  }

  func key(of item: Int) -> ArraySlice<UInt8> {
    bytes[range(of: item)]
  }
}
