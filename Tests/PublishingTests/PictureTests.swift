import Diagnostics
import Foundation
import TestSupport
import Testing

/// Pictures that fields name: where they are looked for, and what is said of those that cannot be shown.
struct PictureTests {
  @Test func `a picture that is not there is reported where it is named`() throws {
    let findings = try SmallSite.findings([
      "c/collection.yaml": SmallSite.collection, "c/n.md": SmallSite.item, "c/folder/x.svg": "x",
      "c/folder/y.md": "y",
      "c/a.md": "---\ntitle: A\nphoto:   gone.svg\nback: folder\ninside:\n  photo: n.md\n---\n",
      "c/b.md": "---\nphoto: collection.yaml\nback: folder/y.md\ninside.photo: folder/x.svg\n---\n",
      "c/c.md": "---\nphoto: a.svg/b.svg\nback: FRONT.svg\n---\n", "c/front.svg": "x",
    ])
    #expect(
      findings == [
        "content/c/a.md:3:10: warning: the picture is not there: content/c/gone.svg [image-missing]",
        "content/c/a.md:4:7: warning: the picture is a folder: content/c/folder [image-missing]",
        "content/c/a.md:6:10: warning: the picture is a source of the site, which is not copied: content/c/n.md [image-missing]",
        "content/c/b.md:2:8: warning: the picture is a source of the site, which is not copied: content/c/collection.yaml [image-missing]",
        "content/c/b.md:3:7: warning: the picture is a source of the site, which is not copied: content/c/folder/y.md [image-missing]",
        "content/c/c.md:2:8: warning: the picture is not there: content/c/a.svg/b.svg [image-missing]",
        "content/c/c.md:3:7: warning: the picture is not there: content/c/FRONT.svg; did you mean 'front.svg'? [image-missing]",
        "content/c/folder:1:1: warning: the Markdown files in this folder are not read; items are directly in the folder of a collection [file-name]",
      ])
  }

  @Test func `a default picture that is not there is reported where it is named`() throws {
    let findings = try SmallSite.findings([
      "c/collection.yaml":
        "fields:\n  photo:\n    type: image\n    default: none.svg\n  back: { type: image, default: c.md }\n",
      "c/c.md": "Notes.",
    ])
    #expect(
      findings == [
        "content/c/collection.yaml:4:14: error: the default picture of 'photo' is not there: content/c/none.svg [image-missing]",
        "content/c/collection.yaml:5:33: error: the default picture of 'back' is a source of the site, which is not copied: content/c/c.md [image-missing]",
      ])
  }

  @Test func `a picture that is a symbolic link is an error where it is named, and so is a pipe`() throws {
    let site = try SmallSite([
      "c/collection.yaml": SmallSite.collection, "c/p.svg": "p",
      "c/a.md": "---\nphoto: link.svg\nback: pipe.svg\n---\n![](link.svg) ![](linked/p.svg)\n",
    ])
    defer { site.remove() }
    for name in ["link.svg", "linked"] {
      try FileManager.default.createSymbolicLink(
        atPath: site.path("content/c/\(name)"), withDestinationPath: name == "linked" ? "." : "p.svg")
    }
    #expect(mkfifo(site.path("content/c/pipe.svg"), 0o644) == 0)
    #expect(
      try site.findings() == [
        "content/c/a.md:2:8: error: the picture cannot be copied: content/c/link.svg: it must be a file of its own, not a symbolic link [file-unreadable]",
        "content/c/a.md:3:7: error: the picture cannot be copied: content/c/pipe.svg: it is no plain file [file-unreadable]",
        "content/c/a.md:5:1: error: 'link.svg' cannot be copied: it must be a file of its own, not a symbolic link [file-unreadable]",
        "content/c/a.md:5:15: error: 'linked/p.svg' cannot be copied: it must be a file of its own, not a symbolic link [file-unreadable]",
      ])
  }

  @Test func `what may not be read is an error, and hides nothing else`() throws {
    let site = try SmallSite([
      "a/collection.yaml": SmallSite.collection, "a/a.md": "---\nphoto: p.svg\n---\n", "a/p.svg": "p",
      "b/collection.yaml": SmallSite.collection, "c/collection.yaml": SmallSite.collection,
      "c/c.md": "---\nphoto: gone.svg\n---\n", "d/collection.yaml": SmallSite.collection,
      "/templates/assets/a/b.css": "", "/templates/partials/p.mustache": "",
    ])
    defer { site.remove() }
    // A folder that may be listed and not entered is as unreadable as one that may be neither.
    let modes: KeyValuePairs<String, mode_t> =
      [
        "content/a/p.svg": 0, "content/b": 0, "content/d": 0o444, "templates/assets/a": 0, "templates/partials": 0o444,
      ]
    for (path, mode) in modes { #expect(chmod(site.path(path), mode) == 0) }
    defer { for (path, _) in modes { chmod(site.path(path), 0o755) } }
    let findings = try Unprivileged.run { try site.findings() }
    #expect(
      findings == [
        "content/a/a.md:2:8: error: the picture cannot be copied: content/a/p.svg: Permission denied [file-unreadable]",
        "content/b:1:1: error: this folder cannot be read: Permission denied [file-unreadable]",
        "content/c/c.md:2:8: warning: the picture is not there: content/c/gone.svg [image-missing]",
        "content/d:1:1: error: this folder cannot be read: Permission denied [file-unreadable]",
        "templates/assets/a:1:1: error: this folder cannot be read: Permission denied [file-unreadable]",
        "templates/partials:1:1: error: this folder cannot be read: Permission denied [file-unreadable]",
      ])
  }

  @Test func `a picture is found and shown however its accents are written`() throws {
    let (composed, decomposed) = ("pr\u{E9}.svg", "pre\u{301}.svg")
    let site = try SmallSite([
      "c/collection.yaml": SmallSite.collection + "list: { image: photo, cell: subtitle }\n", "c/\(decomposed)": "p",
      "c/a.md": "---\nphoto: \(composed)\n---\n![p](\(composed)) ![p](\(decomposed))\n",
    ])
    defer { site.remove() }
    #expect(try site.findings() == [])
    let files = try site.build()
    let address = "../assets/c/pr%C3%A9.svg"
    #expect(files.keys.contains { $0.utf8.elementsEqual("assets/c/\(composed)".utf8) })
    #expect(files["c/index.html"]?.contains("src=\"\(address)\"") == true)
    let image = "<img src=\"\(address)\" width=\"300\" height=\"150\" loading=\"lazy\" alt=\"p\">"
    #expect(files["c/a.html"]?.contains("\(image) \(image)") == true)
  }

  @Test func `of pictures with one name and several endings, the one that differs in case alone is meant`() throws {
    let findings = try SmallSite.findings([
      "c/collection.yaml": SmallSite.collection, "c/front.jpg": "x", "c/front.png": "x", "c/front.svg": "x",
      "c/n.md": "---\ntitle: N\nphoto: front.JPG\n---\n",
    ])
    #expect(
      findings == [
        "content/c/n.md:3:8: warning: the picture is not there: content/c/front.JPG; did you mean 'front.jpg'? [image-missing]"
      ])
  }

  @Test func `a picture whose name is nearly right can be put right`() throws {
    let site = try SmallSite([
      "c/collection.yaml": SmallSite.collection, "c/front.svg": "x", "c/n.md": "---\ntitle: N\nphoto: FRONT.svg\n---\n",
      "c/m.md": "---\ntitle: M\nphoto: frnt.svg\n---\n",
    ])
    defer { site.remove() }
    let found = try site.diagnostics()
    #expect(found.map { "\($0.range.start.column)-\($0.range.end.column)" } == ["8-16", "8-17"])
    #expect(found.map { $0.fix?.isCertain } == [false, true])
    for (finding, name) in zip(found, ["m", "n"]) {
      let file = SourceFile(
        path: finding.file,
        text: "---\ntitle: \(name.uppercased())\nphoto: \(name == "n" ? "FRONT" : "frnt").svg\n---\n")
      let fixed = file.applying([try #require(finding.fix)]).bytes
      #expect(String(decoding: fixed, as: UTF8.self).contains("photo: front.svg\n"))
    }
  }
}
