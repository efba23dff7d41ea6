import Foundation
import Testing

struct FacetTests {
  private static let configuration = """
    title: Cars
    fields:
      name: text
      make: { type: text, placeholder: Unknown make }
      year: year
      tags: list
      registered: datetime
    name: "{{name}}"
    facets: [make, tags, year.decade, registered.year]
    sorts: [{ name: Name, by: [name], sections: index(name) }, { name: Make, by: [make, name], sections: value(make) }]
    list: { detail: "{{year}}", cell: right-detail }

    """

  private static func car(_ name: String, _ rest: String...) -> String {
    "---\nname: \(name)\n\(rest.map { $0 + "\n" }.joined())---\n"
  }

  private static func build(_ cars: KeyValuePairs<String, String>) throws -> [String: String] {
    let site = try SmallSite(["cars/collection.yaml": configuration])
    defer { site.remove() }
    for (name, text) in cars { try Data(text.utf8).write(to: URL(filePath: site.path("content/cars/\(name).md"))) }
    return try site.build()
  }

  /// The names of the items on a page, in order.
  private static func names(_ page: String?) -> [String] {
    page?.matches(of: /<bdi>([^<]*)<\/bdi> ?<bdi>/).map { String($0.1) } ?? []
  }

  @Test
  func `splits the pages of values like lists, whatever the size, and counts items in several sections each time`()
    throws
  {
    let configuration = """
      fields: { name: text, make: text, tags: list }
      name: "{{name}}"
      facets: [make]
      sorts: [{ name: Tag, by: [name], sections: value(tags) }]
      list: { page: 2 }

      """
    let site = try SmallSite(["cars/collection.yaml": configuration])
    defer { site.remove() }
    for (name, tags) in [("a", "[x, y]"), ("b", "[x, y]"), ("c", "[x]")] {
      let text = "---\nname: \(name)\nmake: Ford\ntags: \(tags)\n---\n"
      try Data(text.utf8).write(to: URL(filePath: site.path("content/cars/\(name).md")))
    }
    let files = try site.build()
    let pages = ["ford", "ford.2", "ford.3", "ford.4"].map { files["cars/make/\($0).html"] }
    #expect(pages.map { $0?.matches(of: /<a href="..\/[abc].html"/).count } == [2, 2, 1, nil])
    #expect(pages[0]?.contains(#"href="ford.2.html""#) == true)
  }

  @Test func `gives each value a page with its items in the order and the sections of the collection`() throws {
    let files = try Self.build([
      "a": Self.car("Zephyr", "make: Ford", "year: 1955"), "b": Self.car("Anglia", "make: Ford", "year: 1967"),
      "c": Self.car("Beetle", "make: VW", "year: 1958"),
    ])
    let ford = try #require(files["cars/make/ford.html"])
    #expect(Self.names(ford) == ["Anglia", "Zephyr"])
    #expect(ford.contains("<h1><bdi>Ford</bdi></h1>"))
    #expect(ford.contains(#"id="section-a""#) && ford.contains(#"id="section-z""#))
    #expect(ford.contains(#"href="../b.html""#))
    #expect(Self.names(files["cars/year-decade/1950s.html"]) == ["Beetle", "Zephyr"])
    let makes = try #require(files["cars/make/index.html"])
    #expect(Self.names(makes) == ["Ford", "VW"])
    #expect(makes.contains(#"<a href="ford.html"><bdi>Ford</bdi> <bdi>2</bdi></a>"#))
  }

