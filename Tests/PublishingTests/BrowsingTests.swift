import Foundation
import Testing

/// Search, tables, statistics, links between collections.
struct BrowsingTests {
  private static let book = "---\ntitle: The Dispossessed\nauthor: le-guin\n---\nOn *Anarres*.\n"
  private static let author = "---\nname: Ursula K. Le Guin\n---\n"
  private static let authors = "title: Authors\nfields: { name: text }\n"
  private static let books = """
    title: Books
    fields:
      title: text
      author: { type: link, to: authors }
    name: "{{title}}"
    sorts: [{ name: Author, by: [author], sections: index(author) }]
    list: { detail: "{{author}}" }

    """

  @Test func `writes the data of the search, with notes where they are searched`() throws {
    let site: KeyValuePairs = [
      "books/collection.yaml": "fields: { title: text, price: number }\nsearch: [title, price, notes]\n",
      "books/a.md": "---\ntitle: A & B\nprice: 12\n---\nOn <b>Anarres</b> & *else*.\n\nMore.\n",
      "books/b.md": "---\ntitle: Gone\ndeleted: 2020-01-01\n---\n",
      "films/collection.yaml": "fields: { title: text }\nsearch: no\n", "films/a.md": "---\ntitle: A film\n---\n",
    ]
    let files = try SmallSite.build(site)
    #expect(
      files["search/books-1.js"] == """
        vitrineSearch.add({id:"books",title:"books"},"=","A & B\\t12\\tOn Anarres & else. More.");

        """ || files["search/books-1.js"]?.contains("A & B\\t12\\tOn Anarres & else. More.") == true
        || files["search/books-1.js"]?.contains("A & B\t12\tOn Anarres & else. More.") == true)
    #expect(files["search/books-1.js"]?.contains("Gone") == false)
    #expect(files["search/films-1.js"] == nil)
    #expect(files["search/index.js"]?.contains(#"["books","books-1.js"]"#) == true)
    #expect(files["search.html"]?.contains("data-search=\"search/\"") == true)
    #expect(files["books/index.html"]?.contains("script-src 'self' file:") == true)
    #expect(files["books/a.html"]?.contains("script-src") == false)
    #expect(files["films/index.html"]?.contains("script-src") == false)
  }

  @Test func `searches what readers see of HTML in notes`() throws {
    let files = try SmallSite.build([
      "site.yaml": "title: T\nallow-html: true\n", "c/collection.yaml": "fields: { t: text }\nsearch: [notes]\n",
      "c/a.md":
        "---\nt: A\n---\n<script>var one = 1</script>\n<!-- two > --> three\n\n<STYLE>four {}</Style>\n\n<b>five</b>\n",
    ])
    let data = try #require(files["search/c-1.js"])
    #expect(data.contains("three") && data.contains("five"))
    for hidden in ["one", "two", "four", "script", "--"] { #expect(!data.contains(hidden), "\(hidden)") }
  }

  @Test func `the folder of a facet is no key of the search`() throws {
    let files = try SmallSite.build([
      "c/collection.yaml": "fields: { t: text, q: text }\nfacets: [q]\n", "c/a.md": "---\nt: A\nq: x\n---\n",
    ])
    #expect(files["c/facet-q/x.html"] != nil && files["c/q/x.html"] == nil)
  }

  @Test func `a table shows links of fields in any place`() throws {
    let keys = (1...40).map { "f\($0)" }
    for isMany in [false, true] {
      let fields = keys.map { "  \($0): { type: link, to: authors\(isMany ? ", many: yes" : "") }\n" }.joined()
      let files = try SmallSite.build([
        "books/collection.yaml":
          "fields:\n  title: text\n\(fields)list: { style: table, columns: [title, \(keys.joined(separator: ", "))] }\n",
        "books/a.md": "---\ntitle: A\n\(keys.map { "\($0): le-guin\n" }.joined())---\n",
        "authors/collection.yaml": Self.authors, "authors/le-guin.md": Self.author,
      ])
      let links = files["books/index.html"]?.components(separatedBy: "href=\"../authors/le-guin.html\"").count
      #expect(links == keys.count + 1)
    }
  }

  @Test func `any number of fields may link to a collection`() throws {
    let keys = (1...900).map { "f\($0)" }
    let settings = "fields:\n  title: text\n" + keys.map { "  \($0): { type: link, to: authors }\n" }.joined()
    let item = "---\ntitle: A\n\(keys.map { "\($0): le-guin\n" }.joined())---\n"
    let files = try SmallSite.build([
      "first/collection.yaml": settings, "first/a.md": item, "second/collection.yaml": settings, "second/a.md": item,
      "authors/collection.yaml": Self.authors, "authors/le-guin.md": Self.author,
    ])
    let author = try #require(files["authors/le-guin.html"])
    for folder in ["first", "second"] {
      #expect(author.components(separatedBy: "href=\"../\(folder)/a.html\"").count == keys.count + 1)
    }
  }

  @Test func `makes a table with heads that lead to the sorts`() throws {
    let files = try SmallSite.build([
      "books/collection.yaml": """
      fields: { title: text, year: year, price: money, tags: list }
      facets: [tags]
      sorts:
        - { name: Title, by: [title] }
        - { name: Year, by: [year] }
        - { name: Newest, by: [-year], sections: decade(year) }
      list: { style: table, columns: [title, { field: year, label: Printed }, price, tags], counts: header }

      """, "books/a.md": "---\ntitle: A\nyear: 1969\nprice: 3\ntags: [x, y]\n---\n",
      "books/b.md": "---\nyear: 1971\n---\n",
    ])
    let list = try #require(files["books/by-newest.html"])
    #expect(list.contains(#"<th scope="col"><a href="index.html">Title</a></th>"#))
    #expect(list.contains(#"<th scope="col" class="n" aria-sort="descending"><a href="by-year.html">Printed</a></th>"#))
    #expect(list.contains(#"<th scope="rowgroup" colspan="4"><bdi>1970s</bdi> <small>1</small></th>"#))
    #expect(list.contains(#"<th scope="row"><a href="a.html"><bdi>A</bdi></a></th>"#))
    #expect(list.contains(#"<td data-label="Price" class="n" data-missing>"#))
    #expect(list.contains(#"<a class="value" href="tags/x.html"><bdi>x</bdi></a>"#))
    #expect(files["books/tags/x.html"]?.contains(#"<th scope="row"><a href="../a.html">"#) == true)
  }

  @Test func `heads of a table tell the parts of a moment apart`() throws {
    let files = try SmallSite.build([
      "c/collection.yaml": """
      fields: { title: text, at: datetime, on: date }
      sorts:
        - { name: Day, by: [at] }
        - { name: Late, by: [-at.time] }
        - { name: Newest, by: [-at.year] }
        - { name: Seen, by: [on.date] }
      list: { style: table, columns: [title, at, { field: at.long, label: Day }, at.seconds, at.year, at.decade, on, on.year] }

      """, "c/a.md": "---\ntitle: A\nat: 2020-01-01T22:00\n---\n",
    ])
    /// The heads with arrows where their column is in order, and the sorts that they lead to.
    func heads(_ page: String) -> String {
      let heads = files["c/\(page).html", default: ""].matches(
        of: /<th scope="col"(?: class="n")?(?: aria-sort="(a|d)[a-z]+")?>(?:<a href="([^"]+)\.html">)?/)
      return heads.map { ($0.1.map { $0 == "a" ? "↑" : "↓" } ?? "") + ($0.2 ?? "–") }.joined(separator: " ")
    }
    #expect(heads("index") == "– ↑– ↑– by-late ↑by-newest ↑by-newest by-seen by-seen")
    #expect(heads("by-late") == "– index index ↓– index index by-seen by-seen")
    #expect(heads("by-newest") == "– index index by-late ↓index ↓index by-seen by-seen")
    #expect(heads("by-seen") == "– index index by-late index index ↑– ↑–")
  }

  @Test func `a row always says which item it leads to`() throws {
    let files = try SmallSite.build([
      "c/collection.yaml": """
      fields: { title: text, shown: text, n: { type: number, unit: cm } }
      facets: [n]
      list: { text: "{{shown}}", detail: "{{n}}", style: [plain, gallery], cell: subtitle }

      """, "c/a.md": "---\ntitle: Named\nn: 5\n---\n", "c/b.md": "---\nn: 5\n---\n",
      "c/c.md": "---\ntitle: C\nshown: As text\nn: 5\n---\n",
      "d/collection.yaml": "", "d/nameless.md": "Only notes.\n", "d/other.md": "---\n---\n",
      "e/collection.yaml": "fields: { n: number, on: date }\n", "e/x.md": "---\non: 2020-01-01\n---\n",
      "e/y.md": "---\nn: 12\n---\n",
      "f/collection.yaml":
        "name: \"{{a}}\u{A0}{{b}}\"\nfields: { a: text, b: text }\nlist: { text: \"\u{3000}{{b}}\" }\n",
      "f/z.md": "---\n---\n",
    ])
    func texts(_ page: String) -> [Substring] {
      files[page, default: ""].matches(of: /<li><a href="[^"]*">\s*(?:<img [^>]*>\s*)?<bdi>(.*?)<\/bdi>/).map(\.1)
    }
    for page in ["c/index.html", "c/index.gallery.html", "c/n/5.html"] {
      #expect(texts(page).sorted() == ["As text", "Named", "b"], "\(page)")
    }
    #expect(texts("d/index.html") == ["nameless", "other"])
    #expect(texts("e/index.html") == ["12", "x"])
    #expect(texts("f/index.html") == ["z"])
    #expect(files["f/z.html"]?.contains("<h1><bdi>z</bdi></h1>") == true)
    #expect(files["c/report.html"]?.contains(#"<th scope="row"><a href="b.html"><bdi>b</bdi></a></th>"#) == true)
    #expect(
      files["d/report.html"]?.contains(#"<th scope="row"><a href="other.html"><bdi>other</bdi></a></th>"#) == true)
    #expect(files["e/report.html"]?.contains(#"<th scope="row"><a href="x.html"><bdi>x</bdi></a></th>"#) == true)
  }

  @Test func `a key of signs is its own label`() throws {
    let files = try SmallSite.build([
      "c/collection.yaml": "fields: { title: text, _: text }\nfacets: [_]\n", "c/a.md": "---\ntitle: A\n_: v\n---\n",
    ])
    #expect(files["c/facet-/v.html"]?.contains(#"<a class="back" href="index.html"><bdi>_</bdi></a>"#) == true)
  }

  @Test func `the feed has only years of four digits`() throws {
    let feed = try #require(
      try SmallSite.build([
        "site.yaml": "title: T\nurl: https://example.org/\ntime-zone: America/New_York\n",
        "c/collection.yaml": "fields: { title: text }\n",
        "c/a.md": "---\ntitle: A\ncreated: 9999-12-31T23:59\n---\n",
        "c/b.md": "---\ntitle: B\ncreated: 9999-12-31T18:59\n---\n",
      ])["feed.xml"])
    #expect(feed.matches(of: /<updated>(.*?)<\/updated>/).map(\.1) == ["9999-12-31T23:59:00Z", "9999-12-31T23:59:00Z"])
  }

  @Test func `keeps the style of a list from sort to sort, and marks languages in its table`() throws {
    let files = try SmallSite.build([
      "books/collection.yaml": """
      fields: { title: text, year: year }
      sorts: [{ name: Title, by: [title] }, { name: Year, by: [year] }]
      list: { style: [plain, table], columns: [title, year] }

      """, "books/a.md": "---\ntitle: Amok\nyear: 1922\nlanguage: de\n---\n",
    ])
    let table = try #require(files["books/index.table.html"])
    #expect(table.contains(#"<a href="by-year.table.html">Year</a></nav>"#))
    #expect(table.contains(#"<th scope="col" class="n"><a href="by-year.table.html">Year</a></th>"#))
    #expect(table.contains(#"<a href="a.html"><bdi lang="de" dir="ltr">Amok</bdi></a></th><td data-label="Year""#))
    #expect(files["books/by-year.table.html"]?.contains(#"<a href="by-year.html">List</a>"#) == true)
    #expect(files["books/index.html"]?.contains(#"<a href="by-year.html">Year</a></nav>"#) == true)
  }

  @Test func `puts an item into the section of each text of a list`() throws {
    let files = try SmallSite.build([
      "c/collection.yaml": """
      fields: { title: text, tags: list }
      sorts: [{ name: Tag, by: [title], sections: value(tags), placeholder: No tag }]
      report: { totals: [count] }

      """, "c/a.md": "---\ntitle: A\ntags: [zebra, ant]\n---\n", "c/b.md": "---\ntitle: B\ntags: [ant]\n---\n",
      "c/d.md": "---\ntitle: D\n---\n",
    ])
    let list = try #require(files["c/index.html"])
    let order = list.matches(of: /section-([a-z]+)"|href="([a-d]).html"/).map { String($0.1 ?? $0.2 ?? "") }
    #expect(order == ["ant", "a", "b", "zebra", "a", "missing", "d"])
    #expect(list.contains("<bdi>No tag</bdi>"))
    // The inventory has each item once.
    #expect(files["c/report.html"]?.contains("<dd>3</dd>") == true)
  }

  @Test func `counts and adds up in statistics`() throws {
    let files = try SmallSite.build([
      "c/collection.yaml":
        "fields: { title: text, year: year, price: money, kind: text }\nfacets: [kind, year.decade]\n",
      "c/a.md": "---\ntitle: A\nyear: 1961\nprice: 10\nkind: <b>\n---\n",
      "c/b.md": "---\ntitle: B\nyear: 1999\nprice: 20\n---\n",
      "c/gone.md": "---\ntitle: G\nyear: 1961\nprice: 1000\ndeleted: 2020-01-01\n---\n",
      "d/collection.yaml": "fields: { title: text }\n", "e/collection.yaml": "fields: { year: year }\nstatistics: no\n",
    ])
    let page = try #require(files["c/statistics.html"])
    #expect(page.contains("<td class=\"n\"><bdi>$30</bdi></td><td class=\"n\"><bdi>$15.00</bdi></td>"))
    #expect(
      page.contains(#"<a href="year-decade/1960s.html"><bdi>1960s</bdi></a></th><td class="n"><bdi>1</bdi></td>"#))
    #expect(page.contains("&lt;b&gt;"))
    #expect(page.contains("<bdi>1 / 2</bdi>"))
    #expect(files["c/index.html"]?.contains(#"<a href="statistics.html">Statistics</a>"#) == true)
    #expect(files["d/statistics.html"] == nil && files["e/statistics.html"] == nil)
  }

  @Test func `a chart of statistics has the most frequent values of a facet, those of numbers in their order`() throws {
    let site = try SmallSite(["c/collection.yaml": "fields: { title: text, size: number }\nfacets: [size]\n"])
    defer { site.remove() }
    // One of each from 1 to 25, and another two of each from 21 on.
    let sizes = Array(1...25) + (21...25).flatMap { [$0, $0] }
    for (number, size) in sizes.enumerated() {
      try Data("---\ntitle: A\nsize: \(size)\n---\n".utf8)
        .write(to: URL(filePath: site.path("content/c/i\(number).md")))
    }
    let page = try #require(try site.build()["c/statistics.html"])
    let values = page.matches(of: /href="size\/([0-9]+).html"/).compactMap { Int($0.1) }
    #expect(values == Array(1...15) + Array(21...25))
  }

  @Test func `shows a link by the name of the item, sorts by it, and lists it on the target`() throws {
    let files = try SmallSite.build([
      "books/collection.yaml": Self.books, "books/a.md": Self.book, "authors/collection.yaml": Self.authors,
      "authors/le-guin.md": Self.author,
    ])
    #expect(
      files["books/a.html"]?.contains(#"<a href="../authors/le-guin.html"><bdi>Ursula K. Le Guin</bdi></a>"#) == true)
    #expect(files["books/index.html"]?.contains(#"id="section-u""#) == true)
    let target = try #require(files["authors/le-guin.html"])
    #expect(target.contains(#"<h2><a href="../books/index.html"><bdi>Books</bdi></a></h2>"#))
    #expect(target.contains(#"<a href="../books/a.html"><bdi>The Dispossessed</bdi></a>"#))
    #expect(files["books/data.json"]?.contains(#""author": "le-guin""#) == true)
    #expect(files["search/books-1.js"]?.contains("Ursula K. Le Guin") == true)
  }

  @Test func `tells machines the name behind a link, and values in the form of schema.org`() throws {
    let files = try SmallSite.build([
      "books/collection.yaml": """
      kind: { type: book, properties: { datePublished: year, bookFormat: format, numberOfPages: pages, sameAs: page } }
      fields: { title: text, author: { type: link, to: authors }, year: year, format: text, pages: number, page: text }

      """,
      "books/a.md": "---\ntitle: A\nauthor: le-guin\nyear: -44\nformat: paperback\npages: 214\npage: x\n---\n",
      "books/b.md": "---\ntitle: B\nformat: rare\npages: 2.5\nyear: 800\n---\n",
      "cars/collection.yaml": "kind: car\nfields: { title: text, mileage: { type: number, unit: km } }\n",
      "cars/c.md": "---\ntitle: C\nmileage: 1200\n---\n",
      "people/collection.yaml": "kind: person\nfields: { name: text, birthDate: date }\n",
      "people/p.md": "---\nname: P\nbirthDate: 1950-01-01\n---\n",
      "movies/collection.yaml": "kind: movie\nfields: { title: text, duration: { type: number, unit: h } }\n",
      "movies/m.md": "---\ntitle: M\nduration: 2.5\n---\n", "movies/n.md": "---\ntitle: N\nduration: 2\n---\n",
      "authors/collection.yaml": Self.authors, "authors/le-guin.md": Self.author,
    ])
    let first = try #require(files["books/a.html"])
    #expect(first.contains(#""author": {"@type": "Person", "name": "Ursula K. Le Guin"}"#))
    #expect(first.contains(#""datePublished": "-0043""#))
    #expect(first.contains(#""bookFormat": "https://schema.org/Paperback""#))
    #expect(first.contains(#""numberOfPages": 214"#) && !first.contains("sameAs"))
    let second = try #require(files["books/b.html"])
    #expect(second.contains(#""datePublished": "0800"}</script>"#))
    let quantity = #""mileageFromOdometer": {"@type": "QuantitativeValue", "value": 1200, "unitCode": "KMT"}"#
    #expect(files["cars/c.html"]?.contains(quantity) == true)
    #expect(files["people/p.html"]?.contains(#""birthDate": "1950-01-01""#) == true)
    #expect(files["movies/m.html"]?.contains(#""duration": "PT2H30M""#) == true)
    #expect(files["movies/n.html"]?.contains(#""duration": "PT2H""#) == true)
  }

  @Test func `says what is wrong with a link, and keeps links to deleted items`() throws {
    #expect(
      try SmallSite.findings([
        "books/collection.yaml": Self.books, "books/a.md": Self.book.replacing("le-guin", with: "le-giun"),
        "authors/collection.yaml": Self.authors, "authors/le-guin.md": Self.author,
      ]) == [
        "content/books/a.md:3:9: error: there is no 'le-giun' in 'authors'; did you mean 'le-guin'? [link-target]"
      ])
    #expect(
      try SmallSite.findings([
        "books/collection.yaml": Self.books, "books/a.md": Self.book, "authors/collection.yaml": Self.authors,
        "authors/le-guin.md": "---\nname: L\ndraft: yes\n---\n",
      ]) == ["content/books/a.md:3:9: warning: author: 'le-guin' is a draft, which is left out [broken-link]"])
    #expect(
      try SmallSite.findings([
        "books/collection.yaml": Self.books, "books/a.md": Self.book, "authors/collection.yaml": Self.authors,
        "authors/ursula.md": "---\nname: L\naliases: [le-guin]\ndraft: yes\n---\n",
      ]) == ["content/books/a.md:3:9: warning: author: 'le-guin' is a draft, which is left out [broken-link]"])
    #expect(
      try SmallSite.findings(["books/collection.yaml": Self.books.replacing("to: authors", with: "to: author")]) == [
        "content/books/collection.yaml:4:29: error: there is no collection 'author' for 'author' to link to [unknown-collection]"
      ])
    #expect(
      try SmallSite.findings([
        "books/collection.yaml": Self.books.replacing("{{title}}", with: "{{author}}"),
        "authors/collection.yaml": Self.authors,
      ]).first?.contains("name cannot have the link 'author'") == true)
    let files = try SmallSite.build([
      "books/collection.yaml": Self.books, "books/a.md": Self.book, "authors/collection.yaml": Self.authors,
      "authors/le-guin.md": "---\nname: L\ndeleted: 2020-01-01\n---\n",
    ])
    #expect(files["books/a.html"]?.contains(#"<a href="../authors/le-guin.html"><bdi>L</bdi></a>"#) == true)
  }

  @Test func `closes up what is around a missing value, and says once what is wrong with a rule`() throws {
    let files = try SmallSite.build([
      "c/collection.yaml":
        "fields: { title: text, year: year, size: text, place: text }\nlist: { text: \"{{year}} · {{size}} · {{place}}\" }\n",
      "c/a.md": "---\ntitle: A\nyear: 2013\nsize: M\n---\n", "c/b.md": "---\ntitle: B\nplace: Oslo\nyear: 2014\n---\n",
    ])
    #expect(files["c/index.html"]?.contains("<bdi>2013 · M</bdi>") == true)
    #expect(files["c/index.html"]?.contains("<bdi>2014 · Oslo</bdi>") == true)
    let findings = try SmallSite.findings([
      "c/collection.yaml":
        "fields: { price: number }\nsorts: [{ name: P, by: [price], sections: range(price, 0, 20) }]\n"
    ])
    #expect(findings.count == 1, "\(findings)")
    #expect(
      try SmallSite.findings(["c/collection.yaml": "fields: { tags: list }\n", "c/a.md": "---\ntags: Rock, Pop\n---\n"])
        == [
          "content/c/a.md:2:7: warning: tags is one text with a comma in it; several are written in brackets: [Rock, Pop] [list-comma]"
        ])
  }

  @Test func `skips the articles of several languages`() throws {
    let files = try SmallSite.build([
      "site.yaml": "title: T\nlanguage: de\narticles: [de, en]\n", "c/collection.yaml": "fields: { title: text }\n",
      "c/a.md": "---\ntitle: The Beatles\n---\n", "c/b.md": "---\ntitle: Die Ärzte\n---\n",
    ])
    #expect(files["c/index.html"]?.contains(#"id="section-b""#) == true)
    #expect(files["c/index.html"]?.contains(#"id="section-a""#) == true)
    let list = try #require(
      try SmallSite.build([
        "site.yaml": "title: T\nlanguage: de\narticles: [de, en]\n",
        "c/collection.yaml":
          "fields: { title: text, tags: list }\nsorts: [{ name: T, by: [title], sections: value(tags) }]\n",
        "c/a.md": "---\ntitle: A\ntags: [The Beatles, Clash]\n---\n",
      ])["c/index.html"])
    let labels = list.matches(of: /id="section-(the-beatles|clash)"/).map { String($0.1) }
    #expect(labels == ["the-beatles", "clash"])
  }

  @Test(arguments: [([-1, 1], "1"), ([-3, 1, 1], "1 BC"), ([-44, -42], "43 BC"), ([1960, 1961, 1963], "1961")])
  func `an average of years is a year, of which none is 0`(years: [Int], average: String) throws {
    let site = try SmallSite([
      "c/collection.yaml": "fields: { title: text, made: year }\nreport: { totals: [average(made)] }\n"
    ])
    defer { site.remove() }
    for (number, year) in years.enumerated() {
      try site.add("content/c/\(number).md", "---\ntitle: \(number)\nmade: \(year)\n---\n")
    }
    #expect(try site.build()["c/report.html"]?.contains("<dd>\(average)</dd>") == true)
  }
}
