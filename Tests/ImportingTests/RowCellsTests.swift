import TestSupport
import Testing

@testable import Importing

/// The cells of a row, of which only those may be kept that hold something.
struct RowCellsTests {
  @Test(arguments: [true, false])
  func `a row has the cells that were put into it`(isWhole: Bool) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &random)
      let empty = ImportTable.Cell("", offset: 5)
      var cells =
        isWhole ? RowCells(Array(repeating: empty, count: count), offset: 5) : RowCells(count: count, offset: 5)
      var expected = Array(repeating: "@5", count: count)
      for _ in 0..<30 {
        if Int.random(in: 0..<8, using: &random) == 0 {
          let count = expected.count + Int.random(in: 0...3, using: &random)
          cells.fill(to: count)
          while expected.count < count { expected.append("@5") }
        } else if let column = expected.indices.randomElement(using: &random) {
          let text = ["", "a", "b"].randomElement(using: &random) ?? ""
          let offset = Int.random(in: 5...7, using: &random)
          cells[column] = ImportTable.Cell(text, offset: offset)
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
    for column in stride(from: 0, to: 70_000, by: 2) {
      cells.fill(to: column + 2)
      cells[column] = ImportTable.Cell("x", offset: 0)
    }
    #expect(cells[69_998].text == "x")
    #expect(cells[69_999].text.isEmpty)
  }
}
