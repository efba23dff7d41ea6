import Ordering
import TestSupport
import Testing

@testable import Catalogue

/// Tables of sort keys whose rows change one at a time.
struct KeyTableTests {
  /// Keys of few different bytes, some of them missing, so that many are equal or begin alike.
  private static func row(_ random: inout SeededGenerator) -> [[UInt8]] {
    (0..<2).map { _ in (0..<Int.random(in: 0...10, using: &random)).map { _ in UInt8.random(in: 1...2, using: &random) }
    }
  }

  private static func table(_ rows: [[[UInt8]]]) -> SortKeyTable {
    var table = SortKeyTable(width: 2)
    for key in rows.joined() { table.append { $0 += key } }
    return table
  }

  private static func isSame(_ one: SortKeyTable, _ other: SortKeyTable) -> Bool {
    one.bytes == other.bytes && one.offsets == other.offsets
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a row that is replaced or added gives the table that is made of all rows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rows = (0..<8).map { _ in Self.row(&random) }
    var table = Self.table(rows)
    for _ in 0..<20 {
      let (position, row) = (Int.random(in: 0..<rows.count, using: &random), Self.row(&random))
      if Bool.random(using: &random) {
        #expect(table.hasSameKeys(row: position, as: Self.table([row])) == (rows[position] == row))
        rows[position] = row
        table.replace(row: position, with: Self.table([row]))
      } else {
        rows.insert(row, at: position)
        table.insert(Self.table([row]), beforeRow: position)
      }
      #expect(Self.isSame(table, Self.table(rows)))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `comparing rows puts each where sorting puts it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Self.table((0..<60).map { _ in Self.row(&random) })
    let steps = [0, 1].map {
      SortOrder.Step(
        column: $0, isDescending: Bool.random(using: &random), missingComesFirst: Bool.random(using: &random))
    }
    let order = SortOrder(steps, of: table)
    let sorted = order.sorted(0..<60)
    for (place, row) in sorted.enumerated() {
      #expect(order.insertionIndex(of: ItemIndex(row), in: sorted.filter { $0 != row }.map { ItemIndex($0) }) == place)
      #expect(sorted.indices.allSatisfy { order.precedes(sorted[$0], row) == ($0 < place) })
    }
  }
}
