import Foundation
import Testing
import Workbench

/// Fields of several pictures in forms.
struct SeveralPicturesTests {
  private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#
  private static let address = "/-/item/shots/a"
  private static let path = "shots/a.md"
  private static let item = """
    ---
    title: A
    photos:
      - front.svg # plain
      - file: rear.svg
        alt: 'Rear' # c
      - { file: side.svg, alt: "", caption: "Side" }
    ---

    """

  private func site() throws -> TestSite {
    let site = try TestSite()
    try FileManager.default.createDirectory(atPath: "\(site.root)/content/shots", withIntermediateDirectories: false)
    try site.write("fields: { title: text, photos: images }\n", to: "shots/collection.yaml")
    try site.write(Self.item, to: Self.path)
    for name in ["front", "rear", "side"] { try site.write(Self.svg, to: "shots/\(name).svg") }
    return site
  }

  private func upload(_ text: String, name: String = "../x.exe") -> UploadedFile {
    UploadedFile(field: "file.photos", name: name, bytes: Array(text.utf8))
  }

  /// The fields of a form, of which the one of a name at a position is changed.
  private func fields(_ answer: TestAnswer, _ name: String, _ position: Int, _ value: String) -> [(String, String)] {
    var fields = answer.filled()
    let places = fields.indices.filter { fields[$0].0 == name }
    fields[places[position]].1 = value
    return fields
  }

  @Test func `a form that is saved as it is changes no file`() throws {
    let site = try site()
    let before = site.files
    #expect(try site.post(Self.address, site.get(Self.address).filled()).status == 303)
    #expect(site.files == before && site.lastChange == nil)
  }

  @Test func `a text changes its own bytes, and an ornament stays one until it has a text`() throws {
    let site = try site()
    let form = try site.get(Self.address)
    #expect(try site.post(Self.address, fields(form, "alt.photos", 1, "B & c")).status == 303)
    #expect(site.text(Self.path) == Self.item.replacing("'Rear'", with: "'B & c'"))
    let again = try site.get(Self.address)
    #expect(try site.post(Self.address, fields(again, "caption.photos", 2, "")).status == 303)
    let bare = Self.item.replacing("'Rear'", with: "'B & c'").replacing(", caption: \"Side\"", with: "")
    #expect(site.text(Self.path) == bare)
  }

