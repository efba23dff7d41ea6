import Foundation
import Testing
import Workbench

/// Pictures that are sent with forms.
struct PictureTests {
  private static let svg = Array(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>"#.utf8)
  private static let puma = "/-/item/cars/2021-ford-puma"

  private func upload(_ bytes: [UInt8], name: String = "../../x.exe") -> UploadedFile {
    UploadedFile(field: "file.photo", name: name, bytes: bytes)
  }

  @Test func `a picture is stored beside the item, under the item's name`() throws {
    let site = try TestSite()
    let answer = try site.post(Self.puma, site.get(Self.puma).filled(), files: [upload(Self.svg)])
    #expect(answer.status == 303)
    #expect(site.files["cars/2021-ford-puma.svg"] == Data(Self.svg))
    #expect(site.text("cars/2021-ford-puma.md")?.contains("photo: 2021-ford-puma.svg\n") == true)
    #expect(try site.get("/-/picture/cars/2021-ford-puma/photo").status == 200)
  }

  @Test func `another picture gets another name, and the old one stays`() throws {
    let site = try TestSite()
    _ = try site.post(Self.puma, site.get(Self.puma).filled(), files: [upload(Self.svg)])
    let other = Self.svg + Array("\n".utf8)
    _ = try site.post(Self.puma, site.get(Self.puma).filled(), files: [upload(other)])
    #expect(site.text("cars/2021-ford-puma.md")?.contains("photo: 2021-ford-puma-2.svg\n") == true)
    #expect(site.files["cars/2021-ford-puma.svg"] == Data(Self.svg))
    _ = try site.post(Self.puma, site.get(Self.puma).filled(["default.photo": "yes"]))
    #expect(site.text("cars/2021-ford-puma.md")?.contains("photo:\n") == true)
  }

  @Test func `a picture gets no name that differs from another in case alone`() throws {
    let site = try TestSite()
    try site.write("other", to: "cars/2021-FORD-Puma.SVG")
    _ = try site.post(Self.puma, site.get(Self.puma).filled(), files: [upload(Self.svg)])
    #expect(site.text("cars/2021-ford-puma.md")?.contains("photo: 2021-ford-puma-2.svg\n") == true)
    #expect(site.files["cars/2021-ford-puma.svg"] == nil)
  }

  @Test func `a new item and its picture come together`() throws {
    let site = try TestSite()
    let form = try site.get("/-/new/cars").filled(["f.make": "Fiat", "f.model": "500"])
    #expect(try site.post("/-/new/cars", form, files: [upload(Self.svg)]).status == 303)
    #expect(site.text("cars/2026-fiat-500.md")?.contains("photo: 2026-fiat-500.svg\n") == true)
    #expect(site.files["cars/2026-fiat-500.svg"] != nil)
  }

  @Test func `a picture is there still after an error elsewhere`() throws {
    let site = try TestSite()
    let form = try site.get(Self.puma).filled(["f.fuel": "much"])
    let refused = try site.post(Self.puma, form, files: [upload(Self.svg)])
    #expect(refused.status == 422 && site.files["cars/2021-ford-puma.svg"] == nil)
    let id = try #require(refused.filled().first { $0.0 == "upload.photo" }?.1)
    #expect(try site.get("/-/upload/\(id)").status == 200)
    #expect(try site.post(Self.puma, refused.filled(["f.fuel": "12"])).status == 303)
    #expect(site.files["cars/2021-ford-puma.svg"] == Data(Self.svg))
  }

  @Test func `a picture that was not kept is said at its field, and nothing is saved without it`() throws {
    let site = try TestSite()
    let before = site.files
    let form = try site.get(Self.puma).filled(["f.make": "Opel", "upload.photo": "lost"])
    let message = "photo: a picture was not kept; choose it again"
    let recovered = try #require(try site.recover(Self.puma, form))
    #expect(recovered.html.contains(message) && recovered.filled().contains { $0 == ("f.make", "Opel") })
    let answer = try site.post(Self.puma, form)
    #expect(answer.status == 422 && answer.html.contains(message) && site.files == before)
    // Nor beside a version of somebody else.
    try site.write("---\nmake: Ford\nmodel: Theirs\nyear: 2021\n---\n", to: "cars/2021-ford-puma.md")
    #expect(try site.post(Self.puma, form).html.contains(message))
    #expect(try site.post(Self.puma, form, files: [upload(Self.svg)]).status == 409)
  }

  @Test func `a picture that ends too early is refused`() throws {
    let site = try TestSite()
    let before = site.files
    // The header of 8 × 8 pixels, and nothing else.
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 8, 0, 0, 0, 8, 8, 2,
      0, 0, 0, 0x4B, 0x6D, 0x29, 0xDC,
    ]
    let answer = try site.post(Self.puma, site.get(Self.puma).filled(), files: [upload(head)])
    #expect(answer.status == 422 && site.files == before)
    #expect(answer.html.contains("photo: the PNG picture is damaged"))
  }

  @Test func `what is no picture is refused, whatever it is called`() throws {
    let site = try TestSite()
    let before = site.files
    let answer = try site.post(
      Self.puma, site.get(Self.puma).filled(), files: [upload(Array("MZ".utf8), name: "a.jpg")])
    #expect(answer.status == 422)
    #expect(answer.html.contains("photo: the file is not a picture; pictures are JPEG, PNG, WebP, GIF or SVG"))
    #expect(site.files == before)
  }

  @Test(arguments: [("\u{D6}l", "O\u{308}l"), ("O\u{308}l", "\u{D6}l")])
  func `a picture is sent however its name is composed`(written: String, stored: String) throws {
    let site = try TestSite()
    try site.write("---\nmodel: A\nyear: 2020\nphoto: \(written).svg\n---\n", to: "cars/b.md")
    try site.write(String(decoding: Self.svg, as: UTF8.self), to: "cars/\(stored).svg")
    #expect(try site.get("/-/picture/cars/b/photo").status == 200)
  }

  @Test func `only pictures of items are sent, and what could run is taken out of them`() throws {
    let site = try TestSite()
    try site.write("---\nmodel: A\nyear: 2020\nphoto: ../../secret.svg\n---\n", to: "cars/b.md")
    try site.write("---\nmodel: A\nyear: 2020\nphoto: 2021-ford-puma.md\n---\n", to: "cars/c.md")
    try site.write("---\nmodel: A\nyear: 2020\nphoto: run.svg\n---\n", to: "cars/d.md")
    try site.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="run()"><script>run()</script></svg>"#,
      to: "cars/run.svg")
    #expect(try site.get("/-/picture/cars/b/photo").status == 404)
    #expect(try site.get("/-/picture/cars/c/photo").status == 404)
    #expect(try !site.get("/-/picture/cars/d/photo").html.contains("run()"))
  }
}
