import Testing

/// Names in the templates of a site below names that are missing on a page.
struct MissingNameTests {
  @Test func `what is below a missing name is missing, too`() throws {
    let pages = try SmallSite.build([
      "c/collection.yaml": "fields: { title: text }\nsearch: no\n", "c/a.md": SmallSite.item,
      "/templates/detail.mustache": Self.asked(
        [
          "previous.href", "previous.name", "next.href", "next.name", "picture.src", "picture.missing",
          "picture.card.src",
        ]),
      "/templates/list.mustache": Self.asked(
        [
          "deleted.header", "deleted.id", "deleted.kind", "deleted.count", "search.page", "search.data", "search.root",
          "sorts.entries", "table.width", "styles.entries", "facets.data", "pages.entries",
        ]),
      "/templates/report.mustache": Self.asked(["pages.entries", "pages.next"]),
      "/templates/home.mustache": Self.asked(["search.page", "search.data"]),
    ])
    for page in ["index.html", "c/index.html", "c/a.html", "c/report.html"] { #expect(pages[page] == "<p></p>\n") }
  }

  /// A template that prints each of the names, where it is there.
  private static func asked(_ names: [String]) -> String {
    "<p>" + names.map { "{{#\($0)}}\($0): {{.}}{{/\($0)}}{{\($0)}}" }.joined() + "</p>\n"
  }
}
