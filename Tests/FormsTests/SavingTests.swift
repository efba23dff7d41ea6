import Foundation
import Testing
import Workbench

/// What forms do to files: nothing but what was asked for.
struct SavingTests {
  private static let puma = "/-/item/cars/2021-ford-puma"

  @Test func `saving a form in which nothing was changed writes nothing`() throws {
    let site = try TestSite()
    let before = site.files
    for address in [Self.puma, "/-/item/things/lamp", "/-/item/cars/2022-ford-ka", "/-/item/cars/2020-unknown"] {
      let answer = try site.post(address, site.get(address).filled())
      #expect(answer.status == 303)
    }
    #expect(site.files == before)
  }

  @Test(arguments: [Self.puma, "/-/item/things/lamp", "/-/item/cars/2020-unknown"])
  func `a page that is sent before it is complete changes nothing`(address: String) throws {
    let site = try TestSite()
    let before = site.files
    let whole = try site.get(address).filled()
    let start = try #require(whole.firstIndex { $0.0 == "base" })
    for end in (start + 1)..<whole.count {
      // What comes last may have come in part.
      for last in [whole[end].1, ""] where !whole[end].0.hasPrefix("was") {
        let answer = try site.post(address, Array(whole[..<end]) + [(whole[end].0, last)])
        #expect(answer.status == 303, "\(whole[end].0)")
        #expect(site.files == before, "\(whole[end].0)")
      }
    }
  }

  @Test func `what is wrong with an item is said when its form is opened, also of no field`() throws {
    let site = try TestSite()
    let path = "cars/2021-ford-puma.md"
    let text = try #require(site.text(path))
    try site.write(text.replacing("make: 'Ford'", with: "made: 'Ford'").replacing("2021\n", with: "much\n"), to: path)
    let html = try site.get(Self.puma).html
    #expect(html.contains(#"<div class="summary" id="summary">"#))
    #expect(html.contains("<li>unknown field &#39;made&#39;; did you mean &#39;make&#39;?</li>"))
    // What is wrong with a field is at the field alone.
    #expect(html.matches(of: /year must be/).count == 1)
    #expect(!html.contains("Not saved"))
  }

  @Test func `saving a placeholder without typing writes nothing`() throws {
    let site = try TestSite()
    let form = try site.get("/-/item/cars/2020-unknown")
    #expect(form.html.contains(#"placeholder="Unknown""#))
    _ = try site.post("/-/item/cars/2020-unknown", form.filled())
    #expect(site.text("cars/2020-unknown.md")?.contains("make:\n") == true)
  }

  @Test func `changing a value changes its line and no other`() throws {
    let site = try TestSite()
    let old = try #require(site.text("cars/2021-ford-puma.md"))
    let answer = try site.post(Self.puma, site.get(Self.puma).filled(["f.make": "Opel"]))
    #expect(answer.location == "/cars/2021-ford-puma.html")
    #expect(site.text("cars/2021-ford-puma.md") == old.replacing("'Ford'", with: "'Opel'"))
  }

  @Test(arguments: [
    ("f.price", "2,000.5", "price: 1234.50", "price: 2000.5"), ("f.stars", "2", "stars: 1.5", "stars: 2"),
    ("f.tags", "red; a\\; b; new", #"tags: [red, "a; b"]"#, #"tags: [red, "a; b", "new"]"#),
    ("f.insured", "no", "insured: yes", "insured: no"), ("f.state", "New", "state: Used", "state: New"),
    ("f.seen", "2014-07-05T10:30", "seen: 2014-03-05 08:30:00+00:00", "seen: 2014-07-05 10:30:00+02:00"),
    ("f.born", "1900", "born: -44", "born: 1900"), ("f.engine.power", "6", "power: 5", "power: 6"),
    ("f.isbn", "", "isbn: 0140187391", "isbn:"), ("f.bought", "2020-01-02", "2014-03-05\n", "2020-01-02\n"),
  ])
  func `each type is written as the file has it`(field: String, value: String, old: String, new: String) throws {
    let site = try TestSite()
    let text = try #require(site.text("things/lamp.md"))
    let address = "/-/item/things/lamp"
    #expect(try site.post(address, site.get(address).filled([field: value])).status == 303)
    #expect(site.text("things/lamp.md") == text.replacing(old, with: new, maxReplacements: 1))
  }

  @Test func `notes are written with the line breaks of the file`() throws {
    let site = try TestSite()
    let old = try #require(site.text("cars/2021-ford-puma.md"))
    _ = try site.post(Self.puma, site.get(Self.puma).filled(["notes": "Two\r\nlines\r\n"]))
    #expect(site.text("cars/2021-ford-puma.md") == old.replacing("The *first* one.", with: "Two\nlines"))
  }

  @Test func `a new item gets every key of the schema and an address of its own`() throws {
    let site = try TestSite()
    let answer = try site.post(
      "/-/new/cars", site.get("/-/new/cars").filled(["f.make": "Ford", "f.model": "Ka: \"S\""]))
    #expect(answer.location == "/cars/2026-ford-ka-s.html")
    #expect(
      site.text("cars/2026-ford-ka-s.md") == """
        ---
        make: Ford
        model: 'Ka: "S"'
        year: 2026
        fuel:
        registered: 2026-07-01T12:00
        checked-out:
        photo:
        ---

        """)
  }

