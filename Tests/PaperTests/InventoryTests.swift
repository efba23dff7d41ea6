import Catalogue
import Foundation
import PaperLayout
import Testing

struct InventoryTests {
  private static let configuration = """
    title: Things
    name: "{{title}}"
    fields:
      title: { type: text, required: true }
      room: text
      price: { type: money, currency: EUR }
      weight: { type: number, unit: kg }
      serial: text
    sorts: [{ name: Room, by: [room, title], sections: value(room) }]
    print:
      owner: Ada Example
      policy: HR-4711
      prepared-for: Sample Insurance
      columns: [name, weight, price]
      totals: [count, sum(price)]

    """

  private static func item(_ number: Int, room: String, price: String?, title: String? = nil) -> String {
    "title: \(title ?? "Thing \(number)")\nroom: \(room)\nserial: S\(number)\nweight: \(number).5"
      + (price.map { "\nprice: \($0)" } ?? "")
  }

  /// 3 rooms with 60 things each.
  private static let manyItems = (0..<180).map { number in
    item(number, room: ["Attic", "Cellar", "Kitchen"][number % 3], price: "\(number).25")
  }

  @Test func theCoverSaysWhatTheSettingsSay() throws {
    let (canvas, _) = try PrintedCollection(Self.configuration, items: Self.manyItems).drawn()
    let texts = canvas.texts(onPage: 0)
    for text in ["Cabinet", "Things", "Ada Example", "HR-4711", "Sample Insurance", "September 21, 2026", "180"] {
      #expect(texts.contains(text), "\(text)")
    }
    // 0 + 1 + … + 179, and a quarter each.
    #expect(texts.contains("€16,155.00"))
  }

  @Test func everyPageSaysWhichOfHowManyItIs() throws {
    let (canvas, document) = try PrintedCollection(Self.configuration, items: Self.manyItems).drawn()
    #expect(document.pageCount > 5)
    #expect(canvas.pages.count == document.pageCount)
    for page in canvas.pages.indices {
      #expect(canvas.texts(onPage: page).contains("Page \(page + 1) of \(document.pageCount)"))
      #expect(canvas.texts(onPage: page).contains("September 21, 2026"))
    }
  }

  @Test func theContentsNameThePagesOnWhichSectionsBegin() throws {
    let (canvas, document) = try PrintedCollection(Self.configuration, items: Self.manyItems).drawn()
    let texts = canvas.texts(onPage: 1)
    for bookmark in document.bookmarks {
      let page = try #require(canvas.destinations[bookmark.destination])
      let entry = try #require(texts.firstIndex(of: bookmark.title), "\(bookmark.title)")
      #expect(texts[entry...].prefix(3).contains("\(page + 1)"), "\(bookmark.title)")
      #expect(canvas.links.contains(.destination(bookmark.destination)))
    }
    #expect(document.bookmarks.map(\.title) == ["Attic", "Cellar", "Kitchen", "Totals"])
  }

