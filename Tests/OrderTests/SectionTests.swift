import Language
import Ordering
import Testing

@testable import Catalogue

struct SectionTests {
  @Test func `divides names by letters, with groups of their own for digits, symbols and other scripts`() throws {
    let shelf = Shelf(titles: ["The Hobbit", "'Salem's Lot", "1984", "$9.99", "Жизнь", nil, "École", "sand"])
    let up = [
      "symbols # #symbols: d", "digits 0–9 #0-9: c", "letter E #e: g", "letter H #h: a", "letter S #s: b h",
      "other … #other: e",
    ]
    #expect(try shelf.sections("index(title)", by: .ascending("title")) == up + ["value Unknown #missing: f"])
    #expect(
      try shelf.sections("index(title)", by: .descending("title"))
        == up.reversed().map { $0.replacing("b h", with: "h b") } + ["value Unknown #missing: f"])
    #expect(
      try shelf.sections("index(title)", by: SortDescriptor(key: "title", missing: .first))
        == ["value Unknown #missing: f"] + up)
  }

  @Test(arguments: [
    ("sv", ["Åsa", "Zorn", "Älg"], ["Z #z", "Å #å", "Ä #ä"]),
    ("cs", ["Chata", "Hora", "Cyril"], ["C #c", "H #h", "CH #ch"]),
    ("ru", ["Жук", "Alien", "東京"], ["Ж #ж", "A #a", "… #other"]), ("ja", ["ガメラ", "ABBA"], ["A #a", "か #か"]),
  ])
  func `takes the letters of the site's language and the English ones`(
    tag: String, titles: [String], headers: [String]
  ) throws {
    let shelf = Shelf(titles: titles, language: try LanguageTag(tag))
    let sections = try shelf.sections("index(title)", by: .ascending("title"))
    #expect(
      sections.map { $0.split(separator: ":")[0].split(separator: " ").dropFirst().joined(separator: " ") } == headers)
  }

  @Test func `offers every letter, and the groups that have rows, in the direction of the sort`() throws {
    let shelf = Shelf(titles: ["1984", "Жизнь", "a"])
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let up = try shelf.arrange(by: [.ascending("title")], sections: "index(title)")
    let down = try shelf.arrange(by: [.descending("title")], sections: "index(title)")
    #expect(up.indexLabels == ["0–9"] + letters + ["…"])
    #expect(down.indexLabels == ["…"] + letters.reversed() + ["0–9"])
  }

  @Test func `gives each value a section, also where several are filed alike`() throws {
    let shelf = Shelf(titles: ["The Who", "Who", "Abba", "The Who", nil])
    #expect(
      try shelf.sections("value(title)", by: .ascending("title")) == [
        "value Abba #abba: c", "value The Who #the-who: a d", "value Who #who: b", "value Unknown #missing: e",
      ])
  }

  @Test func `keeps a value together when a sort-name takes one of its items elsewhere`() throws {
    var shelf = Shelf(titles: ["Ford", "Kia", "Ford", nil])
    shelf.items[2].metadata.sortName = "Model T"
    shelf.items[3].metadata.sortName = "A"
    #expect(
      try shelf.sections("value(title)", by: .ascending("title")) == [
        "value Ford #ford: a c", "value Kia #kia: b", "value Unknown #missing: d",
      ])
  }

  @Test func `tells values apart that are spelled alike but for marks, without looking at the others`() throws {
    let titles = ["C", "C++", "C#", "!!!", "Missing", "Deleted", "J. R. R. Tolkien", "Rock & Roll", "O'Brien"]
    let alone = try titles.map {
      try Shelf(titles: [$0]).arrange(by: [.ascending("title")], sections: "value(title)").sections[0].id
    }
    #expect(
      alone == [
        "section-c", "section-c-2ead0510", "section-c-95da4403", "section-2d53a722", "section-missing-3d94d6a7",
        "section-deleted-f225740a", "section-j-r-r-tolkien", "section-rock-roll-c17998e5", "section-obrien",
      ])
    for descriptor in [SortDescriptor.ascending("title"), .descending("title")] {
      let shelf = Shelf(titles: titles)
      let together = try shelf.arrange(by: [descriptor], sections: "value(title)").sections
      #expect(
        Dictionary(uniqueKeysWithValues: together.map { ($0.items[0], $0.id) })
          == Dictionary(uniqueKeysWithValues: zip(0..., alone)))
    }
  }

  @Test func `gives values that differ in case alone the same addresses in every order`() throws {
    let shelf = Shelf(titles: ["Drama", "drama", "DRAMA"])
    let up = try shelf.arrange(by: [.ascending("title")], sections: "value(title)").sections
    let down = try shelf.arrange(by: [.descending("title")], sections: "value(title)").sections
    #expect(up.map(\.id).reversed() == down.map(\.id))
    #expect(Set(up.map(\.id)).count == 3)
    #expect(up.first { $0.label == "DRAMA" }?.id == "section-drama")
  }

  @Test func `has one section for a number however it is written`() throws {
    let rating = Shelf(Field(key: "rating", type: .rating), ["3.5", "3.50", "0", "4"].map { .number(Decimal($0)!) })
    #expect(
      try rating.sections("value(rating)", by: .descending("rating")) == [
        "value ★★★★ #4: d", "value ★★★½ #3-5: a b", "value ☆ #0: c",
      ])
    let number = Shelf(
      Field(key: "n", type: .number),
      ["1.10", "-1.1", "1.1", "1,5"].map { Decimal($0).map { .number($0) } ?? .missing })
    #expect(
      try number.sections("value(n)", by: .ascending("n")) == [
        "value -1.1 #minus-1-1: b", "value 1.1 #1-1: a c", "value Unknown #missing: d",
      ])
  }

  @Test func `divides by decades and years across the turn of the era`() throws {
    let shelf = Shelf(Field(key: "year", type: .year), [-44, -1, 1, 9, 10, 1964].map { .year($0) } + [.missing])
    let decades = try shelf.sections("decade(year)", by: .ascending("year"))
    #expect(
      decades == [
        "date 40s BC #40s-bce: a", "date 9–1 BC #0s-bce: b", "date 1–9 #0s: c d", "date 10s #10s: e",
        "date 1960s #1960s: f",
        "date Unknown #missing: g",
      ])
    #expect(
      try shelf.sections("year(year)", by: .descending("year")) == [
        "date 1964 #1964: f", "date 10 #10: e", "date 9 #9: d", "date 1 #1: c", "date 1 BC #1-bce: b",
        "date 44 BC #44-bce: a",
        "date Unknown #missing: g",
      ])
  }

  @Test func `names months in the site's language`() throws {
    let days = [(2014, 3, 5), (2014, 3, 1), (2013, 12, 31), (-43, 3, 15)].map {
      CivilDate(year: $0.0, month: $0.1, day: $0.2)!
    }
    var shelf = Shelf(Field(key: "day", type: .date), days.map { .date($0) })
    #expect(
      try shelf.sections("month(day)", by: .descending("day")) == [
        "date March 2014 #2014-03: a b", "date December 2013 #2013-12: c", "date March 44 BC #44-bce-03: d",
      ])
    shelf.language = try LanguageTag("fi")
    #expect(try shelf.sections("month(day)", by: .ascending("day")).last == "date maaliskuu 2014 #2014-03: b a")
  }

  @Test func `divides by bounds, each of which belongs to the section above it`() throws {
    let shelf = Shelf(
      Field(key: "n", type: .number), ["-11", "-10", "-0.01", "0", "9.99", "10"].map { .number(Decimal($0)!) })
    #expect(
      try shelf.sections("range(n, -10, 0, 10)", by: .ascending("n")) == [
        "range < -10 #below-minus-10: a", "range -10 – 0 #minus-10-0: b c", "range 0 – 10 #0-10: d e",
        "range ≥ 10 #from-10: f",
      ])
    let years = Shelf(Field(key: "year", type: .year), [.year(-5), .year(1899), .year(1900)])
    #expect(
      try years.sections("range(year, 1, 1900)", by: .descending("year")) == [
        "range ≥ 1900 #from-1900: c", "range 1 – 1900 #1-1900: b", "range < 1 #below-1: a",
      ])
  }

  @Test(arguments: [
    ("at.year", "year(at)"), ("at", "year(at.year)"), ("at", "value(at.year)"), ("at.date", "decade(at)"),
    ("at.date", "month(at)"), ("at", "month(at.date)"), ("at", "value(at.date)"), ("at.date", "value(at.year)"),
    ("at.year", "range(at.year, 1900, 2000)"), ("at", "range(at.year, 1900)"), ("day.date", "value(day)"),
    ("year.year", "value(year)"), ("year.year", "range(year, 0, 1900)"), ("name", "index(title)"),
    ("title", "index(name)"),
    ("name", "value(title)"), ("title", "value(name)"),
  ])
  func `agrees with a sort that keeps its sections together`(key: String, rule: String) throws {
    #expect(throws: Never.self) { try Self.library.sort(by: [.ascending(key)], sections: rule) }
  }

  @Test(arguments: [
    (
      "at.year", "month(at)",
      "month(at) needs a sort that goes by 'at' first; one by 'at.year' would tear its sections apart"
    ),
    (
      "at.time", "year(at)",
      "year(at) needs a sort that goes by 'at' first; one by 'at.time' would tear its sections apart"
    ),
    (
      "at", "value(at.time)",
      "value(at.time) needs a sort that goes by 'at.time' first; one by 'at' would tear its sections apart"
    ),
    (
      "at.date", "value(at)",
      "value(at) needs a sort that goes by 'at' first; one by 'at.date' would tear its sections apart"
    ),
    ("at", "year(at.time)", "year needs years or dates, and 'at.time' is a time"),
    ("at", "range(at, 1900)", "range needs numbers or years, and 'at' is a datetime"),
    ("at", "range(at.year, 1900.5)", "the bounds of years are whole numbers: range(at.year, 1900, 1950)"),
    ("year", "year(at)", "sections by 'at' need a sort that goes by 'at' first; this one goes by 'year'"),
    ("at.year", "year(day)", "sections by 'day' need a sort that goes by 'day' first; this one goes by 'at.year'"),
  ])
  func `refuses a rule whose sections its sort would tear apart`(key: String, rule: String, message: String) {
    let failure = #expect(throws: ValueFinding.self) {
      try Self.library.sort(by: [.ascending(key)], sections: rule)
    }
    #expect(failure?.message == message)
  }

  private static var library: Shelf {
    var shelf = Shelf([
      Field(key: "title", type: .text), Field(key: "at", type: .datetime), Field(key: "day", type: .date),
      Field(key: "year", type: .year),
    ])
    shelf.soleNameField = 0
    return shelf
  }

  @Test func `divides dates by bounds of their years`() throws {
    let days = [(-44, 3), (1899, 12), (1900, 1)].map { CivilDate(historicalYear: $0.0, month: $0.1, day: 1)! }
    let shelf = Shelf(Field(key: "day", type: .date), days.map { .date($0) })
    #expect(
      try shelf.sections("range(day.year, -50, 1900)", by: .ascending("day")) == [
        "range 50 BC – 1900 #minus-50-1900: a b", "range ≥ 1900 #from-1900: c",
      ])
  }

  @Test func `has addresses of their own for values that look alike`() throws {
    let times = [36_005, 36_030, 36_000].map {
      DateTime(date: CivilDate(dayNumber: 0), time: CivilTime(secondOfDay: $0))
    }
    let clock = Shelf(Field(key: "at", type: .datetime), times.map { .dateTime($0) })
    #expect(
      try clock.arrange(by: [.ascending("at.time")], sections: "value(at.time)").sections.map(\.id) == [
        "section-10-00", "section-10-00-05", "section-10-00-30",
      ])
    let lists = Shelf(Field(key: "tags", type: .list), [.list(["a, b"]), .list(["a-b", "b"]), .list(["c"])])
    let ids = try lists.arrange(by: [.ascending("tags")], sections: "value(tags)").sections.map(\.id)
    #expect(Set(ids) == ["section-a-b", "section-a-b-2a89df63", "section-b", "section-c"])
  }

  @Test func `divides by the part of a date that the sort goes by`() throws {
    let moments = [(10, 3_600), (10, 7_200), (9, 3_600)].map {
      DateTime(date: CivilDate(dayNumber: $0), time: CivilTime(secondOfDay: $1))
    }
    let shelf = Shelf(Field(key: "at", type: .datetime), moments.map { .dateTime($0) })
    #expect(
      try shelf.sections("value(at.date)", by: .ascending("at.date")) == [
        "value Jan 10, 1970 #1970-01-10: c", "value Jan 11, 1970 #1970-01-11: a b",
      ])
    #expect(
      try shelf.arrange(by: [.ascending("at.time")], sections: "value(at.time)").sections.map(\.items) == [
        [0, 2], [1],
      ])
    #expect(
      try shelf.arrange(by: [.ascending("at.year")], sections: "value(at.year)").sections.map(\.id) == ["section-1970"])
    #expect(throws: ValueFinding.self) { try shelf.sort(by: [.ascending("at.time")], sections: "year(at.time)") }
    #expect(throws: ValueFinding.self) { try shelf.sort(by: [.ascending("at.year")], sections: "month(at.year)") }
  }

  @Test func `has one section without a header where there are none, and none without items`() throws {
    #expect(try Shelf(titles: ["b", "a"]).sections("none", by: .ascending("title")) == ["all  #all: b a"])
    for rule in ["none", "index(title)", "value(title)"] {
      #expect(try Shelf(titles: []).sections(rule, by: .ascending("title")) == [])
    }
  }
}
