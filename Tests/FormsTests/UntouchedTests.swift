import Foundation
import Testing

/// A value that nobody touched stays as its file has it, whatever the controls of a browser can show of it.
struct UntouchedTests {
  private static let address = "/-/item/odd/a"
  private static let path = "odd/a.md"

  /// A site with an item of one field and a number.
  private func site(_ field: String, _ value: String, notes: String = "Notes.") throws -> TestSite {
    let site = try TestSite()
    try FileManager.default.createDirectory(atPath: "\(site.root)/content/odd", withIntermediateDirectories: false)
    try site.write("fields:\n  title: text\n  number: number\n  value: \(field)\n", to: "odd/collection.yaml")
    try site.write("---\ntitle: A\nnumber: 1\nvalue: \(value)\n---\n\(notes)\n", to: Self.path)
    return site
  }

  /// Values that the controls of a browser change, or cannot show, by the fields that have them.
  private static let texts: [(field: String, texts: [String])] = [
    ("text", ["line one\r\nline two", "a\rb", "\n a \n", "a\u{85}b", "  ", "\ta"]),
    ("number", ["1\n2", " 1 "]), ("rating", ["4.75", " 2"]), ("flag", ["maybe\n", "On"]),
    ("date", ["05/03/2014", "2014-13-45", "2014-02-30", "-0044-03-15"]),
    ("datetime", ["2014-13-05T09:30", "2014-03-05T09:30:05.500", "2014-03-05T09:30:00.0001", "2014-03-05 25:30"]),
    ("datetime", ["2014-03-05T09:30Zulu", "2014-03-05T09:30:00", "2014-03-05T09:30:00+01:00"]),
    ("year", ["\n2014", "much"]), ("{ type: year, min: 1900 }", ["20\n14", " 2014"]),
    ("{ type: choice, options: [x, y] }", ["x\ny", "z"]), ("url", [" https://example.org/\n"]),
    ("isbn", ["0140\r187391"]), ("image", ["a\nb.png"]), ("{ type: link, to: cars }", ["a\nb"]), ("list", [" one"]),
  ]