  @Test func everyItemHasARowWithANumberOfItsOwn() throws {
    let (canvas, _) = try PrintedCollection(Self.configuration, items: Self.manyItems).drawn()
    let cells = canvas.pages.joined().filter { $0.elements.last == .cell }.map(\.text)
    for number in 0..<180 { #expect(cells.count { $0 == "Thing \(number)" } == 1) }
    for section in 1...3 {
      for place in 1...60 { #expect(cells.count { $0 == "\(section).\(place)" } == 1) }
    }
  }

  @Test func sectionsThatGoOnRepeatTheirHead() throws {
    let (canvas, _) = try PrintedCollection(Self.configuration, items: Self.manyItems).drawn()
    let heads = canvas.pages.indices.filter { page in
      canvas.pages[page].contains { $0.text == "Price" && $0.elements.last == .headerCell }
    }
    let rows = canvas.pages.indices.filter { page in
      canvas.pages[page].contains { $0.elements.last == .cell }
    }
    #expect(heads == rows)
    for room in ["Attic", "Cellar", "Kitchen"] {
      let first = try #require(canvas.pages(with: room).first { $0 > 1 })
      #expect(canvas.pages(with: "\(room) (continued)").allSatisfy { $0 > first })
    }
    #expect(!canvas.pages(with: "Attic (continued)").isEmpty)
  }

  @Test(arguments: [PrintKind.inventory, .checklist])
  func headsStandAboveTheFirstRowsOfTheirSections(kind: PrintKind) throws {
    let configuration = """
      name: "{{title}}"
      fields: { title: text, kind: text }
      sorts: [{ name: Kind, by: [kind], sections: value(kind) }]
      print: { columns: [name] }

      """
    for words in 1..<12 {
      let items = (10..<80).map { number in
        "title: \(String(repeating: "word ", count: number * words % 151))End \(number)\nkind: Kind \(number)"
      }
      let site = "title: Cabinet\nurl: https://example.org/\n"
      let (canvas, _) = try PrintedCollection(configuration, site: site, items: items).drawn { $0.kind = kind }
      for number in 10..<80 {
        let row = try #require(
          canvas.pages.indices.first { page in
            canvas.texts(onPage: page).contains { $0.hasSuffix("End \(number)") }
          })
        let head = try #require(canvas.pages(with: "Kind \(number)").last { $0 <= row })
        #expect(head == row, "\(words): \(number)")
      }
    }
  }

  @Test(arguments: [("[price]", true), ("[price, title]", false), ("[price, name]", false)])
  func aTableWhoseColumnsDoNotNameItsItemsBeginsWithTheirNames(columns: String, isAdded: Bool) throws {
    let configuration = """
      name: "The {{title}}"
      fields: { title: text, price: number }
      print: { columns: \(columns) }

      """
    let (canvas, _) = try PrintedCollection(configuration, items: ["title: Axe\nprice: 10"]).drawn()
    let texts = canvas.pages.indices.flatMap { canvas.texts(onPage: $0) }
    let (name, price) = (texts.firstIndex(of: "The Axe"), try #require(texts.firstIndex(of: "10")))
    #expect((name.map { $0 < price } ?? false) == isAdded, "\(texts)")
  }

  @Test func anItemInSeveralSectionsIsListedAndCountedOnce() throws {
    let configuration = """
      name: "{{title}}"
      fields: { title: text, tags: list, price: { type: money, currency: EUR } }
      sorts: [{ name: Tags, by: [title], sections: value(tags) }]
      print: { columns: [name, price], totals: [count, sum(price)] }

      """
    let items = ["title: A\ntags: [x, y, z]\nprice: 10", "title: B\ntags: [x]\nprice: 1"]
    let printed = try PrintedCollection(configuration, items: items)
    for kind in [PrintKind.inventory, .checklist, .cards, .catalogue, .labels] {
      let (canvas, _) = try printed.drawn {
        $0.kind = kind
        $0.labels = LabelPlacement(sheet: LabelSheet.known[0])
      }
      let texts = canvas.pages.indices.flatMap { canvas.texts(onPage: $0) }
      if kind == .inventory { #expect(texts.contains("€11") && !texts.contains("€31")) }
      // Cards have the title as a value, too, and catalogues have an index of names.
      let places = kind == .cards || kind == .catalogue ? 2 : 1
      #expect(texts.count { $0 == "A" } == places, "\(kind): \(texts)")
    }
  }

  @Test func columnsAreAsWideAsTheirSums() throws {
    let configuration = """
      name: "{{title}}"
      fields: { title: text, room: text, a: number, b: number }
      sorts: [{ name: Room, by: [room, title], sections: value(room) }]
      print: { columns: [name, a, b], totals: [sum(a), sum(b)] }

      """
    let items = (0..<400).map { "title: T\($0)\nroom: \($0 % 2 == 0 ? "Attic" : "Cellar")\na: 9999\nb: 9999" }
    let (canvas, _) = try PrintedCollection(configuration, items: items).drawn()
    for page in canvas.pages {
      let sums = page.filter { $0.text == "1,999,800" }.map(\.rectangle)
      for (one, other) in zip(sums, sums.dropFirst()) where one.y == other.y {
        #expect(one.x + one.width <= other.x)
      }
    }
    #expect(canvas.pages.joined().count { $0.text == "1,999,800" } == 4)
  }

  @Test func subtotalsStandBelowTheRowsOfTheirSections() throws {
    let (canvas, _) = try PrintedCollection(Self.configuration, items: Self.manyItems).drawn()
    let texts = canvas.pages.indices.flatMap { canvas.texts(onPage: $0) }
    // 0 + 3 + … + 177, 1 + 4 + … + 178 and 2 + 5 + … + 179, and 60 quarters each.
    for sum in ["€5,325.00", "€5,385.00", "€5,445.00"] { #expect(texts.contains(sum)) }
    #expect(texts.count { $0 == "Subtotal: 60" } == 3)
  }

  @Test(arguments: ["en", "he"]) func `a sum of ratings ends where its column ends`(language: String) throws {
    let items = (0..<6).map { "title: T\($0)\nroom: \($0 % 2 == 0 ? "Attic" : "Cellar")\npages: 412\nstars: 2.5" }
    let configuration = """
      name: "{{title}}"
      fields: { title: text, room: text, pages: number, stars: rating }
      sorts: [{ name: Room, by: [room, title], sections: value(room) }]
      report: { columns: [title, pages, stars], totals: [sum(pages), sum(stars)] }

      """
    let site = "title: T\nlanguage: \(language)\n"
    let (canvas, _) = try PrintedCollection(configuration, site: site, items: items).drawn()
    let marks = canvas.pages.joined().filter { $0.elements.last == .paragraph }
    let (stars, pages) = (marks.filter { $0.text == "7.5" }, marks.filter { $0.text == "1,236" })
    #expect(stars.count == 2 && pages.count == 2)
    for (sum, other) in zip(stars, pages) {
      // The pages of a language that is written from the right are mirrored afterwards.
      #expect(other.rectangle.x + other.rectangle.width + 6 <= sum.rectangle.x)
    }
    let right = canvas.pages.joined().map { $0.rectangle.x + $0.rectangle.width }.max() ?? 0
    #expect(stars.allSatisfy { abs($0.rectangle.x + $0.rectangle.width - right) < 0.01 })
  }

  @Test func noHeadStandsAloneAndNoSubtotal() throws {
    for count in 20..<60 {
      let items = (0..<count * 2).map { number in
        Self.item(number, room: number < count ? "Attic" : "Cellar", price: "1")
      }
      let (canvas, _) = try PrintedCollection(Self.configuration, items: items).drawn()
      for page in canvas.pages.indices.dropFirst(2) {
        let marks = canvas.pages[page]
        for (position, mark) in marks.enumerated() where mark.elements.last == .headerCell {
          #expect(marks[position...].contains { $0.elements.last == .cell }, "\(count) rows, page \(page + 1)")
        }
        let subtotal = marks.firstIndex { $0.text.hasPrefix("Subtotal") }
        if let subtotal { #expect(marks[..<subtotal].contains { $0.elements.last == .cell }) }
      }
    }
  }

  @Test func numbersStandBelowOneAnotherByTheirDecimalSeparators() throws {
    let items = ["5", "12.75", "1234.5", "0.125"].enumerated().map { number, weight in
      "title: T\(number)\nroom: Attic\nweight: \(weight)"
    }
    let (canvas, _) = try PrintedCollection(Self.configuration, items: items).drawn()
    let cells = canvas.pages.joined().filter { $0.elements.last == .cell && $0.text.hasSuffix("kg") }
    #expect(cells.map(\.text) == ["5\u{A0}kg", "12.75\u{A0}kg", "1,234.5\u{A0}kg", "0.125\u{A0}kg"])
    let places = cells.map { cell in
      let whole = cell.text.prefix { $0.isNumber || $0 == "," }
      return cell.rectangle.x + Double(whole.count) * 4.5
    }
    #expect(places.allSatisfy { abs($0 - places[0]) < 0.01 })
  }

  @Test func itemsWithoutAValueAreListed() throws {
    let items = [
      Self.item(1, room: "Attic", price: "5"), Self.item(2, room: "Attic", price: nil),
      "title: Bare\nroom: Cellar\nprice: 3",
    ]
    let (canvas, document) = try PrintedCollection(Self.configuration, items: items).drawn()
    #expect(
      document.bookmarks.map(\.title) == [
        "Attic", "Cellar", "Totals", "Items without a value", "Items without a serial number",
      ])
    #expect(canvas.pages.joined().count { $0.text == "Thing 2" && $0.elements.last == .cell } == 2)
    #expect(canvas.pages.joined().count { $0.text == "Thing 1" && $0.elements.last == .cell } == 1)
    #expect(canvas.pages.joined().count { $0.text == "Bare" && $0.elements.last == .cell } == 2)
  }

  @Test func deletedItemsAreListedWithDateAndReason() throws {
    let items = [
      Self.item(1, room: "Attic", price: "5"),
      Self.item(2, room: "Attic", price: "7") + "\ndeleted: 2025-03-01\ndeleted-because: Sold to a friend",
    ]
    let (canvas, _) = try PrintedCollection(Self.configuration, items: items).drawn()
    let cells = canvas.pages.joined().filter { $0.elements.last == .cell }.map(\.text)
    #expect(cells.suffix(3) == ["Thing 2", "Mar 1, 2025", "Sold to a friend"])
    #expect(canvas.texts(onPage: 0).contains("€5"))
  }

  @Test func aCollectionWithoutItemsSaysSo() throws {
    let (canvas, document) = try PrintedCollection(Self.configuration, items: []).drawn()
    #expect(canvas.pages.joined().contains { $0.text == "No things" })
    #expect(document.pageCount == 3)
  }

  @Test func theCollectionsOwnWordsAreUsed() throws {
    let configuration = Self.configuration + "empty: Nothing at all\ndeleted: { header: Sold things, label: Sold on }\n"
    let items = [Self.item(1, room: "Attic", price: "5") + "\ndeleted: 2025-03-01"]
    let (canvas, _) = try PrintedCollection(configuration, items: items).drawn()
    let texts = Set(canvas.pages.joined().map(\.text))
    #expect(texts.isSuperset(of: ["Nothing at all", "Sold things", "Sold on"]))
    #expect(texts.isDisjoint(with: ["No things", "Deleted", "Deleted on"]))
  }

  @Test(arguments: [
    ("[room], sections: value(room)", "Attic – Kitchen"),
    ("[weight], sections: \"range(weight, 50, 100, 150)\"", "< 50\u{A0}kg … ≥ 150\u{A0}kg"),
  ])
  func headsOfPagesNameTheFirstAndTheLastSection(sort: String, head: String) throws {
    let configuration = Self.configuration.replacing("[room, title], sections: value(room)", with: sort)
    let items = [1, 60, 120, 170].map { Self.item($0, room: $0 < 100 ? "Attic" : "Kitchen", price: "2") }
    let (canvas, _) = try PrintedCollection(configuration, items: items).drawn()
    #expect(canvas.texts(onPage: 2).contains(head))
  }

  @Test func aSortWithoutSectionsIsOneTable() throws {
    let configuration = Self.configuration.replacing(", sections: value(room)", with: "")
    let (canvas, document) = try PrintedCollection(configuration, items: Self.manyItems).drawn()
    #expect(document.bookmarks.map(\.title) == ["Inventory", "Totals"])
    let cells = canvas.pages.joined().filter { $0.elements.last == .cell }.map(\.text)
    for number in 1...180 { #expect(cells.count { $0 == "\(number)" } == 1) }
    #expect(!canvas.pages.joined().contains { $0.text.hasPrefix("Subtotal") })
  }

  @Test func eachCurrencyIsAddedUpByItself() throws {
    let configuration = """
      name: "{{title}}"
      fields:
        title: text
        paid: { type: money, currency: USD }
        worth: { type: money, currency: EUR }
      sorts: [{ name: Title, by: [title], sections: index(title) }]
      print: { columns: [name, paid, worth], totals: [count, sum(paid), sum(worth)] }

      """
    let items = ["title: A\npaid: 10.50\nworth: 20", "title: B\npaid: 1\nworth: 2.25"]
    let (canvas, document) = try PrintedCollection(configuration, items: items).drawn()
    let totals = try #require(document.bookmarks.last)
    let page = try #require(canvas.destinations[totals.destination])
    let texts = canvas.texts(onPage: page)
    #expect(texts.contains("$11.50") && texts.contains("€22.25"))
    // The value on the cover is that of the first field of money that is added up.
    #expect(canvas.texts(onPage: 0).contains("$11.50") && !canvas.texts(onPage: 0).contains("€22.25"))
  }

  @Test func theContentsAreAnElementOfTheirOwn() throws {
    let (canvas, _) = try PrintedCollection(Self.configuration, items: Self.manyItems).drawn()
    let entries = canvas.pages[1].filter { $0.elements.contains(.contentsEntry) }
    #expect(!entries.isEmpty && entries.allSatisfy { $0.elements.contains(.contents) })
  }

  @Test(arguments: [PrintKind.inventory, .catalogue], [40, 100, 400])
  func longHeadsAndEntriesStayOnTheirPages(kind: PrintKind, count: Int) throws {
    let configuration = """
      name: "{{title}}"
      fields: { title: text, room: text }
      sorts: [{ name: Room, by: [room, title], sections: value(room) }]

      """
    let format = PageFormat(.a5, isLandscape: true)
    let bottom = format.height - format.margin - 26
    let name = (1...count).map { "word\($0)" }.joined(separator: " ")
    let items = (1...9).map { "title: Thing \($0)\nroom: Attic" } + ["title: \(name)\nroom: Room \(name)"]
    let (canvas, _) = try PrintedCollection(configuration, items: items).drawn {
      ($0.kind, $0.paper, $0.isLandscape) = (kind, .a5, true)
    }
    let marks = canvas.pages.joined().filter { $0.elements.contains(.contentsEntry) || $0.elements.contains(.heading) }
    #expect(marks.contains { $0.text.contains(name) })
    for mark in marks { #expect(mark.rectangle.y + mark.rectangle.height <= bottom + 3, "\(mark)") }
  }

  @Test(arguments: [PaperSize.a4, .a5], [true, false])
  func longRowsWithPicturesStayOnTheirPages(paper: PaperSize, isLandscape: Bool) throws {
    let configuration = """
      name: "{{title}}"
      fields: { title: text, photo: image, story: text }
      list: { image: photo }
      sorts: [{ name: Title, by: [title] }]

      """
    let format = PageFormat(paper, isLandscape: isLandscape)
    // Running heads begin 26 points below the text.
    let bottom = format.height - format.margin - 26
    for count in stride(from: 20, to: 800, by: 60) {
      let story = (1...count).map { "word\($0)" }.joined(separator: " ")
      let items = (1...4).map { "title: Thing \($0)\nphoto: p.svg" } + ["title: Zoo\nphoto: p.svg\nstory: \(story)"]
      let (canvas, _) = try PrintedCollection(configuration, items: items).drawn {
        ($0.paper, $0.isLandscape, $0.photos) = (paper, isLandscape, .large)
      }
      #expect(canvas.pages.joined().contains { $0.text == story })
      for mark in canvas.pages.joined() where mark.elements.contains(.cell) {
        #expect(mark.rectangle.y + mark.rectangle.height <= bottom + 3, "\(count) words")
      }
      let pictures = canvas.pages.joined().count { $0.elements.contains(.figure) }
      #expect(pictures == items.count, "\(count) words")
    }
  }

  @Test(arguments: [PaperSize.a4, .a5], [1, 10, 60, 300, 900])
  func longNamesOfSectionsLeaveNoItemOut(paper: PaperSize, count: Int) throws {
    let configuration = """
      name: "{{title}}"
      fields: { title: text, place: text }
      sorts: [{ name: Place, by: [place, title], sections: value(place) }]

      """
    let place = (1...count).map { "place\($0)" }.joined(separator: " ")
    let items = (10...99).map { "title: Thing \($0)\nplace: \(place)" }
    let (canvas, _) = try PrintedCollection(configuration, items: items).drawn { $0.paper = paper }
    let format = PageFormat(paper, isLandscape: false)
    let bottom = format.height - format.margin - 26
    for number in 10...99 { #expect(canvas.pages.joined().count { $0.text == "Thing \(number)" } == 1) }
    #expect(canvas.pages.joined().contains { $0.text == place && $0.elements.contains(.heading) })
    for mark in canvas.pages.joined() where mark.elements.contains(.cell) || mark.elements.contains(.heading) {
      #expect(mark.rectangle.y + mark.rectangle.height <= bottom + 3, "\(mark)")
    }
  }
}
