import Foundation
import Testing

/// Compares whole pages with the files in `Cases/Pages`; with VITRINE_RECORD=1 they are written anew.
struct GoldenPageTests {
  private func check(_ html: String, _ name: String, file: String = #filePath) throws {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "Cases/Pages/\(name).html")
    // What a file was when its form was made is another thing on each page, and so is what the form is known by.
    let page = html.replacing(/[0-9]+-[0-9a-f]{12,16}/, with: "FINGERPRINT")
      .replacing(/name="form-id" value="[^"]+"/, with: #"name="form-id" value="ID""#)
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
      try page.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try page == String(contentsOf: url, encoding: .utf8))
  }

  @Test func `the form of an item has its values, in the groups of its page`() throws {
    try check(TestSite().get("/-/item/cars/2021-ford-puma").html, "item")
  }

  @Test func `every type of field has its control`() throws {
    try check(TestSite().get("/-/item/things/lamp").html, "types")
  }

  @Test func `the form of a new item has what the clock gives`() throws {
    try check(TestSite().get("/-/new/cars").html, "new")
  }

  @Test func `the table has a row for each item, and the reason where one cannot be deleted`() throws {
    try check(TestSite().get("/-/table/cars").html, "table")
  }

  @Test func `a row of the table can be edited in it`() throws {
    try check(TestSite().get("/-/table/cars?row=2021-ford-puma").html, "row")
  }

  @Test func `a conflict shows both versions of what differs`() throws {
    let site = try TestSite()
    let form = try site.get("/-/item/cars/2021-ford-puma")
    try site.write("---\nmake: Opel\nmodel: Puma\nyear: 2021\n---\n\nAnother.\n", to: "cars/2021-ford-puma.md")
    let answer = try site.post("/-/item/cars/2021-ford-puma", form.filled(["f.model": "Fiesta"]))
    #expect(answer.status == 409)
    try check(answer.html, "conflict")
  }

  @Test func `errors stand at their fields, and above the form`() throws {
    let site = try TestSite()
    let form = try site.get("/-/item/things/lamp")
    let answer = try site.post(
      "/-/item/things/lamp",
      form.filled([
        "f.title": "", "f.price": "12,345.678,9", "f.link": "example.org", "f.isbn": "0140187392", "f.vin": "1",
      ]))
    #expect(answer.status == 422)
    try check(answer.html, "errors")
  }
}
