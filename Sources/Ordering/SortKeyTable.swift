/// A table of sort keys: a row for each element that is sorted, a column for each key.
///
/// Two keys of a column compare by their bytes, a prefix before a longer key; a key without bytes is a missing value.
package struct SortKeyTable: Sendable {
  /// How many keys a row has.
  package let width: Int
  /// The keys of all rows, concatenated.
  package private(set) var bytes: [UInt8] = []
  /// Where each key begins, and where the last one ends.
  package private(set) var offsets = [0]

  package init(width: Int) {
    self.width = width
  }

  /// Adds the next key of the row that is being written, or the first of another one.
  package mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    offsets.append(bytes.count)
  }

  /// Adds the rows of a table of the same width.
  package mutating func append(_ other: SortKeyTable) {
    let base = bytes.count
    bytes += other.bytes
    offsets.append(contentsOf: other.offsets.lazy.dropFirst().map { base + $0 })
  }

  /// Gives a row other keys: those of the only row of another table of the same width.
  package mutating func replace(row: Int, with other: SortKeyTable) {
    let before = offsets[row * width]..<offsets[(row + 1) * width]
    let change = other.bytes.count - before.count
    bytes.replaceSubrange(before, with: other.bytes)
    for column in 1..<max(1, width) { offsets[row * width + column] = before.lowerBound + other.offsets[column] }
    guard change != 0, width > 0 else { return }
    move(from: (row + 1) * width, by: change)
  }

  /// Adds a row before another one: the only row of a table of the same width.
  package mutating func insert(_ other: SortKeyTable, beforeRow row: Int) {
    guard width > 0 else { return }
    let start = offsets[row * width]
    bytes.insert(contentsOf: other.bytes, at: start)
    move(from: row * width, by: other.bytes.count)
    offsets.insert(contentsOf: other.offsets.dropLast().map { start + $0 }, at: row * width)
  }

  /// Moves where keys begin, from a cell on.
  private mutating func move(from cell: Int, by change: Int) {
    offsets.withUnsafeMutableBufferPointer { offsets in
      for cell in cell..<offsets.count { offsets[cell] += change }
    }
  }

  /// Whether a row has the keys of the only row of another table of the same width.
  package func hasSameKeys(row: Int, as other: SortKeyTable) -> Bool {
    let range = offsets[row * width]..<offsets[(row + 1) * width]
    return bytes[range].elementsEqual(other.bytes)
      && (0..<width).allSatisfy { offsets[row * width + $0] - range.lowerBound == other.offsets[$0] }
  }

  package func isMissing(row: Int, column: Int) -> Bool {
    range(row: row, column: column).isEmpty
  }

  package func key(row: Int, column: Int) -> ArraySlice<UInt8> { bytes[range(row: row, column: column)] }

  /// The range of a key in `bytes`.
  package func range(row: Int, column: Int) -> Range<Int> {
    let cell = row * width + column
    return offsets[cell]..<offsets[cell + 1]
  }
}
