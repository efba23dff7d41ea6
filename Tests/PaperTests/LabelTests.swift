import Catalogue
import PaperLayout
import Testing

struct LabelTests {
  private static let configuration = """
    name: "{{title}}"
    fields: { title: text }
    sorts: [{ name: A, by: [title] }]

    """

  @Test("Labels of each sheet lie on its paper and beside one another", arguments: LabelSheet.known)
  func labelsLieOnTheSheet(_ sheet: LabelSheet) {
    let paper = sheet.paper.millimetres
    #expect(sheet.left + Double(sheet.columns - 1) * sheet.stepX + sheet.width <= paper.width + 0.1)
    #expect(sheet.top + Double(sheet.rows - 1) * sheet.stepY + sheet.height <= paper.height + 0.1)
    #expect(sheet.stepX >= sheet.width - 0.01 && sheet.stepY >= sheet.height - 0.01)
  }

  @Test func everySheetOfTheTablesIsKnown() {
    #expect(LabelSheet.known.count == 38)
    #expect(Set(LabelSheet.known.map(\.name)).count == 38)
  }

  @Test(arguments: [
    ("L7160", 21), ("7160", 21), ("avery l7160", nil), ("l-7160", 21), ("3474", 24), ("5160", 30), ("L9999", nil),
    ("63.5x38.1,3x7", 21), ("63.5x38.1,4x7", nil), ("100x50,2x5,5x10", 10), ("105x50,2x5,5x10", nil),
    ("0x0,1x1", nil), ("nanx20,1x1", nil), ("", nil), ("70x37,3x8,0x0.5,0x0", 24),
  ])
  func sheetsAreKnownByNumberOrMeasures(text: String, count: Int?) {
    #expect(LabelSheet(text, paper: .a4)?.count == count)
  }

  @Test func labelsBeginAfterThoseThatAreUsed() throws {
    let printed = try PrintedCollection(Self.configuration, items: (1...30).map { "title: Label \($0)" })
    let sheet = try #require(LabelSheet("L7160", paper: .a4))
    let (canvas, document) = try printed.drawn {
      $0.kind = .labels
      $0.labels = LabelPlacement(sheet: sheet, skip: 5)
    }
    #expect(document.pageCount == 2)
    #expect(canvas.pages[0].count { $0.text.hasPrefix("Label") } == 16)
    #expect(canvas.pages[1].count { $0.text.hasPrefix("Label") } == 14)
    #expect(LabelDocument.used(LabelPlacement(sheet: sheet, skip: 5), items: 30) == 14)
    #expect(LabelDocument.used(LabelPlacement(sheet: sheet, skip: 5), items: 16) == 0)
    // The sixth label is the third of the second row.
    let first = try #require(canvas.pages[0].first { $0.text.hasPrefix("Label") })
    #expect(first.rectangle.x > 139.33 * 72 / 25.4 && first.rectangle.y > 53.25 * 72 / 25.4)
  }

  @Test func aLabelWithoutLinesHasTheName() throws {
    let printed = try PrintedCollection(
      "fields: { title: text, room: text }\nprint: { labels: { lines: ['{{room}}'] } }\n",
      items: ["title: Lamp", "title: Chair\nroom: Hall", "room: ''"])
    let sheet = try #require(LabelSheet("L7160", paper: .a4))
    let (canvas, _) = try printed.drawn {
      $0.kind = .labels
      $0.labels = LabelPlacement(sheet: sheet)
    }
    #expect(canvas.pages[0].map(\.text).filter { Double($0) == nil }.sorted() == ["Hall", "Lamp", "item-000002"])
  }

  @Test("Type on labels is of 7 points at least", arguments: ["5167", "L7651", "20x10,9x25"])
  func typeOnLabelsCanBeRead(sheet: String) throws {
    let name = String(repeating: "a very long name indeed ", count: 12)
    let printed = try PrintedCollection(Self.configuration, items: ["title: \(name)", "title: Lamp"])
    let sheet = try #require(LabelSheet(sheet, paper: .a4))
    let (canvas, _) = try printed.drawn {
      $0.kind = .labels
      $0.labels = LabelPlacement(sheet: sheet)
    }
    let texts = canvas.pages[0].filter { !$0.text.isEmpty }
    #expect(texts.count == 4 && texts.allSatisfy { $0.size >= 7 }, "\(texts.map(\.size))")
  }

  @Test func aLongNameFitsItsLabel() throws {
    let name = String(repeating: "a very long name indeed ", count: 12)
    let printed = try PrintedCollection(
      Self.configuration, site: "title: T\nurl: https://example.org/\n", items: ["title: \(name)"])
    let sheet = try #require(LabelSheet("L7651", paper: .a4))
    let (canvas, _) = try printed.drawn {
      $0.kind = .labels
      $0.labels = LabelPlacement(sheet: sheet)
    }
    let scale = 72 / 25.4
    for mark in canvas.pages[0] {
      #expect(mark.rectangle.x >= sheet.left * scale && mark.rectangle.y >= sheet.top * scale)
      #expect(mark.rectangle.x + mark.rectangle.width <= (sheet.left + sheet.width) * scale)
      #expect(mark.rectangle.y + mark.rectangle.height <= (sheet.top + sheet.height) * scale)
    }
    // What has no room in type that can be read is left out at the end of the name; the number stays.
    let texts = canvas.pages[0].map(\.text)
    #expect(texts.contains { $0.hasPrefix("a very long name") && $0.hasSuffix("…") } && texts.contains("1"))
  }
}