  @Test func `save and add another leads to an empty form`() throws {
    let site = try TestSite()
    let form = try site.get("/-/new/things")
    let answer = try site.post("/-/new/things", form.filled(["f.title": "One", "then": "another"]))
    #expect(answer.location == "/-/new/things?back=item")
    #expect(site.text("things/one.md") != nil)
  }

  @Test func `a duplicate has everything but the address, the deletion and the aliases`() throws {
    let site = try TestSite()
    try site.write(
      "---\n# own\nmake: Ford\nmodel: Ka\nyear: 2022\naliases: [old]\nother: x\n---\n\nNotes.\n", to: "cars/a.md")
    let form = try site.get("/-/new/cars?like=a")
    let answer = try site.post("/-/new/cars", form.filled(["f.model": "Ka 2"]))
    #expect(answer.location == "/cars/2022-ford-ka-2.html")
    #expect(
      site.text("cars/2022-ford-ka-2.md")
        == "---\n# own\nmake: Ford\nmodel: Ka 2\nyear: 2022\nother: x\n---\n\nNotes.\n")
  }

  @Test(arguments: [false, true])
  func `a duplicate is of what the form showed, even if the item was changed since or is gone`(isGone: Bool) throws {
    let site = try TestSite()
    let text = "---\n# own\nmake: Ford\nmodel: Ka\nyear: 2022\naliases: [old]\ndraft: yes\n---\n\nNotes.\n"
    try site.write(text, to: "cars/a.md")
    let form = try site.get("/-/new/cars?like=a")
    if isGone {
      try FileManager.default.removeItem(atPath: "\(site.root)/content/cars/a.md")
    } else {
      try site.write("---\nmake: Opel\nmodel: Corsa\n---\n\nOthers.\n", to: "cars/a.md")
    }
    let refused = try site.post("/-/new/cars", form.filled(["f.year": "soon"]))
    #expect(refused.status == 422)
    let answer = try site.post("/-/new/cars", refused.filled(["f.year": "2022", "f.model": "Ka 2", "then": "save"]))
    #expect(answer.status == 303)
    #expect(
      site.text("cars/2022-ford-ka-2.md")
        == "---\n# own\nmake: Ford\nmodel: Ka 2\nyear: 2022\ndraft: yes\n---\n\nNotes.\n")
  }

  @Test func `a duplicate by a form that lacks the front matter is of the file that is there`() throws {
    let site = try TestSite()
    try site.write("---\nmake: Ford\nmodel: Ka\nyear: 2022\nother: x\ndraft: yes\n---\n\nNotes.\n", to: "cars/a.md")
    let form = try site.get("/-/new/cars?like=a").filled(["f.model": "Ka 2"]).filter { $0.0 != "was-front-matter" }
    #expect(try site.post("/-/new/cars", form).status == 303)
    #expect(
      site.text("cars/2022-ford-ka-2.md")
        == "---\nmake: Ford\nmodel: Ka 2\nyear: 2022\nother: x\ndraft: yes\n---\n\nNotes.\n")
  }

  @Test func `what was typed is there again after an error`() throws {
    let site = try TestSite()
    let before = site.files
    let form = try site.get(Self.puma)
    let answer = try site.post(Self.puma, form.filled(["f.make": "<b>", "f.fuel": "twelve", "notes": "</textarea>&"]))
    #expect(answer.status == 422)
    let again = Dictionary(answer.filled()) { _, last in last }
    #expect(again["f.make"] == "<b>" && again["f.fuel"] == "twelve" && again["notes"] == "</textarea>&")
    #expect(again["was.make"] == "Ford" && site.files == before)
    #expect(answer.html.contains("fuel must be a number in plain digits, such as 12.5"))
  }

  @Test func `a message has an example of a number as the site's language writes it`() throws {
    let site = try TestSite()
    try site.write("language: de\n", to: "site.yaml")
    let answer = try site.post(Self.puma, site.get(Self.puma).filled(["f.fuel": "twelve"]))
    #expect(answer.html.contains("fuel must be a number in plain digits, such as 12,5, of at most"))
    #expect(!answer.html.contains("12.5"))
  }

  @Test func `the lines that would change are shown without being written`() throws {
    let site = try TestSite()
    let before = site.files
    let answer = try site.post(Self.puma, site.get(Self.puma).filled(["f.year": "2020", "then": "changes"]))
    #expect(answer.html.contains("<del>-year: 2021\n</del><ins>+year: 2020\n</ins>"))
    #expect(site.files == before)
  }
}
