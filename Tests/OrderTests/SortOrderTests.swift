import TestSupport
import Testing

@testable import Ordering

struct SortOrderTests {
  @Test func `compares keys of bytes as lists of numbers, whatever their length`() {
    var numbers = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      let width = Int.random(in: 1...3, using: &numbers)
      let rows = (0..<40).map { _ in (0..<width).map { _ in key(using: &numbers) } }
      let steps = (0..<width).map { column in
        SortOrder.Step(column: column, isDescending: numbers.chance(2), missingComesFirst: numbers.chance(2))
      }
      var table = SortKeyTable(width: width)
      for key in rows.joined() { table.append { $0 += key } }
      let expected = rows.indices.sorted { precedes($0, $1, rows, steps) }
      #expect(SortOrder(steps, of: table).sorted(rows.indices) == expected)
      #expect(SortOrder(steps, of: table).sorted(rows.indices.shuffled(using: &numbers)) == expected)
    }
  }

  @Test func `leaves rows without keys in the order of the table`() {
    #expect(SortOrder([], of: SortKeyTable(width: 0)).sorted([2, 0, 1]) == [0, 1, 2])
    #expect(SortOrder([], of: SortKeyTable(width: 0)).sorted([]) == [])
  }

  @Test func `sorts keys of a million equal bytes`() {
    var table = SortKeyTable(width: 1)
    let long = Array(repeating: UInt8(7), count: 1_000_000)
    for end in [9, 8, 9] { table.append { $0 += long + [UInt8(end)] } }
    let step = SortOrder.Step(column: 0, isDescending: false, missingComesFirst: false)
    #expect(SortOrder([step], of: table).sorted(0..<3) == [1, 0, 2])
  }

  /// Few different bytes, so that many keys begin, or are, alike.
  private func key(using numbers: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...18, using: &numbers)).map { _ in
      numbers.chance(12) ? [0, 255].randomElement(using: &numbers) ?? 0 : 0
    }
  }

  private func precedes(_ one: Int, _ other: Int, _ rows: [[[UInt8]]], _ steps: [SortOrder.Step]) -> Bool {
    for step in steps {
      let (key, otherKey) = (rows[one][step.column], rows[other][step.column])
      if key == otherKey { continue }
      if key.isEmpty || otherKey.isEmpty { return key.isEmpty == step.missingComesFirst }
      return key.lexicographicallyPrecedes(otherKey) != step.isDescending
    }
    return one < other
  }
}
