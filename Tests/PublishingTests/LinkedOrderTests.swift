import Foundation
import Testing

/// Where items stand that are sorted and divided by links.
struct LinkedOrderTests {
  private static let publishers: KeyValuePairs<String, String> = [
    "site.yaml": "title: T\n",
    "p/collection.yaml": "name: \"{{name}}\"\nfields: { name: text }\n",
    "p/zsolnay.md": "---\nname: Der Zsolnay\nlanguage: de\n---\n", "p/mac.md": "---\nname: The Macmillan\n---\n",
    "p/queen.md": "---\nname: Zoe\nsort-name: The Queen\n---\n",
    "b/one.md": "---\ntitle: One\nby: zsolnay\n---\n", "b/two.md": "---\ntitle: Two\nby: mac\n---\n",
    "b/drei.md": "---\ntitle: Drei\nlanguage: de\nby: zsolnay\n---\n",
    "b/vier.md": "---\ntitle: Vier\nlanguage: de\nby: mac\n---\n", "b/five.md": "---\ntitle: Five\nby: queen\n---\n",
  ]

  /// The files of the site with a collection of books that is configured in a way.
  private static func files(_ configuration: String) throws -> [String: String] {
    let site = try SmallSite(publishers)
    defer { site.remove() }
    try site.add("content/b/collection.yaml", "name: \"{{title}}\"\n" + configuration)
    return try site.build()
  }

  /// The sections and items of a list in their order.
  private static func rows(_ page: String?) throws -> [String] {
    try #require(page).matches(of: /id="section-([a-z-]+)"|href="(?:\.\.\/)?([a-z]+)\.html"/)
      .map { String($0.1 ?? $0.2 ?? "") }.filter { $0 != "index" }
  }

  @Test func `the name of a linked item is filed by the language of that item, whoever links to it`() throws {
    let files = try Self.files(
      "fields: { title: text, by: { type: link, to: p } }\nsorts: [{ name: By, by: [by, title], sections: index(by) }]\n"
    )
    #expect(
      try Self.rows(files["b/index.html"]).filter { $0.count <= 5 }
        == ["m", "two", "vier", "t", "five", "z", "drei", "one"])
  }

  @Test(arguments: [("", "h"), ("articles: []\n", "t"), ("articles: [fr]\n", "t"), ("articles: [en]\n", "h")])
  func `the articles of no language can be skipped`(settings: String, section: String) throws {
    let files = try SmallSite.build([
      "site.yaml": settings, "c/collection.yaml": "fields: { t: text }\n", "c/a.md": "---\nt: The Hobbit\n---\n",
    ])
    #expect(files["c/index.html"]?.contains("id=\"section-\(section)\"") == true)
  }

  @Test func `a sort that keeps articles keeps them in linked names too, and takes sort names as they are`() throws {
    let files = try Self.files(
      """
      fields: { title: text, by: { type: link, to: p } }
      sorts: [{ name: By, by: [by, title], sections: index(by), articles: keep }]

      """)
    #expect(
      try Self.rows(files["b/index.html"]).filter { $0.count <= 5 }
        == ["d", "drei", "one", "t", "two", "vier", "five"])
  }

  @Test(arguments: ["by: { type: link, to: p }", "by: { type: link, to: p, many: yes }"])
  func `sections by a link are in the order of what the items are filed under, and have their addresses`(
    field: String
  ) throws {
    let files = try Self.files(
      "fields: { title: text, \(field) }\nsorts: [{ name: By, by: [by, title], sections: value(by) }]\n")
    let rows = try Self.rows(files["b/index.html"]).filter { ["mac", "queen", "zsolnay"].contains($0) }
    #expect(rows == ["mac", "queen", "zsolnay"])
  }

  @Test func `a facet of a link has its values in this order, each at the address of the linked item`() throws {
    let files = try Self.files("fields: { title: text, by: { type: link, to: p } }\nfacets: [by]\n")
    let names = try Self.rows(files["b/by/index.html"]).filter { ["mac", "queen", "zsolnay"].contains($0) }
    #expect(names == ["mac", "queen", "zsolnay"])
    #expect(files["b/by/zsolnay.html"] != nil)
  }

  @Test func `items of one name have sections of their own, whose addresses stay`() throws {
    let site: KeyValuePairs = [
      "p/collection.yaml": "fields: { name: text }\n", "p/smith-elder.md": "---\nname: John Smith\n---\n",
      "p/smith-younger.md": "---\nname: John Smith\n---\n",
      "b/collection.yaml":
        "fields: { title: text, by: { type: link, to: p } }\nsorts: [{ name: By, by: [by, title], sections: value(by) }]\n",
      "b/b.md": "---\ntitle: B\nby: smith-younger\n---\n",
    ]
    #expect(try SmallSite.build(site)["b/index.html"]?.contains("id=\"section-smith-younger\"") == true)
  }
}
