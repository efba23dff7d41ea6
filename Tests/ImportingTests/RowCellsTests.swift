import TestSupport
import Testing

@testable import Importing

/// The cells of a row, of which only those are kept that hold something.
struct RowCellsTests {
  @Test func `a row has the cells that were put into it`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var cells = RowCells(count: Int.random(in: 0...12, using: &random), offset: 5)
      var expected = Array(repeating: "@5", count: cells.count)
      for _ in 0..<30 {
        let text = ["", "a", "b"].randomElement(using: &random) ?? ""
        let offset = Int.random(in: 5...7, using: &random)
        let cell = ImportTable.Cell(text, offset: offset)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          cells.append(cell)
          expected.append("\(text)@\(offset)")
        case 1:
          let count = cells.count + Int.random(in: 0...3, using: &random)
          cells.fill(to: count)
          while expected.count < count { expected.append("@5") }
        default:
          guard let column = expected.indices.randomElement(using: &random) else { continue }
          cells[column] = cell
          expected[column] = "\(text)@\(offset)"
        }
      }
      #expect(cells.map { "\($0.text)@\($0.offset)" } == expected)
      cells.move(by: 10)
      #expect(cells.allSatisfy { $0.offset >= 15 })
    }
  }

  @Test func `a row can have any number of columns`() {
    var cells = RowCells(offset: 0)
    for column in 0..<70_000 { cells.append(ImportTable.Cell(column % 2 == 0 ? "x" : "", offset: 0)) }
    #expect(cells[69_998].text == "x")
    #expect(cells[69_999].text.isEmpty)
  }
}
