import Foundation
import Testing

/// The corpus of broken inputs is in several places, next to what reads them.
struct BrokenInputTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: tests.appending(path: path), encoding: .utf8)
  }

  /// How many cases of a file expect a diagnostic.
  private static func cases(_ path: String) throws -> Int {
    try text(path).components(separatedBy: "\n## ").dropFirst().count { part in
      part.components(separatedBy: "=>\n").last?.contains(/(?m)^[^ ]+.*: (error|warning): .* \[[a-z-]+\]$/) == true
    }
  }

  /// How many inputs in the front matter's tests have a finding after `=> `.
  private static func frontMatterCases(_ path: String) throws -> Int {
    try text(path).components(separatedBy: "\n\n").count { $0.contains(#/(?m)^ *=> \d+:\d+: /#) }
  }

  @Test func `every kind of input is broken in many ways, and what is said of each is known`() throws {
    let counts = [
      "front matter": try ["Bracket", "Document", "Value"].map {
        try Self.frontMatterCases("FrontMatterTests/Broken\($0)Tests.swift")
      }.reduce(0, +),
      "values": try Self.cases("CatalogueTests/Cases/items.txt"),
      "site.yaml": try Self.cases("CatalogueTests/Cases/site.txt"),
      "collection.yaml": try Self.cases("CatalogueTests/Cases/collection.txt"),
      "templates": try Self.text("TemplatesTests/TemplateDiagnosticTests.swift").matches(
        of: /BrokenTemplate\(\s*source/
      ).count,
      "links and addresses": try Self.cases("PublishingTests/Cases/addresses.txt"),
    ]
    for (kind, count) in counts { #expect(count >= 25, "\(kind)") }
    #expect(counts.values.reduce(0, +) >= 400)
  }
}

/// Files that look as if they were read, and are not.
struct OverlookedInputTests {
  @Test func `a file that looks like an item and is none is reported with the name that it needs`() throws {
    #expect(
      try SmallSite.findings([
        "c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item, "c/b.MD": SmallSite.item,
        "c/c.markdown": SmallSite.item, "c/d.md.txt": SmallSite.item, "c/e.txt": "x", "c/f.md~": "x", "c/g.mp4": "x",
        "c/h.md ": SmallSite.item, "c/i.mdx": SmallSite.item,
      ]) == [
        "content/c/b.MD:1:1: warning: this file is not read; the name of an item's file ends in '.md': b.md [file-name]",
        "content/c/c.markdown:1:1: warning: this file is not read; the name of an item's file ends in '.md': c.md [file-name]",
        "content/c/d.md.txt:1:1: warning: this file is not read; the name of an item's file ends in '.md': d.md [file-name]",
        "content/c/h.md :1:1: warning: this file is not read; the name of an item's file ends in '.md': h.md [file-name]",
        "content/c/i.mdx:1:1: warning: this file is not read; the name of an item's file ends in '.md': i.md [file-name]",
      ])
  }

  @Test func `the settings of a collection beside the content are reported`() throws {
    #expect(
      try SmallSite.findings([
        "../collection.yaml": "title: T\n", "site.yaml": "title: T\n", "c/collection.yaml": SmallSite.collection,
        "c/a.md": SmallSite.item,
      ]) == [
        "collection.yaml:1:1: warning: this file is not read; it belongs in the folder of a collection in content/ [file-name]"
      ])
  }

  @Test func `settings beside the content are reported where the content has none`() throws {
    #expect(
      try SmallSite.findings([
        "../site.yaml": "title: T\n", "c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item,
      ]) == ["site.yaml:1:1: warning: this file is not read; it belongs in content/ [file-name]"])
    #expect(
      try SmallSite.findings([
        "../site.yaml": "title: T\n", "site.yaml": "title: T\n", "c/collection.yaml": SmallSite.collection,
        "c/a.md": SmallSite.item,
      ]) == [])
  }

  @Test func `items and collections in folders deeper than they belong are reported`() throws {
    #expect(
      try SmallSite.findings([
        "c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item, "c/old/a.md": "x", "c/old/b.md": "x",
        "c/photos/README.md": "x", "c/photos/x.txt": "", "c/photos/1964/notes.md": "x", "c/.trash/a.md": "x",
        "shelf/books/collection.yaml": SmallSite.collection, "shelf/books/a.md": "x", "shelf/a.md": "x",
      ]) == [
        "content/c/old:1:1: warning: the Markdown files in this folder are not read; items are directly in the folder of a collection [file-name]",
        "content/c/photos/1964:1:1: warning: the Markdown files in this folder are not read; items are directly in the folder of a collection [file-name]",
        "content/shelf:1:1: warning: this folder has no collection.yaml, so that its Markdown files are not read [file-name]",
        "content/shelf/books/collection.yaml:1:1: warning: this file is not read; the folder of a collection is directly in content/ [file-name]",
      ])
  }

  @Test func `items that are in no collection, damaged files and conflicting copies are reported`() throws {
    #expect(
      try SmallSite.findings([
        "c/collection.yaml": SmallSite.collection, "c/README.md": SmallSite.item, "README.md": "x", "top.md": "x",
        "d/a.md": "x", "d/b.md": "x", "e/README.md": "x", "e/x.txt": "", "f/collection.yml": "", "f/a.md": "x",
        "c/empty.md": "\u{FEFF}\r\n", "c/zero.md": "\0\0\0\0",
        "c/x (conflicted copy 2026-11-22 103015).md": SmallSite.item,
        "c/x.sync-conflict-20261122-103015-ABCDEFG.md": SmallSite.item, "c/conflicted.md": SmallSite.item,
        "c/x (In Konflikt stehende Kopie von Ada 2026-11-22).md": SmallSite.item,
        "c/x (Case Conflict 1).md": SmallSite.item, "c/x_conflict-20261122-103015.md": SmallSite.item,
        "c/The Conflict (1936-07-17).md": SmallSite.item, "c/A War (the conflict of 1936).md": SmallSite.item,
        "c/b.md": "---\nDraft: yes\n---\n", "c/d.md": "---\ndeletd: 2020-01-01\n---\n",
        "c/d2.md": "---\ndeleted-date: 2014-03-05\ndraft-year: 1999\ndeleted-beause: sold\n---\n",
        "c/g.md": "---\ntittle: 2020-01-01\n---\n",
        "c/h.md": "---\npublished: false\n---\n", "c/i.md": "---\nstatus: Draft\nprivate: no\n---\n",
        "c/i2.md": "---\nstatus: [done, draft]\nprivate: \" Yes \"\nrender: no\nnot-public: on\nexclude: no\n---\n",
        "c/j.md": "---\nmeta:\n  shelf: 3\n  more: { draft: yes }\n---\n",
        "c/k.md": "---\nmeta:\n  - - deleted: 2024-05-01\n---\n",
      ]) == [
        "content/c/b.md:2:1: error: unknown field 'Draft'; did you mean 'draft'? [unknown-field]",
        "content/c/d.md:2:1: error: unknown field 'deletd'; did you mean 'deleted'? [unknown-field]",
        "content/c/d2.md:2:1: error: unknown field 'deleted-date'; did you mean 'deleted'? [unknown-field]",
        "content/c/d2.md:3:1: warning: unknown field 'draft-year'; did you mean 'draft'? [unknown-field]",
        "content/c/d2.md:4:1: warning: unknown field 'deleted-beause'; did you mean 'deleted-because'? [unknown-field]",
        "content/c/empty.md:1:1: warning: this file is empty, and so is the page that is made of it [front-matter-form]",
        "content/c/g.md:2:1: warning: unknown field 'tittle'; did you mean 'title'? [unknown-field]",
        "content/c/h.md:2:1: error: unknown field 'published'; to keep the item from readers, write 'draft: yes' [unknown-field]",
        "content/c/i.md:2:1: error: unknown field 'status'; to keep the item from readers, write 'draft: yes' [unknown-field]",
        "content/c/i.md:3:1: warning: unknown field 'private' [unknown-field]",
        "content/c/i2.md:2:1: error: unknown field 'status'; to keep the item from readers, write 'draft: yes' [unknown-field]",
        "content/c/i2.md:3:1: error: unknown field 'private'; to keep the item from readers, write 'draft: yes' [unknown-field]",
        "content/c/i2.md:4:1: error: unknown field 'render'; to keep the item from readers, write 'draft: yes' [unknown-field]",
        "content/c/i2.md:5:1: error: unknown field 'not-public'; to keep the item from readers, write 'draft: yes' [unknown-field]",
        "content/c/i2.md:6:1: warning: unknown field 'exclude' [unknown-field]",
        "content/c/j.md:3:3: warning: unknown field 'meta.shelf' [unknown-field]",
        "content/c/j.md:4:11: error: unknown field 'meta.more.draft'; did you mean 'draft'? [unknown-field]",
        "content/c/k.md:3:7: error: unknown field 'meta.deleted'; did you mean 'deleted'? [unknown-field]",
        "content/c/x (Case Conflict 1).md:1:1: warning: this is a conflicting copy of x.md, and becomes an item of its own; take over what is right in it, then remove it [file-name]",
        "content/c/x (In Konflikt stehende Kopie von Ada 2026-11-22).md:1:1: warning: this is a conflicting copy of x.md, and becomes an item of its own; take over what is right in it, then remove it [file-name]",
        "content/c/x (conflicted copy 2026-11-22 103015).md:1:1: warning: this is a conflicting copy of x.md, and becomes an item of its own; take over what is right in it, then remove it [file-name]",
        "content/c/x.sync-conflict-20261122-103015-ABCDEFG.md:1:1: warning: this is a conflicting copy of x.md, and becomes an item of its own; take over what is right in it, then remove it [file-name]",
        "content/c/x_conflict-20261122-103015.md:1:1: warning: this is a conflicting copy of x.md, and becomes an item of its own; take over what is right in it, then remove it [file-name]",
        "content/c/zero.md:1:1: error: text is UTF-8, and this file begins with a byte of zero, as damaged files do; restore it from a backup [file-encoding]",
        "content/d:1:1: warning: this folder has no collection.yaml, so that its Markdown files are not read [file-name]",
        "content/f/collection.yml:1:1: warning: this file is not read; did you mean 'collection.yaml'? [file-name]",
        "content/top.md:1:1: warning: this file is not read; an item's file is in the folder of a collection [file-name]",
      ])
  }

  @Test func `configuration files beside those that are read are reported`() throws {
    #expect(
      try SmallSite.findings([
        "c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item, "c/Collection.yml": "",
        "c/COLLECTION.YAML": "",
        "c/collection.yaml.txt": "", "c/collections.yaml": "", "site.yaml": "", "site.yml": "", "sites.yaml": "",
        "Site.Yaml": "", "c/collection (Ada's conflicted copy 2026-11-22).yaml": "",
        "site.sync-conflict-20261122-103015-ABCDEFG.yaml": "", "c/other (conflicted copy 2026-11-22).yaml": "",
      ]) == [
        "content/Site.Yaml:1:1: warning: this file is not read, because content/site.yaml is there [file-name]",
        "content/c/COLLECTION.YAML:1:1: warning: this file is not read, because content/c/collection.yaml is there [file-name]",
        "content/c/Collection.yml:1:1: warning: this file is not read, because content/c/collection.yaml is there [file-name]",
        "content/c/collection (Ada's conflicted copy 2026-11-22).yaml:1:1: warning: this file is not read, because content/c/collection.yaml is there [file-name]",
        "content/c/collection.yaml.txt:1:1: warning: this file is not read, because content/c/collection.yaml is there [file-name]",
        "content/site.sync-conflict-20261122-103015-ABCDEFG.yaml:1:1: warning: this file is not read, because content/site.yaml is there [file-name]",
        "content/site.yml:1:1: warning: this file is not read, because content/site.yaml is there [file-name]",
      ])
  }

  @Test func `an error in a value hides no other findings`() throws {
    let site: KeyValuePairs = [
      "c/collection.yaml":
        "fields: { title: text, year: { type: year, max: 2000 }, photo: image, o: { type: link, to: c }, p: { type: link, to: c } }\n",
      "c/old.md": "---\ntitle: Old\naliases: [older]\n---\n", "c/bad.jpg": "x",
      "c/b.md":
        "---\ntitle: x\nyear: 2001\nphoto: bad.jpg\no: zz\np: older\n---\n[x](no.md) [y](older.md) <b>x</b>\n",
    ]
    #expect(
      try SmallSite.findings(site) == [
        "content/c/b.md:3:7: error: year must be 2000 or earlier [value-range]",
        "content/c/b.md:4:8: error: the picture cannot be published: content/c/bad.jpg: the file is not a picture; pictures are JPEG, PNG, WebP, GIF or SVG [image-format]",
        "content/c/b.md:5:4: error: there is no 'zz' in 'c' [link-target]",
        "content/c/b.md:8:1: warning: there is no 'no.md' in the content [broken-link]",
        "content/c/b.md:8:1: warning: HTML in notes is left out; the site's allow-html keeps it [html-omitted]",
      ])
  }

  @Test(arguments: [
    ("\u{A0}draft", "\\u{A0}draft"), ("draft\u{A0}", "draft\\u{A0}"), ("dra\u{AD}ft", "dra\\u{AD}ft"),
    ("\u{202A}draft", "\\u{202A}draft"), ("draft\u{2060}", "draft\\u{2060}"), ("ｄraft", "ｄraft"), ("DRAFT", "DRAFT"),
    ("draft.x", "draft.x"),
  ])
  func `a key that looks like draft keeps the item from being published`(key: String, shown: String) throws {
    let site: KeyValuePairs = [
      "c/collection.yaml": SmallSite.collection, "c/a.md": "---\ntitle: Secret\n\(key): yes\n---\n",
    ]
    #expect(
      try SmallSite.findings(site) == [
        "content/c/a.md:3:1: error: unknown field '\(shown)'; did you mean 'draft'? [unknown-field]"
      ])
  }

  @Test func `a pipe where a template or an asset should be is an error`() throws {
    let site = try SmallSite([
      "c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item, "/templates/assets/x.css": "",
    ])
    defer { site.remove() }
    for name in ["detail.mustache", "assets/pipe.css", "other"] {
      #expect(mkfifo(site.path("templates/\(name)"), 0o600) == 0)
    }
    #expect(
      try site.findings() == [
        "templates/assets/pipe.css:1:1: error: this is no plain file [file-unreadable]",
        "templates/detail.mustache:1:1: error: this is no plain file [file-unreadable]",
      ])
  }

  @Test func `hidden files that web servers read are not copied, and are reported`() throws {
    let site: KeyValuePairs = [
      "c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item, "/templates/assets/.htaccess": "x",
      "/templates/assets/.well-known/f": "x", "/templates/assets/.DS_Store": "x", "/templates/.htaccess": "x",
    ]
    let rule = "files whose names begin with a dot are not copied; put this one where the site is published"
    #expect(
      try SmallSite.findings(site) == [
        "templates/assets/.htaccess:1:1: warning: \(rule) [template-unused]",
        "templates/assets/.well-known:1:1: warning: \(rule) [template-unused]",
      ])
  }

  @Test func `templates that are a link to nothing are an error`() throws {
    let site = try SmallSite(["c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item])
    defer { site.remove() }
    #expect(symlink("nowhere", site.path("templates")) == 0)
    #expect(
      try site.findings() == [
        "templates:1:1: error: this is a symbolic link that leads nowhere [file-unreadable]"
      ])
  }

  @Test func `names that are not UTF-8 are errors where a name matters`() throws {
    let site = try SmallSite(["c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item])
    defer { site.remove() }
    for path in ["content/", "templates/", "templates/assets/"] {
      #expect(mkdir((site.path(path).utf8 + [0xFF, 0]).map(CChar.init(bitPattern:)), 0o700) == 0 || path != "content/")
    }
    #expect(
      try site.findings() == [
        "content/\u{FFFD}:1:1: error: the name of a collection's folder is UTF-8 [item-address]"
      ])
  }
}
