import Language
import Ordering
import Testing

@testable import Catalogue

struct GuideWordTests {
  @Test(arguments: [
    ("Capek", "Carver", "Cap", "Car"), ("Car", "Carver", "Car", "Carv"), ("Abba", "Beatles", "A", "B"),
    ("Ford", "Ford", "Ford", "Ford"), ("Mcdonald", "McDougal", "Mcdon", "McDou"), ("Die", "Die Hard", "Die", "Die H"),
    ("2 Fast", "10 Things", "2", "10"), ("Part 9", "Part 10", "Part 9", "Part 10"), ("The Hobbit", "Ivanhoe", "H", "I"),
    ("“Salem”", "Zoo", "S", "Z"), ("Étude", "Eve", "É", "E"), ("日本", "東京", "日", "東"), ("", "A", "", "A"),
    ("Cinder (Lunar)", "Cinderella", "Cinder", "Cindere"), ("Keeping (A)", "Keeping Faith", "Keeping", "Keeping F"),
    ("Post-A", "Post-B", "Post-A", "Post-B"), ("!!!", "?", "!!!", "?"),
    (
      "An endless title of which nobody sees the end", "An endless title of which nobody sees the start",
      "endless title o…", "endless title o…"
    ),
  ])
  func `are as short as tells the last item of a page from the first of the next`(
    last: String, first: String, lastWord: String, firstWord: String
  ) throws {
    let shelf = Shelf(titles: [last, first])
    let words = try words(shelf, .ascending("title")).words(between: shelf.items[0], and: shelf.items[1])
    #expect([words.last, words.first] == [lastWord, firstWord])
  }

  @Test func `are whole where values are not text`() throws {
    let days = Shelf(
      Field(key: "day", type: .datetime), [.dateTime(DateTime(utc: 0)), .dateTime(DateTime(utc: 86_400))])
    let words = try words(days, .ascending("day")).words(between: days.items[0], and: days.items[1])
    #expect([words.last, words.first] == ["Jan 1, 1970", "Jan 2, 1970"])
    let years = Shelf(Field(key: "year", type: .year), [.year(-44), .missing])
    #expect(try years.items.map(self.words(years, .ascending("year")).word) == ["44 BC", "Unknown"])
  }

  @Test func `are what an item is filed under`() throws {
    var shelf = Shelf(titles: ["Der Zauberberg", "The Hobbit"])
    #expect(try shelf.items.map(words(shelf, .ascending("title")).word) == ["D", "H"])
    shelf.items[0].metadata.language = try LanguageTag("de")
    shelf.items[1].metadata.sortName = "Baggins"
    #expect(try shelf.items.map(words(shelf, .ascending("title")).word) == ["Z", "B"])
    #expect(try shelf.items.map(words(shelf, .ascending("name")).word) == ["Z", "B"])
    #expect(try shelf.items.map(words(shelf, .ascending("title"), keepsArticles: true).word) == ["D", "B"])
    #expect(try words(shelf, SortDescriptor(key: "title", comparison: .exact)).word(of: shelf.items[0]) == "D")
  }

  private func words(_ shelf: Shelf, _ descriptor: SortDescriptor, keepsArticles: Bool = false) throws -> GuideWords {
    var site = SiteSettings()
    site.language = shelf.language
    return GuideWords(
      schema: shelf.schema, sort: try shelf.sort(by: [descriptor], keepsArticles: keepsArticles),
      language: shelf.language, formatter: ItemFormatter(site: site))
  }
}
