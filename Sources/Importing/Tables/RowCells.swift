/// The cells of a row, one for each column. Those without anything, of which rows may have hundreds, take no memory.
package struct RowCells: Sendable, RandomAccessCollection, MutableCollection {
  private var kept: [ImportTable.Cell]
  /// The columns of the kept cells, in order.
  private var columns: [UInt32]
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
    self.init(offset: offset)
    kept.reserveCapacity(cells.count)
    columns.reserveCapacity(cells.count)
    for cell in cells { append(cell) }
  }

  package subscript(column: Int) -> ImportTable.Cell {
    get {
      if kept.count == endIndex { return kept[column] }
      let place = place(of: column)
      return place < kept.count && columns[place] == column ? kept[place] : ImportTable.Cell("", offset: offset)
    }
    set {
      let place = place(of: column)
      if place < kept.count, columns[place] == column {
        kept[place] = newValue
      } else if isNeeded(newValue) {
        kept.insert(newValue, at: place)
        columns.insert(UInt32(column), at: place)
      }
    }
  }

  mutating func append(_ cell: ImportTable.Cell) {
    if isNeeded(cell) {
      kept.append(cell)
      columns.append(UInt32(endIndex))
    }
    endIndex += 1
  }

  /// Adds cells without anything until there are so many.
  mutating func fill(to count: Int) { endIndex = Swift.max(endIndex, count) }

  mutating func move(by distance: Int) {
    offset += distance
    for place in kept.indices { kept[place].offset += distance }
  }

  private func isNeeded(_ cell: ImportTable.Cell) -> Bool {
    !cell.isEmpty || cell.isList || cell.isFlag || cell.pictures != nil || cell.offset != offset
  }

  /// Where a column's cell is among the kept ones, or would be.
  private func place(of column: Int) -> Int {
    if kept.count == endIndex { return column }
    var (low, high) = (0, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
