import Testing

/// Two pages, folders or pictures at one address.
struct AddressTests {
  private static let decomposed = "e\u{301}"
  private static let composed = "\u{E9}"

  @Test func `two items whose names Unicode writes in two ways are at one address`() throws {
    let findings = try SmallSite.findings([
      "c/collection.yaml": SmallSite.collection, "c/\(Self.decomposed).md": SmallSite.item,
      "c/\(Self.composed).md": SmallSite.item, "c/\u{C5}.md": SmallSite.item, "c/\u{212B}.md": SmallSite.item,
    ])
    #expect(
      findings == [
        "content/c/é.md:1:1: error: c/é.html is the address of content/c/é.md too; the two differ only in their Unicode normalization form [address-shared]",
        "content/c/Å.md:1:1: error: c/Å.html is the address of content/c/Å.md too; the two differ only in their Unicode normalization form [address-shared]",
      ])
  }

  @Test func `of items whose names differ in case, all but the first are in error`() throws {
    let findings = try SmallSite.findings([
      "c/collection.yaml": SmallSite.collection, "c/ab.md": SmallSite.item, "c/AB.md": SmallSite.item,
      "c/Ab.md": SmallSite.item, "c/sa.md": SmallSite.item, "c/\u{17F}a.md": SmallSite.item,
      "c/other.md": SmallSite.item,
    ])
    let reason = "many servers and disks do not tell upper case from lower case"
    #expect(
      findings == [
        "content/c/Ab.md:1:1: error: c/Ab.html is the address of content/c/AB.md too; \(reason) [address-shared]",
        "content/c/ab.md:1:1: error: c/ab.html is the address of content/c/AB.md too; \(reason) [address-shared]",
        "content/c/ſa.md:1:1: error: c/ſa.html is the address of content/c/sa.md too; \(reason) [address-shared]",
      ])
  }

  @Test func `an alias that meets another address is in error at its own place`() throws {
    let findings = try SmallSite.findings([
      "c/collection.yaml": SmallSite.collection,
      "c/a.md": "---\naliases: [o, o]\n---\n",
      "c/b.md": "---\naliases:\n  - p\n  - P.html\n---\n",
      "c/c.md": "---\naliases: [\(Self.decomposed), \(Self.composed)]\n---\n",
      "c/d.md": "---\naliases: [D, report, by-newest, a, o]\n---\n",
      "c/e.md": "---\naliases: [fine, also fine]\n---\n",
    ])
    let reason = "; many servers and disks do not tell upper case from lower case"
    #expect(
      findings == [
        "content/c/a.md:2:14: error: c/o.html is the address of another alias of the item too [address-shared]",
        "content/c/b.md:4:5: error: c/P.html is the address of another alias of the item too\(reason) [address-shared]",
        "content/c/c.md:2:15: error: c/é.html is the address of another alias of the item too; the two differ only in their Unicode normalization form [address-shared]",
        "content/c/d.md:2:11: error: c/D.html is the address of the item itself too\(reason) [address-shared]",
        "content/c/d.md:2:14: error: c/report.html is the address of a page that every collection has too [address-shared]",
        "content/c/d.md:2:22: error: c/by-newest.html is the address of a page that every collection has too [address-shared]",
        "content/c/d.md:2:33: error: c/a.html is the address of content/c/a.md too [address-shared]",
        "content/c/d.md:2:36: error: c/o.html is the address of an alias in content/c/a.md too [address-shared]",
      ])
  }

  @Test func `names of further pages of lists are refused, to items and to aliases`() throws {
    let findings = try SmallSite.findings([
      "c/collection.yaml": SmallSite.collection, "c/index.2.md": SmallSite.item, "c/By-Newest.3.md": SmallSite.item,
      "c/Index.Gallery.2.md": SmallSite.item, "c/report.2.md": SmallSite.item,
      "c/a.md": "---\naliases: [index.12, BY-NEWEST.2, index.x, by-hand, deleted.3]\n---\n",
      "c/report.md": SmallSite.item,
    ])
    let rule =
      "the second and later pages of a long list have names such as index.2 and by-newest.2; choose another name"
    #expect(
      findings == [
        "content/c/By-Newest.3.md:1:1: error: \(rule) [item-address]",
        "content/c/Index.Gallery.2.md:1:1: error: \(rule) [item-address]",
        "content/c/a.md:2:11: error: \(rule) [item-address]",
        "content/c/a.md:2:21: error: \(rule) [item-address]",
        "content/c/a.md:2:52: error: \(rule) [item-address]",
        "content/c/index.2.md:1:1: error: \(rule) [item-address]",
        "content/c/report.2.md:1:1: error: \(rule) [item-address]",
        "content/c/report.md:1:1: error: c/report.html is the address of a page that every collection has too [address-shared]",
      ])
  }

  @Test func `two folders of collections cannot be one address`() throws {
    let findings = try SmallSite.findings([
      "\(Self.decomposed)/collection.yaml": "title: A", "\(Self.composed)/collection.yaml": "title: B",
      "Upper/collection.yaml": "title: C", "upper/collection.yaml": "title: D", "fi/collection.yaml": "title: E",
      "\u{FB01}/collection.yaml": "title: F",
    ])
    #expect(
      findings == [
        "content/upper/collection.yaml:1:1: error: upper/ is the address of content/Upper/ too; many servers and disks do not tell upper case from lower case [address-shared]",
        "content/é/collection.yaml:1:1: error: é/ is the address of content/é/ too; the two differ only in their Unicode normalization form [address-shared]",
        "content/ﬁ/collection.yaml:1:1: error: ﬁ/ is the address of content/fi/ too; many servers and disks do not tell upper case from lower case [address-shared]",
      ])
  }

  @Test(arguments: ["assets", "Assets", "INDEX.html", "feed.xml", "sitemap.xml", "sitemap-2.xml"])
  func `a collection cannot have the name of something else in the output`(name: String) throws {
    #expect(
      try SmallSite.findings(["\(name)/collection.yaml": "title: A"]) == [
        "content/\(name)/collection.yaml:1:1: error: a collection cannot be called '\(name)', which has another use in the output [item-address]"
      ])
  }

  @Test(arguments: ["cells", "Partials"])
  func `a collection cannot have the name of a folder of templates`(name: String) throws {
    #expect(
      try SmallSite.findings(["\(name)/collection.yaml": "title: A"]) == [
        "content/\(name)/collection.yaml:1:1: error: a collection cannot be called '\(name)': its templates would be those of templates/\(name)/ [item-address]"
      ])
  }

  @Test func `a picture cannot be at the address of a template's asset, nor of another picture`() throws {
    let findings = try SmallSite.findings([
      "c/collection.yaml": SmallSite.collection, "c/p.svg": "p", "c/q.svg": "q", "c/Q.svg": "Q",
      "c/a.md": "---\nphoto: p.svg\nback: Q.svg\n---\n![](q.svg)\n", "/templates/assets/c/p.svg": "asset",
      "style.css/collection.yaml": SmallSite.collection, "style.css/p.svg": "p",
      "style.css/a.md": "---\nphoto: p.svg\n---\n",
    ])
    #expect(
      findings == [
        "content/c/p.svg:1:1: error: assets/c/p.svg is the address of templates/assets/c/p.svg too [address-shared]",
        "content/c/q.svg:1:1: error: assets/c/q.svg is the address of content/c/Q.svg too; many servers and disks do not tell upper case from lower case [address-shared]",
        "content/style.css/collection.yaml:1:1: error: assets/style.css is the address of templates/assets/style.css too [address-shared]",
      ])
  }
}
