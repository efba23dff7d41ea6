import Catalogue
import PaperLayout
import Testing

/// Whatever the columns hold, nothing is outside the page, and no two cells over one another.
struct FittingTests {
  private static func configuration(columns: Int, type: String) -> String {
    let fields = (1...columns).map { "  field\($0): { type: \(type), label: Column \($0) }" }
    let keys = (1...columns).map { "field\($0)" }
    return """
      name: "{{field1}}"
      fields:
      \(fields.joined(separator: "\n"))
      sorts: [{ name: A, by: [field1] }]
      print: { columns: [\(keys.joined(separator: ", "))] }

      """
  }

  @Test(arguments: [1, 3, 5, 7, 9, 12], [8, 40, 600])
  func nothingIsClipped(columns: Int, letters: Int) throws {
    let items = (0..<12).map { row in
      (1...columns).map { column in
        let word = String(repeating: "abcdefghi ", count: letters / 10 + 1)
        return "field\(column): \(row) \(word.prefix(row % 2 == 0 ? letters : 4))x"
      }.joined(separator: "\n")
    }
    let printed = try PrintedCollection(Self.configuration(columns: columns, type: "text"), items: items)
    for paper in [PaperSize.a4, .letter, .a5] {
      let (canvas, document) = try printed.drawn { $0.paper = paper }
      Self.checkThatAllIsOnThePage(canvas, document)
    }
  }

  @Test func aWordThatIsWiderThanThePageIsBroken() throws {
    let word = String(repeating: "w", count: 600)
    let printed = try PrintedCollection(
      Self.configuration(columns: 4, type: "text"), items: ["field1: \(word)\nfield2: b\nfield3: c\nfield4: d"])
    let (canvas, document) = try printed.drawn()
    Self.checkThatAllIsOnThePage(canvas, document)
    #expect(canvas.pages.joined().contains { $0.text == word })
  }

  @Test func aRowThatIsHigherThanAPageGoesOnOnTheNext() throws {
    let text = String(repeating: "words and words ", count: 1500)
    let printed = try PrintedCollection(
      Self.configuration(columns: 2, type: "text"), items: ["field1: a\nfield2: \(text)"])
    let (canvas, document) = try printed.drawn()
    Self.checkThatAllIsOnThePage(canvas, document)
    #expect(document.pageCount > 4)
    #expect(canvas.pages.count { page in page.contains { $0.text.hasPrefix("words and words") } } > 2)
  }

  @Test func columnsThatDoNotFitUprightAreSetAcrossThePaper() throws {
    let item = (1...8).map { "field\($0): a value of some length, number \($0)" }.joined(separator: "\n")
    let printed = try PrintedCollection(Self.configuration(columns: 8, type: "text"), items: [item])
    let (canvas, document) = try printed.drawn()
    #expect(document.size.width > document.size.height)
    Self.checkThatAllIsOnThePage(canvas, document)
  }

  @Test func `words stay whole while other columns have room`() throws {
    let values = [
      "Speedmaster", "Omega", "145.022-71", "Stainless steel", "Manual, cal. 861", "Excellent",
      "Bank safe deposit box", "Phillips, Geneva", "Bought from an estate", "With box and papers",
    ]
    let fields = values.indices.map { "text\($0): { type: text, label: L }" } + (0..<4).map { "sum\($0): number" }
    let configuration = """
      name: "{{text0}}"
      fields: { \(fields.joined(separator: ", ")) }
      print: { columns: [\((values.indices.map { "text\($0)" } + (0..<4).map { "sum\($0)" }).joined(separator: ", "))] }

      """
    let texts = values.enumerated().map { "text\($0): '\($1)'" } + (0..<4).map { "sum\($0): 1102052.25" }
    let items = Array(repeating: texts.joined(separator: "\n"), count: 20)
    let (canvas, document) = try PrintedCollection(configuration, items: items).drawn { $0.paper = .letter }
    Self.checkThatAllIsOnThePage(canvas, document)
    let cells = canvas.pages.joined().filter { $0.elements.last == .cell }
    let line = try #require(cells.filter { !$0.text.isEmpty }.map(\.rectangle.height).min())
    let references = cells.filter { $0.text == "145.022-71" }
    #expect(references.count == 20)
    #expect(references.allSatisfy { $0.rectangle.height < 1.5 * line })
  }

  @Test func rowsOfManyColumnsHaveTwoLines() throws {
    let items = (0..<30).map { row in (1...14).map { "field\($0): \(row)12345678.\($0)" }.joined(separator: "\n") }
    let printed = try PrintedCollection(Self.configuration(columns: 14, type: "number"), items: items)
    let (canvas, document) = try printed.drawn()
    Self.checkThatAllIsOnThePage(canvas, document)
    let heads = canvas.pages.joined().filter { $0.elements.last == .headerCell }
    #expect(heads.allSatisfy { $0.size >= 7 })
    #expect(Set(heads.filter { ["Column 1", "Column 14"].contains($0.text) }.map(\.rectangle.y)).count > 1)
    for row in 0..<30 {
      for column in 1...14 {
        let text = "\(row)12345678.\(column)"
        let shown = canvas.pages.joined().filter { $0.elements.last == .cell }.map { $0.text.filter { $0 != "," } }
        #expect(shown.contains { Double($0) == Double(text) }, "\(text)")
      }
    }
  }

  @Test func columnsThatDoNotFitAnyWayAreNamed() throws {
    let item = (1...40).map { "field\($0): 123456789012345.12" }.joined(separator: "\n")
    let printed = try PrintedCollection(Self.configuration(columns: 40, type: "number"), items: [item])
    let error = #expect(throws: TableTooWide.self) { try printed.drawn() }
    #expect(
      error?.message
        == "the columns do not fit on A4, not even across it in rows of two lines at 7 points; the widest are Column 1, Column 2, Column 3: print fewer columns, or use larger paper"
    )
  }

  static func checkThatAllIsOnThePage(_ canvas: RecordingCanvas, _ document: any Printable) {
    for (number, page) in canvas.pages.enumerated() {
      for mark in page {
        let (place, size) = (mark.rectangle, document.size)
        #expect(
          place.x >= 0 && place.y >= 0 && place.x + place.width <= size.width && place.y + place.height <= size.height,
          "page \(number + 1): \(mark.text.prefix(30)) at \(place)")
      }
      let cells = page.filter { $0.elements.last == .cell && !$0.text.isEmpty }
      for (position, cell) in cells.enumerated() {
        for other in cells[(position + 1)...] where overlap(cell.rectangle, other.rectangle) {
          Issue.record("page \(number + 1): '\(cell.text.prefix(30))' over '\(other.text.prefix(30))'")
        }
      }
    }
  }

  private static func overlap(_ one: Rectangle, _ other: Rectangle) -> Bool {
    one.x + 0.1 < other.x + other.width && other.x + 0.1 < one.x + one.width
      && one.y + 0.1 < other.y + other.height && other.y + 0.1 < one.y + one.height
  }
}
