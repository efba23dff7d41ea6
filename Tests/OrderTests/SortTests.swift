import Language
import Ordering
import Testing

@testable import Catalogue

struct SortTests {
  @Test func `goes by several keys, each its own way`() throws {
    let shelf = Shelf(
      [Field(key: "make", type: .text), Field(key: "year", type: .year)],
      [("a", "Saab", 1960), ("b", "volvo", 1970), ("c", "Saab", 1980), ("d", "Volvo", 1960), ("e", "Saab", nil)].map {
        Item(fileStem: $0.0, values: [.text($0.1), $0.2.map { .year($0) } ?? .missing])
      })
    #expect(try shelf.order(.ascending("make"), .descending("year")) == "c a e b d")
    #expect(try shelf.order(.descending("make"), .ascending("year")) == "d b a c e")
    #expect(try shelf.order(.descending("year")) == "c b a d e")
  }

  @Test(arguments: [
    (SortDescriptor.Order.ascending, SortDescriptor.Place.last, "c a b d"), (.descending, .last, "a c b d"),
    (.ascending, .first, "b d c a"), (.descending, .first, "b d a c"),
  ])
  func `puts what is missing first or last in either direction`(
    order: SortDescriptor.Order, missing: SortDescriptor.Place, expected: String
  ) throws {
    let shelf = Shelf(titles: ["Bb", nil, "Aa", nil])
    #expect(try shelf.order(SortDescriptor(key: "title", order: order, missing: missing)) == expected)
  }

  @Test func `orders each type by its nature`() throws {
    var choice = Field(key: "size", type: .choice)
    choice.options = ["small", "medium", "large"]
    let noon = CivilTime(secondOfDay: 43_200)
    let days = [1, 0, -800_000].map { CivilDate(dayNumber: $0) }
    let byType: [(Field, [Value], String)] = [
      (choice, [.text("large"), .text("small"), .text("medium")], "b c a"),
      (Field(key: "n", type: .number), ["10", "9", "-10", "-9", "9.5"].map { .number(Decimal($0)!) }, "c d b e a"),
      (Field(key: "n", type: .number), ["1.10", "1.1", "1.09"].map { .number(Decimal($0)!) }, "c a b"),
      (Field(key: "y", type: .year), [.year(1), .year(-1), .year(-44), .year(2000)], "c b a d"),
      (Field(key: "d", type: .date), days.map { .date($0) }, "c b a"),
      (
        Field(key: "m", type: .datetime),
        [9, 1, 10].map { .dateTime(DateTime(date: days[0], time: noon, nanosecond: $0)) }, "b a c"
      ),
      (Field(key: "d", type: .datetime), days.map { .dateTime(DateTime(date: $0, time: noon)) }, "c b a"),
      (Field(key: "f", type: .flag), [.flag(true), .flag(false)], "b a"),
      (Field(key: "t", type: .text), ["Part 10", "part 9", "Pärt 9"].map { .text($0) }, "b c a"),
      (Field(key: "l", type: .list), [.list(["b"]), .list(["a", "z"]), .list(["a"]), .list(["ab"])], "c b d a"),
    ]
    for (field, values, expected) in byType {
      #expect(try Shelf(field, values).order(.ascending(field.key)) == expected, "\(field.type)")
    }
  }

  @Test func `goes by code points where that is asked for`() throws {
    let shelf = Shelf(titles: ["the b", "Z", "É", "10", "9", "", "a\0b", "a"])
    #expect(try shelf.order(SortDescriptor(key: "title", comparison: .exact)) == "f d e b h g a c")
  }

  @Test func `reaches into nested fields and the parts of dates`() throws {
    let shelf = Shelf(
      [Field(key: "engine.power", type: .number), Field(key: "registered", type: .datetime)],
      [("a", 90, 10, 3_600), ("b", 9, 10, 7_200), ("c", 100, 9, 5_400)].map { id, power, day, second in
        let dateTime = DateTime(date: CivilDate(dayNumber: day), time: CivilTime(secondOfDay: second))
        return Item(fileStem: id, values: [.number(Decimal(power)), .dateTime(dateTime)])
      })
    #expect(try shelf.order(.ascending("engine.power")) == "b a c")
    #expect(try shelf.order(.descending("registered.date"), .ascending("engine.power")) == "b a c")
    #expect(try shelf.order(.ascending("registered.time")) == "a c b")
    #expect(try shelf.order(.ascending("registered.year"), .descending("registered")) == "b a c")
    let halves = [7, 3].enumerated().map { day, tenths in
      DateTime(date: CivilDate(dayNumber: day), time: CivilTime(secondOfDay: 9), nanosecond: tenths * 100_000_000)
    }
    let moments = Shelf(Field(key: "at", type: .datetime), halves.map { .dateTime($0) })
    #expect(try moments.order(.ascending("at.time")) == "b a")
  }

