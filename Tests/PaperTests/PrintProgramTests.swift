import Foundation
import TestSupport
import Testing

/// `vitrine print`, as people call it.
struct PrintProgramTests {
  private static let site = [
    "content/things/collection.yaml": "fields: { title: text, price: money }\n",
    "content/things/a.md": "---\ntitle: A lamp\nprice: 12\n---\n",
    "content/things/b.md": "---\ntitle: A clock\nprice: 7.50\n---\n",
  ]

  @Test func writesAPDFAndSaysWhatItWrote() throws {
    let scene = try PrintScene(Self.site)
    defer { scene.remove() }
    let result = try scene.call(["print", "things"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output == "things.pdf: 2 items, 3 pages\n")
    #expect(scene.bytes(of: "things.pdf")?.starts(with: Data("%PDF-1.".utf8)) == true)
  }

  @Test func aCodeThatIsTooFineIsAWarning() throws {
    var files = Self.site
    files["content/site.yaml"] = "url: https://example.org/collection/\n"
    files["content/things/\(String(repeating: "東", count: 40)).md"] = "---\ntitle: Long\n---\n"
    let scene = try PrintScene(files)
    defer { scene.remove() }
    let large = try scene.call(["print", "things", "--kind", "labels", "--labels", "L7160"])
    #expect(large.status == 0 && !large.errors.contains("[code-size]"))
    let small = try scene.call(["print", "things", "--kind", "labels", "--labels", "L4732"])
    #expect(small.status == 0)
    #expect(
      small.errors.contains(
        "東.md:1:1: warning: the cells of this item's QR code have sides of 0."), "\(small.errors)")
    #expect(
      small.errors.contains(
        "many readers need 0.25 mm: print on larger labels, or give the item a shorter address [code-size]"))
  }

  @Test func aLabelBeginsWithAnEmoji() throws {
    var files = Self.site
    files["content/things/0.md"] = "---\ntitle: 🎩 hat\n---\n"
    let scene = try PrintScene(files)
    defer { scene.remove() }
    let result = try scene.call(["print", "things", "--kind", "labels", "--labels", "L7160"])
    #expect(result.status == 0 && result.output.hasPrefix("things-labels.pdf: 3 items, 1 page;"), "\(result.errors)")
  }

  @Test func addressesOfLinksInNotesAreASCII() throws {
    var files = Self.site
    files["content/things/a.md"] = "---\ntitle: A lamp\n---\n[shop](https://example.org/?q=ä)\n"
    let scene = try PrintScene(files)
    defer { scene.remove() }
    #expect(try scene.call(["print", "things", "--kind", "cards", "--output", "a.pdf"]).status == 0)
    let pdf = String(decoding: try #require(scene.bytes(of: "a.pdf")), as: UTF8.self)
    #expect(pdf.contains("/URI (https://example.org/?q=%C3%A4)"))
  }

  @Test func refusesWrongUsage() throws {
    let scene = try PrintScene(Self.site)
    defer { scene.remove() }
    for (words, status) in [
      (["print"], 64), (["print", "things", "--kind", "poster"], 64), (["print", "things", "--skip", "3"], 64),
      (["print", "things", "--kind", "labels", "--labels", "L1"], 64),
      (["print", "things", "--kind", "labels", "--landscape"], 64),
      (["print", "things", "--kind", "labels", "--labels", "L7160", "--paper", "letter"], 64),
      (["print", "things", "--kind", "labels", "--paper", "a5"], 64), (["print", "things", "--sort", "Sise"], 64),
      (["print", "things", "--kind", "labels", "--skip", "21", "--paper", "a4"], 64), (["print", "thongs"], 66),
      (["print", "things", "--site", "none"], 66), (["print", "things", "--output", "content"], 73),
      (["print", "things", "--output", "none/out.pdf"], 73), (["print", "things", "--output", "/dev/null"], 73),
      (["print", "things", "--output", "-"], 64),
    ] {
      #expect(try scene.call(words).status == Int32(status), "\(words)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scene.folder.path) == ["content"])
  }

  @Test func keepsTheOldFileWhereTheContentHasErrors() throws {
    var files = Self.site
    files["things.pdf"] = "old"
    files["content/things/c.md"] = "---\ntitle: C\nprice: dear\n---\n"
    let scene = try PrintScene(files)
    defer { scene.remove() }
    let result = try scene.call(["print", "things"])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("content/things/c.md:3:8: error: price must be"))
    #expect(scene.bytes(of: "things.pdf") == Data("old".utf8))
  }

  @Test func namesAKeyOfTheSiteThatNoCollectionHas() throws {
    var files = Self.site
    files["content/site.yaml"] = "print: { columns: [name, pirce] }\n"
    let scene = try PrintScene(files)
    defer { scene.remove() }
    let result = try scene.call(["print", "things"])
    #expect(result.status == 0)
    #expect(
      result.errors
        == "content/site.yaml:1:26: warning: no collection has a field 'pirce'; did you mean 'price'? [unknown-field-name]\n"
    )
  }

  @Test func leavesOutDrawingsThatTheLibrariesCannotDraw() throws {
    // Letters that end the program, a line that takes minutes, letters that spoil the font for other drawings, and a line that is left out
    // where memory is limited.
    let drawings = [
      "a": "<text y='9' font-size='9e8'>b</text>", "b": "<text>\(String(repeating: "a", count: 60_000))</text>",
      "c": "<text y='9' font-size='1e6'>b</text>", "d": "<text y='9'>whole</text>",
      "e": "<text>\(String(repeating: "a", count: 1_300_000))</text>",
    ]
    var files = Self.site
    files["content/things/collection.yaml"] = "fields: { title: text, photo: image }\n"
    for (name, content) in drawings {
      files["content/things/\(name).svg"] =
        "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'>\(content)</svg>"
      files["content/things/\(name).md"] = "---\ntitle: Thing \(name)\nphoto: \(name).svg\n---\n"
    }
    let scene = try PrintScene(files)
    defer { scene.remove() }
    let result = try scene.call(["print", "things", "--photos", "small"])
    #expect(result.status == 0)
    let failed = "librsvg and cairo, which draw it on paper, cannot do that; save it with simpler shapes, or as PNG"
    let late = "drawing it on paper takes more than 5 s; save it with simpler shapes, or as PNG"
    let expected = [("a", failed), ("b", late), ("c", failed), ("e", failed)].map { name, reason in
      "content/things/\(name).svg:1:1: warning: this picture cannot be printed: \(reason) [picture-unreadable]\n"
    }
    #expect(result.errors == expected.joined())
    #expect(result.output == "things.pdf: 5 items, 3 pages\n")
  }

  @Test func saysWhatToInstallWhereTheProgramThatPrintsIsMissing() throws {
    let scene = try PrintScene(Self.site)
    defer { scene.remove() }
    let alone = scene.folder.appending(path: "vitrine")
    try FileManager.default.copyItem(at: Programs.folder.appending(path: "vitrine"), to: alone)
    let result = try scene.call(["print", "things"], program: alone)
    #expect(result.status == 69)
    #expect(result.errors.contains("vitrine-print, which writes PDF, is not installed"))
  }

  @Test func goesOnWithLabelsWhereTheLastPrintEnded() throws {
    let scene = try PrintScene(Self.site)
    defer { scene.remove() }
    let words = ["print", "things", "--kind", "labels", "--labels", "L7160", "--skip"]
    #expect(
      try scene.call(words + ["4"]).output
        == "things-labels.pdf: 2 items, 1 page; 6 labels of the last sheet are used, and --skip next goes on after them\n"
    )
    #expect(
      try scene.call(words + ["next"]).output
        == "things-labels.pdf: 2 items, 1 page; 8 labels of the last sheet are used, and --skip next goes on after them\n"
    )
    let offset = words + ["0", "--printer", "office"]
    #expect(try scene.call(offset).status == 64)
    #expect(try scene.call(offset + ["--offset", "1.5,-0.5"]).status == 0)
    let moved = scene.bytes(of: "things-labels.pdf")
    #expect(try scene.call(offset).status == 0)
    #expect(scene.bytes(of: "things-labels.pdf") == moved)
  }

  @Test func warnsWhereItCannotRememberWhereLabelsEnd() throws {
    let scene = try PrintScene(Self.site)
    defer { scene.remove() }
    let words = ["print", "things", "--kind", "labels", "--labels", "L7160", "--skip"]
    try scene.write("This is no folder.\n", to: ".local/state")
    let printed = try scene.call(words + ["4"])
    #expect(printed.status == 0)
    #expect(printed.output == "things-labels.pdf: 2 items, 1 page; 6 labels of the last sheet are used\n")
    #expect(
      printed.errors
        == "warning: where the labels end cannot be remembered, so that --skip next does not know of them\n")
    let next = try scene.call(words + ["next"])
    #expect(next.status == 74, "\(next.errors)")
    #expect(next.errors.contains(".local/state/vitrine"), "\(next.errors)")
  }
}
