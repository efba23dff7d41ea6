/// Puts the rows of a table of sort keys in order.
///
/// The order is total: rows that no key tells apart stay in the order of the table.
package struct SortOrder: Sendable {
  /// One column of the table, and which way it counts.
  package struct Step: Sendable {
    let column: Int
    let isDescending: Bool
    let missingComesFirst: Bool

    package init(column: Int, isDescending: Bool, missingComesFirst: Bool) {
      self.column = column
      self.isDescending = isDescending
      self.missingComesFirst = missingComesFirst
    }
  }

  private let steps: [Step]
  private let table: SortKeyTable

  /// - Parameter steps: the columns that count, the first one most.
  package init(_ steps: [Step], of table: SortKeyTable) {
    self.steps = steps
    self.table = table
  }

  /// Whether a row comes before another one.
  package func precedes(_ one: Int, _ other: Int) -> Bool {
    for step in steps {
      let (key, otherKey) = (table.key(row: one, column: step.column), table.key(row: other, column: step.column))
      switch (key.isEmpty, otherKey.isEmpty) {
      case (true, true): continue
      case (true, false): return step.missingComesFirst
      case (false, true): return !step.missingComesFirst
      case (false, false):
        if key.elementsEqual(otherKey) { continue }
        return key.lexicographicallyPrecedes(otherKey) != step.isDescending
      }
    }
    return one < other
  }

  /// The numbers of some rows in order.
  package func sorted(_ rows: some Sequence<Int>) -> [Int] {
    table.bytes.withUnsafeBytes { bytes in
      table.offsets.withUnsafeBufferPointer { offsets in
        RowSorter(steps: steps, width: table.width, bytes: bytes, offsets: offsets).sorted(Array(rows))
      }
    }
  }
}