  @Test func `orders the times of an hour that comes twice by the moment, and keeps days together`() throws {
    let clock = try ZoneClock(#require(TimeZone("America/New_York")))
    let texts = [
      "2014-11-02T06:30Z", "2014-11-02T05:45Z", "2014-11-02T01:40", "2014-11-02T01:40:00-05:00", "2014-11-02T02:00",
      "2014-11-02T01:59:59.9", "2014-03-09T02:45", "2014-03-09T07:00Z", "2014-03-09T02:15", "2014-03-09T06:59Z",
    ]
    let reader = ValueReader(field: Field(key: "at", type: .datetime), clock: clock)
    let shelf = try Shelf(Field(key: "at", type: .datetime), texts.map { try reader.read($0) })
    #expect(try shelf.order(.ascending("at")) == "j i g h c b f a d e")
    #expect(try shelf.order(.descending("at")) == "e d a f b c h g i j")
    let islands = try ZoneClock(#require(TimeZone("America/St_Johns")))
    let midnights = try Shelf(
      Field(key: "at", type: .datetime),
      ["2006-10-29T02:30:30Z", "2006-10-29T02:31:30Z", "2006-10-29T03:40Z"].map {
        try ValueReader(field: Field(key: "at", type: .datetime), clock: islands).read($0)
      })
    #expect(
      try midnights.sections("value(at.date)", by: .ascending("at")) == [
        "value Oct 28, 2006 #2006-10-28: b", "value Oct 29, 2006 #2006-10-29: a c",
      ])
  }

  @Test func `skips the article of the item's language, or else of the site's`() throws {
    var shelf = Shelf(titles: ["Der Zauberberg", "The Wall", "Die Hard", "Xanadu"])
    #expect(try shelf.order(.ascending("title")) == "a c b d")
    shelf.items[0].metadata.language = try LanguageTag("de")
    #expect(try shelf.order(.ascending("title")) == "c b d a")
    #expect(try shelf.order(.ascending("title"), keepsArticles: true) == "a c b d")
  }

  @Test func `skips punctuation also where articles are kept`() throws {
    let shelf = Shelf(titles: ["“The Wall”", "'Salem's Lot", "¡Ay, Carmela!", "Unit", "...", "Rose"])
    #expect(try shelf.order(.ascending("title"), keepsArticles: true) == "e c f b a d")
    #expect(try shelf.order(.ascending("title")) == "e c f b d a")
    let sections = try shelf.arrange(by: [.ascending("title")], sections: "index(title)", keepsArticles: true).sections
    #expect(sections.map(\.label) == ["#", "A", "R", "S", "T", "U"])
  }

  @Test func `files an item under its sort-name, word for word, wherever its name counts`() throws {
    var shelf = Shelf(
      [Field(key: "year", type: .year), Field(key: "title", type: .text), Field(key: "other", type: .text)],
      ["M", "N", "O"].enumerated().map { number, title in
        Item(fileStem: Shelf.stem(number), values: [.year(2000 - number), .text(title), .text(title)])
      })
    shelf.nameFields = [0, 1, 2]
    for (index, name) in zip(shelf.items.indices, ["M", "N", "O"]) { shelf.items[index].name = name }
    shelf.items[0].metadata.sortName = "The Z"
    shelf.items[2].metadata.sortName = "A Z"
    for key in ["title", "name"] { #expect(try shelf.order(.ascending(key)) == "c b a") }
    #expect(try shelf.order(.ascending("other")) == "a b c")
    #expect(try shelf.order(.descending("year")) == "a b c")
  }

  @Test func `keeps deleted items apart, in the same order`() throws {
    var shelf = Shelf(titles: ["D", "C", "B", "A"])
    let deletion = CivilDate(year: 2020, month: 1, day: 1).map { Deletion(date: $0) }
    for index in [0, 2] as [ItemIndex] { shelf.items[index].metadata.deletion = deletion }
    let arrangement = try shelf.arrange(by: [.ascending("title")], sections: "index(title)")
    #expect(arrangement.items == [3, 1])
    #expect(arrangement.deleted == [2, 0])
  }
}
