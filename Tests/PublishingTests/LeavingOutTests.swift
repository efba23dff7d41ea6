import Loading
import Testing

/// What is left out of a site because of what is wrong with it, and what becomes of the rest.
struct LeavingOutTests {
  private static let files: KeyValuePairs = [
    "c/collection.yaml": SmallSite.collection, "/templates/detail.mustache": "{{{body}}}",
    "c/bad.md": "---\nweb: nothing\n---\n", "c/A.md": SmallSite.item, "c/a.md": SmallSite.item,
    "c/index.md": SmallSite.item, "c/warned.md": "---\ncolour: red\n---\n",
    "c/linking.md": "[bad](bad.md) [A](A.md) [a](a.md) [index](index.md) [other](other.md)\n",
    "c/other.md": "[linking](linking.md) [warned](warned.md)\n", "c/third.md": SmallSite.item,
  ]

  private static let found = [
    "content/c/a.md:1:1: error: c/a.html is the address of content/c/A.md too; many servers and disks do not tell upper case from lower case [address-shared]",
    "content/c/bad.md:2:6: error: web must be an address that begins with https://, http:// or mailto:, without spaces [value-type]",
    "content/c/index.md:1:1: error: c/index.html is the address of a page that every collection has too [address-shared]",
  ]
  private static let unknown = "content/c/warned.md:2:1: warning: unknown field 'colour' [unknown-field]"
  private static let consequences = [
    "content/c/linking.md:1:1: warning: 'bad.md' is left out, since it is in error [broken-link]",
    "content/c/linking.md:1:25: warning: 'a.md' is left out, since it is in error [broken-link]",
    "content/c/linking.md:1:35: warning: 'index.md' is left out, since it is in error [broken-link]",
  ]

  @Test func `links to items in error are no finding while nothing is left out`() throws {
    #expect(try SmallSite.findings(Self.files) == Self.found + [Self.unknown])
  }

  @Test func `without items in error, links to them lose their target`() throws {
    #expect(
      try SmallSite.findings(Self.files) { $0.leavingOut = .itemsInError }
        == Self.found + Self.consequences + [Self.unknown])
    let files = try SmallSite.build(Self.files) { $0.leavingOut = .itemsInError }
    #expect(
      Self.pages(files) == [
        "c/A.html", "c/linking.html", "c/other.html", "c/third.html", "c/warned.html", "search.html",
      ])
    #expect(
      files["c/linking.html"] == "<p>bad <a href=\"A.html\">A</a> a index <a href=\"other.html\">other</a></p>\n")
    #expect(
      files["c/other.html"] == "<p><a href=\"linking.html\">linking</a> <a href=\"warned.html\">warned</a></p>\n")
  }

  @Test func `where warnings are errors, what has one is left out, and what links there`() throws {
    #expect(
      try SmallSite.findings(Self.files) { $0.leavingOut = .itemsWithFindings }
        == Self.found + Self.consequences + [
          "content/c/linking.md:1:53: warning: 'other.md' is left out, since it is in error [broken-link]",
          "content/c/other.md:1:1: warning: 'linking.md' is left out, since it is in error [broken-link]",
          "content/c/other.md:1:23: warning: 'warned.md' is left out, since it is in error [broken-link]", Self.unknown,
        ])
    let files = try SmallSite.build(Self.files) { $0.leavingOut = .itemsWithFindings }
    #expect(Self.pages(files) == ["c/A.html", "c/third.html", "search.html"])
  }

  @Test func `a link to the old address of an item in error is no error of its own`() throws {
    let site: KeyValuePairs = [
      "c/collection.yaml": SmallSite.collection, "c/bad.md": "---\nweb: nothing\naliases: [before]\n---\n",
      "c/b.md": "---\ntitle: B\n---\n[bad](before.md)\n",
      "o/collection.yaml": "fields: { to: { type: link, to: c } }\n", "o/a.md": "---\nto: before\n---\n",
    ]
    let found =
      "content/c/bad.md:2:6: error: web must be an address that begins with https://, http:// or mailto:, without spaces [value-type]"
    #expect(try SmallSite.findings(site) == [found])
    #expect(
      try SmallSite.findings(site) { $0.leavingOut = .itemsInError } == [
        "content/c/b.md:4:1: warning: 'before.md' is left out, since it is in error [broken-link]", found,
        "content/o/a.md:2:5: warning: to: 'before' is left out, since it is in error [broken-link]",
      ])
    #expect(try SmallSite.build(site) { $0.leavingOut = .itemsInError }["o/a.html"] != nil)
  }

  @Test func `of two names that Unicode writes in two ways, only the later is left out`() throws {
    let files = try SmallSite.build([
      "c/collection.yaml": SmallSite.collection, "/templates/detail.mustache": "{{title}}",
      "c/e\u{301}.md": "---\ntitle: first\n---\n", "c/\u{E9}.md": "---\ntitle: second\n---\n",
    ]) { $0.leavingOut = .itemsInError }
    #expect(files["c/\u{E9}.html"] == "first")
  }

  @Test func `an error in a draft is a warning while drafts are left out`() throws {
    let files: KeyValuePairs = [
      "c/collection.yaml": SmallSite.collection, "c/d.md": "---\nweb: nothing\ndraft: yes\ntags: [a\n---\n",
    ]
    let findings = [
      "content/c/d.md:2:6: warning: web must be an address that begins with https://, http:// or mailto:, without spaces [value-type]",
      "content/c/d.md:4:7: warning: the list that begins here is never closed by ']', or lacks a comma [yaml-syntax]",
    ]
    #expect(try SmallSite.findings(files) == findings)
    #expect(
      try SmallSite.findings(files) { $0.drafts = .included }
        == findings.map { $0.replacing(": warning: ", with: ": error: ") })
  }

  /// The items' pages.
  private static func pages(_ files: [String: String]) -> [String] {
    let others = ["c/index.html", "c/by-newest.html", "c/report.html", "index.html"]
    return files.keys.filter { $0.hasSuffix(".html") && !others.contains($0) }.sorted()
  }
}
