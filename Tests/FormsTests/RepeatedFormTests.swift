import Foundation
import Testing

/// Forms that are sent more than once.
struct RepeatedFormTests {
  private static let address = "/-/new/things"

  private func saved(_ form: TestAnswer, on site: TestSite) throws -> String {
    let id = try #require(Dictionary(form.filled()) { $1 }["form-id"])
    return try site.get("/-/saved/\(id)").html
  }

  @Test func `the form of a new item makes one item, however often it is sent`() throws {
    let site = try TestSite()
    let form = try site.get(Self.address)
    #expect(try saved(form, on: site) == "false")
    for _ in 0..<2 {
      let answer = try site.post(Self.address, form.filled(["f.title": "One"]))
      #expect(answer.location == "/things/one.html")
    }
    #expect(try saved(form, on: site) == "true")
    #expect(site.files.keys.filter { $0.hasPrefix("things/one") } == ["things/one.md"])
    // Another form makes another item.
    #expect(
      try site.post(Self.address, site.get(Self.address).filled(["f.title": "One"])).location == "/things/one-2.html")
  }

  @Test func `what else is typed into a form that made an item is kept for that item`() throws {
    let site = try TestSite()
    let form = try site.get(Self.address)
    _ = try site.post(Self.address, form.filled(["f.title": "One", "f.vin": "1M8GDM9AXKP042788"]))
    let before = site.files
    let answer = try site.post(Self.address, form.filled(["f.title": "Two", "notes": "More."]))
    #expect(answer.status == 409 && site.files == before)
    #expect(answer.html.contains("this form has made the item &#39;one&#39; already; Save changes that item"))
    #expect(answer.html.contains(#"action="/-/item/things/one""#))
    #expect(try site.post("/-/item/things/one", answer.filled()).location == "/things/one.html")
    let text = try #require(site.text("things/one.md"))
    #expect(text.contains("title: Two\n") && text.contains("More."))
  }

  @Test func `a form whose item was undone makes it again`() throws {
    let site = try TestSite()
    let form = try site.get(Self.address).filled(["f.title": "One"])
    _ = try site.post(Self.address, form)
    try site.undoLast()
    #expect(site.text("things/one.md") == nil)
    #expect(try site.post(Self.address, form).location == "/things/one.html")
    #expect(site.text("things/one.md") != nil)
  }

  @Test func `a form of an item that is sent twice is no conflict`() throws {
    let site = try TestSite()
    let address = "/-/item/cars/2021-ford-puma"
    let form = try site.get(address)
    for _ in 0..<2 { #expect(try site.post(address, form.filled(["f.make": "Opel"])).status == 303) }
    #expect(try site.post(address, form.filled(["f.make": "Fiat"])).status == 409)
  }

  @Test(arguments: ["/-/item/cars/2021-ford-puma", "/-/new/cars"])
  func `what was typed into a form of a server that was stopped is shown in a form of this one`(address: String) throws
  {
    let site = try TestSite()
    let before = site.files
    let form = try site.get(address).filled(["f.make": "Opel", "f.model": "Two", "notes": "Typed."])
    let answer = try #require(try site.recover(address, form))
    #expect(answer.status == 403 && site.files == before)
    #expect(answer.html.contains("this form is of a server that was stopped; look at it and send it again"))
    let again = Dictionary(answer.filled()) { $1 }
    #expect(again["f.make"] == "Opel" && again["f.model"] == "Two" && again["notes"] == "Typed.")
    #expect(try site.post(address, answer.filled()).status == 303)
    #expect(site.files.values.contains { String(decoding: $0, as: UTF8.self).contains("Typed.") })
  }

  @Test func `what was typed into a row of a server that was stopped is in the row again`() throws {
    let site = try TestSite()
    let before = site.files
    let page = try site.get("/-/table/cars?row=2021-ford-puma")
    let answer = try #require(
      try site.recover("/-/row/cars/2021-ford-puma", page.filled(["f.make": "Opel"], form: "row-form")))
    #expect(answer.status == 403 && site.files == before)
    #expect(answer.html.contains("this form is of a server that was stopped; look at it and send it again"))
    let again = answer.filled(form: "row-form")
    #expect(Dictionary(again) { $1 }["f.make"] == "Opel" && Dictionary(again) { $1 }["was.make"] == "Ford")
    #expect(try site.post("/-/row/cars/2021-ford-puma", again).status == 303)
    #expect(site.text("cars/2021-ford-puma.md")?.contains("make: 'Opel'") == true)
  }

  @Test(arguments: ["/-/delete/cars", "/-/restore/cars"])
  func `what was selected in a table of a server that was stopped is selected again`(address: String) throws {
    let site = try TestSite()
    let before = site.files
    let fields = [
      ("item", "2021-ford-puma"), ("item", "2020-unknown"), ("because", "sold & gone"), ("back", "table - 0"),
    ]
    let answer = try #require(try site.recover(address, fields))
    #expect(answer.status == 403 && site.files == before)
    #expect(answer.html.contains("this form is of a server that was stopped; look at it and send it again"))
    let again = answer.filled(form: "table")
    #expect(Set(again.filter { $0.0 == "item" }.map(\.1)) == ["2021-ford-puma", "2020-unknown"])
    #expect(again.contains { $0 == ("because", "sold & gone") })
  }

  @Test func `nothing else of a server that was stopped is taken`() throws {
    let site = try TestSite()
    for address in ["/-/delete/none", "/-/undo", "/-/row/cars/2021-ford-puma", "/-/new/none", "/-/preview/cars"] {
      #expect(try site.recover(address, [("only", "2021-ford-puma")]) == nil)
    }
  }

  @Test func `a form is not saved while it is refused`() throws {
    let site = try TestSite()
    let address = "/-/item/cars/2021-ford-puma"
    let form = try site.get(address)
    let answer = try site.post(address, form.filled(["f.fuel": "much"]))
    #expect(answer.status == 422)
    #expect(try saved(form, on: site) == "false")
    #expect(Dictionary(answer.filled()) { $1 }["form-id"] == Dictionary(form.filled()) { $1 }["form-id"])
    #expect(answer.html.contains(#"data-answer="yes""#) && !form.html.contains("data-answer"))
  }
}
