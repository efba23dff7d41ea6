import Foundation
import Testing

/// Files that change while somebody edits them.
struct ConflictTests {
  private static let address = "/-/item/cars/2021-ford-puma"
  private static let path = "cars/2021-ford-puma.md"

  @Test func `what was typed is shown again where the file cannot be read by now`() throws {
    let site = try TestSite()
    let form = try site.get(Self.address).filled(["f.make": "Opel", "notes": "Typed."])
    try site.write("---\nmake: [Ford\n---\n", to: Self.path)
    let before = site.files
    let answer = try site.post(Self.address, form)
    #expect(answer.status == 409 && site.files == before)
    #expect(answer.html.contains("content/cars/2021-ford-puma.md:"))
    let again = Dictionary(answer.filled()) { $1 }
    #expect(again["f.make"] == "Opel" && again["notes"] == "Typed.")
  }

  /// A site whose file was changed after its form was made, and the answer to that form.
  private func conflict(_ old: String, _ new: String) throws -> (TestSite, TestAnswer) {
    let site = try TestSite()
    let form = try site.get(Self.address)
    let text = try #require(site.text(Self.path))
    try site.write(text.replacing(old, with: new), to: Self.path)
    return (site, try site.post(Self.address, form.filled(["f.model": "Fiesta", "f.make": "Opel"])))
  }

  @Test func `a file that changed meanwhile is not overwritten`() throws {
    let (site, answer) = try conflict("Puma", "Focus")
    #expect(answer.status == 409)
    #expect(site.text(Self.path)?.contains("model: Focus") == true)
  }

  @Test func `what a person picks is written, and what others changed stays`() throws {
    let (site, answer) = try conflict("2021\n", "2022\n")
    let saved = try site.post(Self.address, answer.filled(["pick.make": "file"]))
    #expect(saved.status == 303)
    let text = try #require(site.text(Self.path))
    #expect(text.contains("make: 'Ford'   # the blue one\nmodel: Fiesta\nyear: 2022"))
  }

  @Test func `a second conflict is shown like the first`() throws {
    let (site, answer) = try conflict("Puma", "Focus")
    let text = try #require(site.text(Self.path))
    try site.write(text.replacing("Focus", with: "Mondeo"), to: Self.path)
    let second = try site.post(Self.address, answer.filled())
    #expect(second.status == 409 && second.html.contains("Mondeo") && second.html.contains("Fiesta"))
  }

  @Test(arguments: ["mine", "file"])
  func `of two versions of the notes the one that a person picks stays`(pick: String) throws {
    let site = try TestSite()
    let form = try site.get(Self.address)
    let text = try #require(site.text(Self.path))
    try site.write(text + "\nTheirs.\n", to: Self.path)
    let answer = try site.post(Self.address, form.filled(["f.make": "Opel", "notes": "Mine."]))
    #expect(answer.status == 409)
    let saved = try site.post(Self.address, answer.filled(["pick-notes": pick]))
    #expect(saved.status == 303)
    let result = try #require(site.text(Self.path))
    #expect(result.contains("one.\n\nTheirs.\n") == (pick == "file"))
    #expect(result.contains("Mine.") == (pick == "mine"))
    #expect(result.contains("make: 'Opel'"))
  }

  @Test func `notes that only others changed stay`() throws {
    let site = try TestSite()
    let form = try site.get(Self.address)
    try site.write(try #require(site.text(Self.path)) + "\nTheirs.\n", to: Self.path)
    let answer = try site.post(Self.address, form.filled(["f.make": "Opel"]))
    #expect(try site.post(Self.address, answer.filled()).status == 303)
    #expect(site.text(Self.path)?.hasSuffix("one.\n\nTheirs.\n") == true)
  }

  @Test func `the form of a file that is gone makes the item anew, with all that the file held`() throws {
    let site = try TestSite()
    let more = "draft: yes\ndeleted: 2024-05-06 07:08:09+05:00  # sold\naliases: [puma]\nunknown: [ 1,2 ]\n---\n\n"
    let text = try #require(site.text(Self.path)).replacing("---\n\n", with: more)
    try site.write(text, to: Self.path)
    let form = try site.get(Self.address)
    try FileManager.default.removeItem(atPath: "\(site.root)/content/\(Self.path)")
    let answer = try site.post(Self.address, form.filled(["f.model": "Fiesta"]))
    #expect(answer.status == 409)
    let before = site.files
    let again = try site.post("/-/new/cars", answer.filled(["f.year": "soon"]))
    #expect(again.status == 422 && site.files == before)
    let saved = try site.post("/-/new/cars", again.filled(["f.year": "2021", "then": "save"]))
    #expect(saved.status == 303)
    #expect(site.text(Self.path) == text.replacing("Puma", with: "Fiesta"))
  }

  @Test func `an item is made anew beside another that has its address by now`() throws {
    let site = try TestSite()
    let form = try site.get(Self.address)
    let text = try #require(site.text(Self.path))
    try FileManager.default.removeItem(atPath: "\(site.root)/content/\(Self.path)")
    let answer = try site.post(Self.address, form.filled(["f.model": "Fiesta"]))
    try site.write(text, to: Self.path)
    #expect(try site.post("/-/new/cars", answer.filled()).location == "/cars/2021-ford-puma-2.html")
    #expect(site.text(Self.path) == text)
    #expect(site.text("cars/2021-ford-puma-2.md") == text.replacing("Puma", with: "Fiesta"))
  }

  @Test func `the form of an item that was renamed asks which version to keep`() throws {
    let site = try TestSite()
    let form = try site.get(Self.address)
    let text = try #require(site.text(Self.path))
    try FileManager.default.removeItem(atPath: "\(site.root)/content/\(Self.path)")
    let renamed = text.replacing("Puma", with: "Focus").replacing("---\n\n", with: "aliases: [2021-ford-puma]\n---\n\n")
    try site.write(renamed, to: "cars/2021-ford-focus.md")
    let before = site.files
    let answer = try site.post(Self.address, form.filled(["f.make": "Opel"]))
    #expect(answer.status == 409 && site.files == before)
    #expect(try site.post("/-/item/cars/2021-ford-focus", answer.filled()).status == 303)
    #expect(site.files.count == before.count)
    #expect(site.text("cars/2021-ford-focus.md")?.contains("make: 'Opel'") == true)
  }

  @Test func `a row in conflict asks about its own fields alone`() throws {
    let site = try TestSite()
    let row = try site.get("/-/table/cars?row=2021-ford-puma")
    let text = try #require(site.text(Self.path))
    try site.write(text.replacing("11.25", with: "12"), to: Self.path)
    let answer = try site.post("/-/row/cars/2021-ford-puma", row.filled(["f.make": "Opel"], form: "row-form"))
    #expect(answer.status == 409)
    let fields = Dictionary(answer.filled()) { _, last in last }
    #expect(fields["pick.make"] == "mine" && fields["pick.fuel"] == "file" && fields["pick.model"] == nil)
    #expect(fields["pick-notes"] == nil)
    #expect(try site.post(Self.address, answer.filled()).status == 303)
    #expect(site.text(Self.path) == text.replacing("11.25", with: "12").replacing("'Ford'", with: "'Opel'"))
  }
}