  /// The same of several values, as YAML.
  private static let lists: [(String, String)] = [
    ("list", #"["a\nb", c]"#), ("list", #"[" lead", c]"#), ("list", #"["\t=x"]"#), ("list", #"["", "a; b", "c\\;"]"#),
    ("list", #"["a\Lb", "a\Nb"]"#), ("{ type: link, to: cars, many: yes }", #"["a\nb", " c"]"#),
    ("images", #"[{ file: "a\rb.png", alt: "one\r\ntwo\N", caption: " x\n" }]"#),
    ("images", #"[{ file: a.png, alt: " ", caption: "" }]"#),
  ]

  private static let values = texts.flatMap { field, texts in texts.map { (field, quoted($0)) } } + lists

  /// A text as YAML has it in quotes.
  private static func quoted(_ text: String) -> String {
    let escapes = ["\r": "\\r", "\n": "\\n", "\t": "\\t", "\u{85}": "\\N"]
    return "\"" + text.unicodeScalars.map { escapes[String($0)] ?? String($0) }.joined() + "\""
  }

  @Test(arguments: values)
  func `a form and a row that are saved as they are change nothing`(field: String, value: String) throws {
    let site = try site(field, value)
    let before = try #require(site.text(Self.path))
    #expect(try site.post(Self.address, site.get(Self.address).filled()).status == 303)
    #expect(site.text(Self.path) == before)
    let row = try site.get("/-/table/odd?row=a").filled(form: "row-form")
    #expect(try site.post("/-/row/odd/a", row).status == 303)
    #expect(site.text(Self.path) == before && site.lastChange == nil)
  }

  @Test(arguments: [
    ("2021-03-27T09:30", "2021-03-27T09:30+01:00"), ("2021-06-27T09:30", "2021-06-27T09:30+02:00"),
    // Of the two hours when clocks go back, the first one is that of the offset that was there.
    ("2021-10-31T02:30", "2021-10-31T02:30+01:00"),
    // Clocks in Berlin go from 2:00 to 3:00 then, and what is 2:30 by the clocks before is shown as 3:30.
    ("2021-03-28T02:30", "2021-03-28T02:30+01:00"),
  ])
  func `a moment with an offset gets that of the site's clocks`(entered: String, written: String) throws {
    let site = try site("datetime", "2014-03-05T09:30+01:00")
    try site.write("time-zone: Europe/Berlin\n", to: "site.yaml")
    #expect(try site.post(Self.address, site.get(Self.address).filled(["f.value": entered])).status == 303)
    #expect(site.text(Self.path)?.contains("value: \(written)\n") == true)
  }

  @Test(arguments: values)
  func `of two versions only what differs is asked for`(field: String, value: String) throws {
    let site = try site(field, value)
    let form = try site.get(Self.address)
    let text = try #require(site.text(Self.path)).replacing("title: A", with: "title: B")
    try site.write(text, to: Self.path)
    let conflict = try site.post(Self.address, form.filled(["f.number": "2"]))
    #expect(conflict.status == 409)
    let picks = conflict.filled().map(\.0).filter { $0.hasPrefix("pick") }
    #expect(picks == ["pick.title", "pick.number"])
  }

  @Test(arguments: [
    ("text", #""line one\r\nline two""#), ("list", #"["a\nb", " lead"]"#), ("text", #""a\Nb""#),
    ("datetime", "2014-03-05T09:30:05.500"), ("images", #"[{ file: a.png, alt: "one\r\ntwo" }]"#),
  ])
  func `another value is changed alone`(field: String, value: String) throws {
    let site = try site(field, value)
    let before = try #require(site.text(Self.path))
    #expect(try site.post(Self.address, site.get(Self.address).filled(["f.number": "7"])).status == 303)
    #expect(site.text(Self.path) == before.replacing("number: 1", with: "number: 7"))
  }

  @Test func `texts of a list stay as they are when another one comes`() throws {
    let site = try site("list", #"["a\nb", " lead", c]"#)
    let form = try site.get(Self.address)
    let line = try #require(Dictionary(form.filled()) { $1 }["f.value"])
    #expect(try site.post(Self.address, form.filled(["f.value": line + "; d"])).status == 303)
    #expect(site.text(Self.path)?.contains(#"value: ["a\nb", " lead", c, d]"#) == true)
  }

  @Test func `a text with line breaks has a control of several lines, and keeps what breaks them`() throws {
    let site = try site("text", #""one\r\ntwo""#)
    let form = try site.get(Self.address)
    #expect(form.html.contains(#"<textarea id="f-2""#))
    #expect(try site.post(Self.address, form.filled(["f.value": "one\r\ntwo\r\nthree"])).status == 303)
    #expect(site.text(Self.path)?.contains(#"value: "one\r\ntwo\r\nthree""#) == true)
  }

  @Test(arguments: ["One\u{85}two", "A\u{0}b", "a\rb\r\nc", "\n\n    code\n"])
  func `notes that no page can hold as they are stay`(notes: String) throws {
    let site = try site("text", "x", notes: notes)
    let before = try #require(site.text(Self.path))
    #expect(try site.post(Self.address, site.get(Self.address).filled(["f.number": "7"])).status == 303)
    #expect(site.text(Self.path) == before.replacing("number: 1", with: "number: 7"))
  }

  @Test func `lines of notes that nobody changed keep what no page can hold, and their line breaks`() throws {
    let site = try site("text", "x", notes: "\n One\u{85}two\nthree\r\n\u{1}four\n\u{1}five\rsix\r\n")
    let notes = try #require(Dictionary(site.get(Self.address).filled()) { $1 }["notes"])
    let changed = notes.replacing("\u{FFFD}four", with: "4\nfour")
    #expect(try site.post(Self.address, site.get(Self.address).filled(["notes": changed])).status == 303)
    let end = "---\n\n One\u{85}two\nthree\r\n4\nfour\n\u{1}five\rsix\r\n\n"
    #expect(site.text(Self.path)?.hasSuffix(end) == true)
  }

  @Test(arguments: [
    ("x\u{1}\r\nmid\nx\u{2}\ny", "top\nx\u{FFFD}\nmid\nx\u{FFFD}\ny", "top\nx\u{1}\r\nmid\nx\u{2}\ny"),
    ("x\u{1}\nmid\nx\u{2}\ny", "x\u{FFFD}\nx\u{FFFD}\ny", "x\u{1}\nx\u{2}\ny"),
    ("x\u{1}\na\nb", "a\nb\nx\u{FFFD}", "a\nb\nx\u{1}"),
    ("x\u{1}\nx\u{1}\na", "a\nx\u{FFFD}\nx\u{FFFD}", "a\nx\u{1}\nx\u{1}"),
  ])
  func `lines that look alike keep what tells them apart by their places`(
    notes: String, typed: String, result: String
  ) throws {
    let site = try site("text", "x", notes: notes)
    let form = try site.get(Self.address).filled(["notes": typed])
    #expect(try site.post(Self.address, form).status == 303)
    #expect(site.text(Self.path) == "---\ntitle: A\nnumber: 1\nvalue: x\n---\n\(result)\n")
  }

  @Test func `the white space before the first word of notes can be changed`() throws {
    let site = try site("text", "x", notes: "\n    code")
    #expect(try site.post(Self.address, site.get(Self.address).filled(["notes": "code"])).status == 303)
    #expect(site.text(Self.path)?.hasSuffix("---\n\ncode\n") == true)
  }

  @Test func `a form without its notes leaves them alone`() throws {
    let site = try site("text", "x")
    let form = try site.get(Self.address).filled(["f.number": "7"]).filter { $0.0 != "notes" }
    #expect(try site.post(Self.address, form).status == 303)
    #expect(site.text(Self.path)?.contains("number: 7\nvalue: x\n---\nNotes.\n") == true)
  }

  @Test func `what was typed into a field that is gone is shown before the rest is saved`() throws {
    let site = try site("text", "x")
    let form = try site.get(Self.address).filled(["f.number": "7", "f.value": "typed <b>"])
    try site.write("fields:\n  title: text\n  number: number\n", to: "odd/collection.yaml")
    let before = site.files
    let answer = try site.post(Self.address, form)
    #expect(answer.status == 409 && site.files == before)
    #expect(answer.html.contains("the collection no longer has the field &#39;value&#39;"))
    let again = Dictionary(answer.filled()) { $1 }
    #expect(again["removed.value"] == "typed <b>" && again["f.number"] == "7")
    let row = try site.post("/-/row/odd/a", form)
    #expect(row.status == 409 && row.html.contains("typed &lt;b&gt;") && site.files == before)
    #expect(try site.post(Self.address, answer.filled()).status == 303)
    #expect(site.text(Self.path)?.contains("number: 7") == true)
  }
}
