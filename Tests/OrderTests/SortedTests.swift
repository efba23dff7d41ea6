import Ordering
import Testing

/// How another program sorts its own values.
struct SortedTests {
  struct Car: Sortable, Equatable {
    let make: String
    let model: String
    var year: Int?

    func sortValue(for key: String) -> SortValue {
      switch key {
      case "make": .text(make)
      case "model": .text(model)
      case "year": .number(year)
      default: .missing
      }
    }
  }

  @Test func `sorts values of a program's own by several keys`() throws {
    let cars = [
      Car(make: "Åsen", model: "1", year: 1970), Car(make: "Zastava", model: "750", year: 1963),
      Car(make: "Volvo", model: "P1800", year: 1961), Car(make: "Volvo", model: "P1800", year: nil),
      Car(make: "Volvo", model: "P210", year: 1960), Car(make: "Volvo", model: "P1800", year: 1973),
    ]
    let sorted = try cars.sorted(by: [.ascending("make"), .ascending("model"), .descending("year")], in: "sv")
    #expect(sorted == [4, 5, 2, 3, 1, 0].map { cars[$0] })
  }

  @Test func `sorts dictionaries of values`() throws {
    let books: [[String: SortValue]] = [
      ["title": "The Hobbit", "year": 1937, "authors": ["J. R. R. Tolkien"]],
      ["title": "Good Omens", "year": 1990, "authors": ["Neil Gaiman", "Terry Pratchett"]],
      ["title": "A Wizard of Earthsea", "year": 1968.5], ["title": nil, "authors": ["Neil Gaiman"]],
    ]
    func titles(_ descriptors: SortDescriptor..., keepsArticles: Bool = false) throws -> [SortValue?] {
      try books.sorted(by: descriptors, in: "en", keepsArticles: keepsArticles).map { $0["title"] }
    }
    #expect(
      try titles(.ascending("title"))
        == ["Good Omens", "The Hobbit", "A Wizard of Earthsea", nil].map { SortValue.text($0) })
    #expect(try titles(.ascending("title"), keepsArticles: true).first == "A Wizard of Earthsea")
    #expect(try titles(.ascending("authors")).map { $0 == .missing } == [false, true, false, false])
    #expect(try titles(.descending("year")).first == "Good Omens")
    #expect(try titles(.ascending("colour")) == books.map { $0["title"] })
  }

  @Test func `compares whole numbers and others by their exact values`() throws {
    let numbers: [SortValue] = [
      .number(-Double.infinity), .number(Int.min), .number(-1.5), -1, .number(-0.0), 0, 0.5,
      .number(9_007_199_254_740_992),
      .number(9_007_199_254_740_993), .number(Int.max), .number(9.3e18), .number(Double.infinity), .number(Double.nan),
    ]
    let rows = numbers.map { ["n": $0] }
    #expect(try rows.reversed().sorted(by: [.ascending("n")], in: "en").map { $0["n"] } == numbers)
  }

  @Test func `refuses a language that nobody speaks`() {
    #expect(throws: (any Error).self) { try [["n": SortValue.text("a")]].sorted(by: [.ascending("n")], in: "german") }
  }
}