  @Test func `the buttons move and remove pictures without saving`() throws {
    let site = try site()
    let before = site.files
    var answer = try site.get(Self.address)
    answer = try site.post(
      Self.address, fields(answer, "alt.photos", 0, "Typed") + [("then-pictures", "down 0 photos")])
    #expect(answer.filled().filter { $0.0 == "picture.photos" }.map(\.1) == ["rear.svg", "front.svg", "side.svg"])
    #expect(answer.filled().filter { $0.0 == "alt.photos" }.map(\.1) == ["Rear", "Typed", ""])
    answer = try site.post(Self.address, answer.filled(["then-pictures": "remove 2 photos"]))
    #expect(site.files == before)
    #expect(try site.post(Self.address, answer.filled()).status == 303)
    #expect(
      site.text(Self.path) == """
        ---
        title: A
        photos:
          - file: rear.svg
            alt: 'Rear' # c
          - file: front.svg # plain
            alt: Typed
        ---

        """)
    try site.undoLast()
    #expect(site.text(Self.path) == Self.item)
  }

  @Test func `sent pictures are there until they are saved, and are stored under safe names`() throws {
    let site = try site()
    let before = site.files
    var answer = try site.get(Self.address)
    answer = try site.post(
      Self.address, answer.filled(["then-pictures": "add 0 photos"]),
      files: [upload(Self.svg + "\n"), upload(Self.svg + "\n\n"), upload("MZ", name: "a.jpg")])
    #expect(answer.html.contains("photos: a.jpg: the file is not a picture"))
    #expect(site.files == before)
    let id = try #require(answer.filled().filter { $0.0 == "picture.photos" }.last?.1.dropFirst("upload:".count))
    #expect(try site.get("/-/upload/\(id)").status == 200)
    #expect(try site.post(Self.address, fields(answer, "caption.photos", 4, "New: one")).status == 303)
    let added = "  - a.svg\n  - { file: a-2.svg, caption: \"New: one\" }\n---\n"
    #expect(site.text(Self.path)?.contains("caption: \"Side\" }\n" + added) == true)
    #expect(site.files["shots/a.svg"] == Data((Self.svg + "\n").utf8) && site.files["shots/a-2.svg"] != nil)
  }

  @Test func `the texts of a picture that was not kept are there when it is chosen again`() throws {
    let site = try site()
    let before = site.files
    let added = try site.post(
      Self.address, site.get(Self.address).filled(["then-pictures": "add 0 photos"]), files: [upload(Self.svg + "\n")])
    var form = fields(added, "alt.photos", 3, "Typed")
    let place = try #require(form.lastIndex { $0.0 == "picture.photos" })
    form[place].1 = "upload:lost"
    let answer = try site.post(Self.address, form)
    #expect(answer.status == 422 && site.files == before)
    #expect(answer.html.contains("photos: a picture was not kept; choose it again"))
    #expect(!answer.html.contains("/-/upload/lost"))
    #expect(answer.filled().filter { $0.0 == "alt.photos" }.map(\.1).last == "Typed")
    #expect(try site.post(Self.address, answer.filled()).status == 422)
    #expect(try site.post(Self.address, answer.filled(), files: [upload(Self.svg + "\n")]).status == 303)
    #expect(site.text(Self.path)?.contains("  - { file: a.svg, alt: Typed }\n") == true)
    let removed = try site.post(Self.address, answer.filled(["then-pictures": "remove 3 photos"]))
    #expect(!removed.html.contains("was not kept"))
  }

  @Test func `a new item and its pictures come together`() throws {
    let site = try site()
    let form = try site.get("/-/new/shots").filled(["f.title": "New"])
    #expect(try site.post("/-/new/shots", form, files: [upload(Self.svg), upload(Self.svg + " ")]).status == 303)
    #expect(site.text("shots/new.md")?.contains("photos: [new.svg, new-2.svg]\n") == true)
  }

  @Test func `a script gets the field alone`() throws {
    let site = try site()
    let form = try site.get(Self.address).filled(["then-pictures": "up 1 photos"])
    let answer = try site.post(Self.address, form, isFromScript: true)
    #expect(answer.status == 200 && answer.html.hasPrefix("<fieldset class=\"field\" data-type=\"images\""))
  }

  @Test func `a conflict shows both versions, and the picked one is written`() throws {
    let site = try site()
    let form = try site.get(Self.address)
    try site.write(Self.item.replacing("'Rear'", with: "'Theirs'"), to: Self.path)
    let conflict = try site.post(Self.address, fields(form, "caption.photos", 0, "Mine"))
    #expect(conflict.status == 409)
    #expect(conflict.html.contains("front.svg – Mine") && conflict.html.contains("rear.svg – Theirs"))
    #expect(try site.post(Self.address, conflict.filled()).status == 303)
    let text = try #require(site.text(Self.path))
    #expect(text.contains("alt: 'Rear' # c") && text.contains("caption: Mine"))
  }

  @Test func `the changes are shown before they are saved, and only pictures of the field are sent`() throws {
    let site = try site()
    let form = try site.get(Self.address)
    let changes = try site.post(Self.address, fields(form, "alt.photos", 1, "B") + [("then", "changes")])
    #expect(changes.html.contains("-    alt: &#39;Rear&#39; # c") || changes.html.contains("-    alt: 'Rear' # c"))
    #expect(try site.get("/-/picture/shots/a/photos?file=rear.svg").status == 200)
    #expect(try site.get("/-/picture/shots/a/photos?file=a.md").status == 404)
  }
}
