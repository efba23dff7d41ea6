import Foundation
import Testing

/// Names that are the same text and other bytes, or that begin with a mark that joins the slash before it.
struct PathBytesTests {
  private static let (composed, decomposed) = ("\u{E9}", "e\u{301}")
  private static let item = "---\ntitle: X\nphoto: x.svg\n---\n![](x.svg)\n"

  @Test func `the pictures of a collection with a decomposed name are where its pages look for them`() throws {
    let files = try SmallSite.build([
      "Bu\u{308}cher/collection.yaml": SmallSite.collection, "Bu\u{308}cher/a.md": Self.item,
      "Bu\u{308}cher/x.svg": "picture",
    ])
    #expect(files["Bücher/a.html"]?.contains("src=\"../assets/B%C3%BCcher/x.svg\"") == true)
    #expect(files.keys.contains { $0.utf8.elementsEqual("assets/B\u{FC}cher/x.svg".utf8) })
    #expect(SiteLinks(files.mapValues { Data($0.utf8) }).broken.filter { $0.contains("jpg") } == [])
  }

  @Test func `two files that differ only in their normalization form are never taken for one`() throws {
    let reason = "the two differ only in their Unicode normalization form [address-shared]"
    #expect(
      try SmallSite.findings([
        "c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item,
        "/templates/assets/\(Self.composed).css": "1", "/templates/assets/\(Self.decomposed).css": "2",
      ]).map(Self.shown) == [
        "templates/assets/é.css:1:1: error: assets/é.css is the address of templates/assets/é.css too; \(reason)"
      ])
    #expect(
      try SmallSite.findings(
        inNotes: "![](\(Self.composed).svg) ![](\(Self.decomposed).svg)",
        beside: ["c/\(Self.composed).svg": "1", "c/\(Self.decomposed).svg": "2"]
      ).map(Self.shown) == [
        "content/c/é.svg:1:1: error: assets/c/é.svg is the address of content/c/é.svg too; \(reason)"
      ])
    #expect(
      try SmallSite.findings([
        "c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item,
        "/templates/detail.mustache": "{{>partials/\(Self.composed)}}",
        "/templates/partials/\(Self.composed).mustache": "1", "/templates/partials/\(Self.decomposed).mustache": "2",
      ]).map(Self.shown) == [
        "templates/partials/é.mustache:1:1: error: 'partials/é' is the name of templates/partials/é.mustache too; \(reason)"
      ])
  }

  @Test(arguments: ["\u{FE0F}", "\u{301}", "\u{200D}"])
  func `a name that begins with a mark is a name like any other`(mark: String) throws {
    let notes = """
      ![](\(mark)y.svg) ![](in/\(mark)y.svg) ![](/c/\(mark)y.svg) [i](\(mark)i.md) [i](/c/\(mark)i.html) [i](../c/\(mark)i.md#\(mark))
      """
    let site = try SmallSite([
      "c/collection.yaml": SmallSite.collection, "c/\(mark)y.svg": "1", "c/in/\(mark)y.svg": "2",
      "c/\(mark)i.md": "---\ntitle: I\nphoto: \(mark)y.svg\n---\n\(notes)\n",
      "\(mark)d/collection.yaml": SmallSite.collection, "\(mark)d/a.md": Self.item, "\(mark)d/x.svg": "3",
      "/templates/assets/\(mark)x.css": "4", "/templates/cells/\(mark)cell.mustache": "",
      "/templates/partials/\(mark)x.mustache": "{{name}}",
      "/templates/detail.mustache": "{{>partials/\(mark)x}}{{{body}}}",
    ])
    defer { site.remove() }
    #expect(try site.findings() == [])
    for _ in 0..<2 {
      // Foundation keeps the slash before a folder whose name begins with a mark.
      let names = try site.build().keys.map { Array($0.utf8.drop { $0 == UInt8(ascii: "/") }) }
      for name in [
        "assets/c/\(mark)y.svg", "assets/c/in/\(mark)y.svg", "assets/\(mark)d/x.svg", "assets/\(mark)x.css",
        "c/\(mark)i.html", "\(mark)d/a.html",
      ] {
        #expect(names.contains(Array(name.utf8)), "\(name)")
      }
    }
  }

  @Test func `a collection's folder can change its normalization form between builds`() throws {
    let site = try SmallSite([
      "Bu\u{308}cher/collection.yaml": SmallSite.collection, "Bu\u{308}cher/a.md": Self.item,
      "Bu\u{308}cher/x.svg": "picture",
    ])
    defer { site.remove() }
    let first = try site.build()
    for (old, new) in [("Bu\u{308}cher", "B\u{FC}cher"), ("B\u{FC}cher", "Bu\u{308}cher")] {
      #expect(rename(site.path("content/\(old)"), site.path("content/\(new)")) == 0)
      for _ in 0..<2 { #expect(try site.build() == first) }
    }
  }

  @Test func `a name that is too long in its composed form is refused by a check`() throws {
    let long = String(repeating: "\u{958}", count: 80)
    let folder = try SmallSite.findings([
      "\(long)/collection.yaml": SmallSite.collection, "\(long)/a.md": SmallSite.item,
    ])
    #expect(folder.map { String($0.suffix(14)) } == ["[item-address]"])
    let findings = try SmallSite.findings([
      "c/collection.yaml": SmallSite.collection, "c/\(long).md": SmallSite.item,
      "c/b.md": "---\ntitle: B\naliases: [\(long)]\n---\n",
      "c/p.md": "---\ntitle: P\nphoto: \(long).svg\n---\n![](\(long).svg)\n", "c/\(long).svg": "p",
      "/templates/assets/\(long).css": "x",
    ])
    #expect(
      findings.map { $0.replacingOccurrences(of: long, with: "LONG") } == [
        "content/c/b.md:3:11: error: an alias is an old address within the collection, such as 1964-mustang [item-address]",
        "content/c/p.md:3:8: error: photo must be a path of at most 1024 bytes, and 255 each part [path-outside]",
        "content/c/p.md:5:1: warning: 'LONG.svg' must be a path of at most 1024 bytes, and 255 each part [broken-link]",
        "content/c/LONG.md:1:1: error: the name of an item's file has at most 250 bytes before .md; this one has 480 in Unicode's composed form, which pages have [item-address]",
        "templates/assets/LONG.css:1:1: error: this name makes no address: the name of an asset takes at most 255 bytes, does not begin with a dot or end with a dot or a space, has no backslashes and no control characters, and is not one that Windows reserves for a device [item-address]",
      ])
  }

  @Test func `names that a check accepts can be built, however long they are in either form`() throws {
    let (composed, decomposed, growing) = (
      String(repeating: "\u{E9}", count: 80), String(repeating: "e\u{301}", count: 80),
      String(repeating: "\u{958}", count: 41)
    )
    /// Names of about as many bytes as there may be, before an ending.
    func names(_ limit: Int, _ ending: String = "", filler: String = "q") -> [String] {
      let lengths = [("", limit), (composed, limit - 160), (decomposed, 10), (growing, 4)]
      return lengths.map { $0 + String(repeating: filler, count: $1) + ending }
    }
    let site = try SmallSite([:])
    defer { site.remove() }
    let item = "---\ntitle: X\nphotos: [x.svg, y.svg]\n"
    let collection = """
      fields: { title: text, photo: image, photos: images, tags: list }
      facets: [tags]

      """
    for folder in names(250) {
      try site.add("content/\(folder)/collection.yaml", collection)
      try site.add("content/\(folder)/a.md", "---\ntitle: X\ntags: [u]\n---\n")
    }
    try site.add("content/c/collection.yaml", collection)
    for (stem, picture) in zip(names(250), names(251, ".svg")) {
      try site.add("content/c/\(stem).md", "\(item)photo: \"\(picture)\"\ntags: [\"\(picture)\"]\n---\n")
      try site.add("templates/assets/\(picture)", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
      for name in [picture, "x.svg", "y.svg"] {
        try site.add("content/c/\(name)", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
      }
    }
    for (stem, alias) in zip("wxyz", names(250, filler: "r")) {
      try site.add("content/c/\(stem).md", "---\ntitle: X\naliases: [\"\(alias)\"]\n---\n")
    }
    #expect(try site.findings() == [])
    let files = try site.build()
    #expect(SiteLinks(files.mapValues { Data($0.utf8) }).broken == [])
    #expect(files.keys.count > 40)
  }

  /// A finding with its accents composed.
  private static func shown(_ finding: String) -> String { finding.precomposedStringWithCanonicalMapping }
}