  @Test func `takes texts for one value that differ in case, and for two that differ in letters`() throws {
    let files = try Self.build([
      "a": Self.car("A", "tags: [Maße, Rock]", "year: 1960"),
      "b": Self.car("B", "tags: [Masse, ROCK]", "year: 1961"),
      "c": Self.car("C", "tags: [MAẞE, rock]", "year: 1962"),
      "d": Self.car("D", "tags: [Maße, Rock]", "year: 1963"),
    ])
    let tags = try #require(files["cars/tags/index.html"])
    #expect(
      tags.matches(of: /<bdi>(Ma[^<]*)<\/bdi> <bdi>(\d)<\/bdi>/).map { "\($0.1) \($0.2)" } == ["Masse 1", "Maße 3"])
    #expect(Self.names(files["cars/tags/rock.html"]) == ["A", "B", "C", "D"])
  }

  @Test func `puts an item with several values on the page of each, and one without on that of missing ones`() throws {
    let files = try Self.build([
      "a": Self.car("A", "tags: [red, fast, red]", "year: 1960"), "b": Self.car("B", "tags: fast", "year: 1961"),
      "c": Self.car("C"),
    ])
    #expect(Self.names(files["cars/tags/fast.html"]) == ["A", "B"])
    #expect(Self.names(files["cars/tags/red.html"]) == ["A"])
    #expect(files["cars/tags/missing.html"]?.contains("../c.html") == true)
    #expect(files["cars/tags/index.html"]?.contains("<bdi>Unknown</bdi> <bdi>1</bdi>") == true)
    #expect(files["cars/make/missing.html"]?.contains("<h1><bdi>Unknown make</bdi></h1>") == true)
  }

  @Test func `links values on items' pages, in section headers and to the overview`() throws {
    let files = try Self.build([
      "a": Self.car("A", "make: Ford", "tags: [red, fast]", "year: 1960", "registered: 2014-03-05T09:30")
    ])
    let page = try #require(files["cars/a.html"])
    #expect(page.contains(#"<a href="make/ford.html"><bdi>Ford</bdi></a>"#))
    #expect(page.contains(#"<a href="year-decade/1960s.html"><bdi>1960</bdi></a>"#))
    #expect(page.contains(#"<li><a href="tags/red.html"><bdi>red</bdi></a></li>"#))
    #expect(page.contains(#"<a href="registered-year/2014.html">"#))
    #expect(files["cars/by-make.html"]?.contains(#"<h2><a href="make/ford.html"><bdi>Ford</bdi></a>"#) == true)
    #expect(files["cars/index.html"]?.contains(#"<a class="all" href="make/index.html">"#) == true)
  }

  @Test func `counts no deleted item, and lists it on no page of a value`() throws {
    let files = try Self.build([
      "a": Self.car("A", "make: Ford"), "b": Self.car("B", "make: Ford", "deleted: 2020-01-01"),
      "c": Self.car("C", "make: Kia", "deleted: 2020-01-01"),
    ])
    #expect(files["cars/make/ford.html"]?.contains("b.html") == false)
    #expect(files["cars/make/index.html"]?.contains("<bdi>Ford</bdi> <bdi>1</bdi>") == true)
    #expect(files["cars/make/kia.html"] == nil)
    #expect(files["cars/b.html"]?.contains(#"<a href="make/ford.html">"#) == true)
    #expect(files["cars/c.html"]?.contains("make/kia") == false)
  }

  @Test func `makes one value of texts that differ in case, called by the most frequent spelling`() throws {
    let files = try Self.build([
      "a": Self.car("A", "make: FORD"), "b": Self.car("B", "make: Ford"), "c": Self.car("C", "make: Ford"),
      "d": Self.car("D", "tags: [Rock, rock]"),
    ])
    #expect(files["cars/make/index.html"]?.contains("<bdi>Ford</bdi> <bdi>3</bdi>") == true)
    #expect(files["cars/a.html"]?.contains(#"<a href="make/ford.html"><bdi>FORD</bdi></a>"#) == true)
    #expect(files["cars/tags/index.html"]?.contains("<bdi>Rock</bdi> <bdi>1</bdi>") == true)
  }

  @Test func `tells values apart that would have the same address, whatever else there is`() throws {
    let files = try Self.build([
      "a": Self.car("A", "make: \"C\""), "b": Self.car("B", "make: \"C++\""), "c": Self.car("C", "make: \"New York\""),
      "d": Self.car("D", "make: \"New-York\""), "e": Self.car("E", "make: index"), "f": Self.car("F", "make: con"),
      "g": Self.car("G", "make: \"!!!\""), "h": Self.car("H", "make: \(String(repeating: "ab", count: 150))"),
      "i": Self.car("I", "make: Straße"), "j": Self.car("J", "make: Strasse"), "k": Self.car("K", "make: Résumé"),
      "l": Self.car("L", "make: Resume"),
    ])
    let pages = files.keys.filter { $0.hasPrefix("cars/make/") && !$0.hasSuffix("/index.html") }
      .map { String($0.dropFirst("cars/make/".count).dropLast(".html".count)) }
    // Missing makes there are none; ß and ss are two letters apart.
    #expect(pages.count == 12)
    #expect(pages.contains("c") && pages.contains { $0.hasPrefix("c-") && $0.count == 10 })
    #expect(pages.contains("new-york") && pages.contains { $0.hasPrefix("new-york-") })
    #expect(!pages.contains("con") && !pages.contains("index"))
    #expect(pages.contains("résumé") && pages.contains("resume"))
    #expect(pages.allSatisfy { $0.utf8.count <= 120 })
    #expect(Set(pages.map { $0.lowercased() }).count == pages.count)
  }

  @Test func `marks the language of a value that all its items declare`() throws {
    let files = try Self.build([
      "a": Self.car("A", "make: Škoda", "language: cs"), "b": Self.car("B", "make: Škoda", "language: cs"),
      "c": Self.car("C", "make: Ford", "language: de"), "d": Self.car("D", "make: Ford"),
      "e": Self.car("E", "make: \"אוטוקרס\"", "language: he"),
    ])
    let overview = try #require(files["cars/make/index.html"])
    #expect(overview.contains(#"<bdi lang="cs" dir="ltr">Škoda</bdi> <bdi>2</bdi>"#))
    #expect(overview.contains(#"<bdi lang="he" dir="rtl">אוטוקרס</bdi>"#))
    #expect(overview.contains("<bdi>Ford</bdi>"))
    #expect(files["cars/make/škoda.html"]?.contains(#"<h1><bdi lang="cs" dir="ltr">Škoda</bdi></h1>"#) == true)
    #expect(files["cars/make/ford.html"]?.contains("<h1><bdi>Ford</bdi></h1>") == true)
    #expect(files["cars/report.html"]?.contains(#"<td lang="he" dir="rtl">אוטוקרס</td>"#) == true)
  }

  @Test func `escapes values with markup`() throws {
    let files = try Self.build(["a": Self.car("A", "make: '<script>alert(1)</script>\"&'")])
    let page = try #require(files.first { $0.key.hasPrefix("cars/make/script-") }?.value)
    #expect(page.contains("<h1><bdi>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;</bdi></h1>"))
    #expect(!files.contains { $0.key.hasSuffix(".html") && $0.value.contains("<script>alert") })
    #expect(files["cars/facets.js"]?.contains("<script") == false)
  }

  @Test func `splits the page of a value with many items, and leads to all of its pages`() throws {
    let site = try SmallSite([
      "cars/collection.yaml": Self.configuration.replacing("cell: right-detail", with: "cell: right-detail, page: 150")
    ])
    defer { site.remove() }
    for number in 1...400 {
      try Data(Self.car("Car \(number)", "make: Ford").utf8)
        .write(to: URL(filePath: site.path("content/cars/c\(number).md")))
    }
    let files = try site.build()
    #expect(files["cars/make/ford.html"]?.contains(#"rel="next" href="ford.2.html""#) == true)
    #expect(files["cars/make/ford.3.html"]?.matches(of: /<li>/).count == 100)
    #expect(files["cars/make/ford.4.html"] == nil)
  }

  @Test(arguments: [
    ("facets: [mkae]", "there is no"), ("facets: [make, make]", "facets names 'make' twice"),
    ("facets: [registered]", "a facet of dates goes by their year, month or decade"),
    ("facets: [registered.time]", "a facet is a field as a whole, or the year, month or decade of one"),
    ("facets: [{ label: Make }]", "a facet is a key, or { field: key, label: text }"),
    ("list: { columns: [make] }", "columns are those of a table"),
    ("facets: [make, pictures]", "the folder pictures has the pages of the pictures in 'photos'"),
  ])
  func `says what is wrong with a facet`(setting: String, message: String) throws {
    let fields = "fields: { make: text, registered: datetime, isbn: isbn, pictures: number, photos: images }\n"
    let findings = try SmallSite.findings(["cars/collection.yaml": fields + setting + "\n"])
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.contains(setting.contains("mkae") ? "no field 'mkae'" : message) == true, "\(findings)")
  }
}
