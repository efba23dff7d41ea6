/// The cells of a row, one for each column. Of a row that is made column by column, those without anything, of which there may be hundreds,
/// take no memory.
package struct RowCells: Sendable, RandomAccessCollection, MutableCollection {
  private var kept: [ImportTable.Cell]
  /// The columns of the kept cells, in order; nil where every cell is kept.
  private var columns: [UInt32]?
  package private(set) var endIndex: Int
  /// Where the row begins, and with it every cell that is not kept.
  private var offset: Int

  package var startIndex: Int { 0 }

  /// Cells without anything.
  init(count: Int = 0, offset: Int) {
    kept = []
    columns = []
    endIndex = count
    self.offset = offset
  }

  /// - Parameter offset: Where the row begins.
  init(_ cells: [ImportTable.Cell], offset: Int) {
    kept = cells
    endIndex = cells.count
    self.offset = offset
  }

  package subscript(column: Int) -> ImportTable.Cell {
    get {
      guard let columns else { return kept[column] }
      let place = Self.place(of: column, in: columns)
      return place < kept.count && columns[place] == column ? kept[place] : ImportTable.Cell("", offset: offset)
    }
    set {
      guard let columns else {
        kept[column] = newValue
        return
      }
      let place = Self.place(of: column, in: columns)
      if place < kept.count, columns[place] == column {
        kept[place] = newValue
      } else if isNeeded(newValue) {
        kept.insert(newValue, at: place)
        self.columns?.insert(UInt32(column), at: place)
      }
    }
  }

  /// Whether the file says something in a column of the row, if only that it is empty.
  func isGiven(_ column: Int) -> Bool {
    guard let columns else { return true }
    let place = Self.place(of: column, in: columns)
    return place < columns.count && columns[place] == column
  }

  /// Adds cells without anything until there are so many.
  mutating func fill(to count: Int) {
    guard count > endIndex else { return }
    columns = columns ?? Array(0..<UInt32(endIndex))
    endIndex = count
  }

  mutating func move(by distance: Int) {
    offset += distance
    for place in kept.indices { kept[place].offset += distance }
  }

  private func isNeeded(_ cell: ImportTable.Cell) -> Bool {
    !cell.isEmpty || cell.isList || cell.isFlag || cell.pictures != nil || cell.offset != offset
  }

  /// Where a column is among others, or would be.
  private static func place(of column: Int, in columns: [UInt32]) -> Int {
    var (low, high) = (0, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
