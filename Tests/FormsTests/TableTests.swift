import Forms
import Foundation
import Testing
import Workbench

/// What is done with items in the table of a collection, on their pages, and to all that are selected.
struct TableTests {
  @Test func `an item is deleted, restored, and both are undone`() throws {
    let site = try TestSite()
    let before = site.files
    #expect(try site.post("/-/delete/cars", [("only", "2021-ford-puma"), ("because", "sold")]).status == 303)
    #expect(site.text("cars/2021-ford-puma.md")?.contains("deleted: 2026-07-01\ndeleted-because: sold\n") == true)
    #expect(
      try site.post("/-/restore/cars", [("only", "2021-ford-puma"), ("back", "table newest 0")]).location
        == "/-/table/cars?sort=newest")
    #expect(site.files == before)
    #expect(
      try site.post("/-/undo", [("change", "2"), ("collection", "cars"), ("back", "list -")]).location
        == "/cars/index.html")
    #expect(site.text("cars/2021-ford-puma.md")?.contains("deleted: 2026-07-01") == true)
  }

  @Test func `several items are deleted together or not at all`() throws {
    let site = try TestSite()
    let before = site.files
    let answer = try site.post("/-/delete/cars", [("item", "2021-ford-puma"), ("item", "2022-ford-ka")])
    #expect(answer.status == 422)
    let message = "an item whose checked-out is set cannot be deleted (&#39;Ada &amp; Co&#39;); clear checked-out</"
    #expect(answer.html.contains(message))
    #expect(site.files == before)
    let selected = answer.filled(form: "table").filter { $0.0 == "item" }.map(\.1)
    #expect(selected == ["2021-ford-puma"])
    #expect(try site.post("/-/delete/cars", [("item", "2021-ford-puma"), ("item", "2020-unknown")]).status == 303)
    #expect(try site.post("/-/delete/cars", []).html.contains("Nothing is selected."))
  }

  @Test func `a row is saved by itself, and a script gets it alone`() throws {
    let site = try TestSite()
    let row = try site.get("/-/row/cars/2021-ford-puma?edit=yes&number=7&back=table%20-%200", isFromScript: true)
    let saved = try site.post(
      "/-/row/cars/2021-ford-puma", row.filled(["f.fuel": "12.5", "number": "7"], form: "row-form"), isFromScript: true)
    #expect(saved.status == 200)
    #expect(saved.html.hasPrefix(#"<tr id="r-7""#) && saved.html.contains("12.50"))
    #expect(site.text("cars/2021-ford-puma.md")?.contains("fuel: 12.5\n") == true)
  }

  @Test func `a value that is wrong keeps the controls of its row`() throws {
    let site = try TestSite()
    let page = try site.get("/-/table/cars?row=2021-ford-puma")
    let answer = try site.post("/-/row/cars/2021-ford-puma", page.filled(["f.fuel": "-1"], form: "row-form"))
    #expect(answer.status == 422)
    #expect(answer.html.contains("fuel must be 0 or more, not &#39;-1&#39;"))
  }

  @Test func `undo takes back the change that its form means, and no other one`() throws {
    let site = try TestSite()
    let address = "/-/item/cars/2021-ford-puma"
    for make in ["Opel", "Fiat", "Seat"] { _ = try site.post(address, site.get(address).filled(["f.make": make])) }
    func undo(_ change: String) throws -> (status: Int, html: String) {
      let answer = try site.post("/-/undo", [("change", change), ("collection", "cars"), ("item", "2021-ford-puma")])
      return (answer.status, answer.html)
    }
    func isMade(by make: String) -> Bool { site.text("cars/2021-ford-puma.md")?.contains("make: '\(make)'") == true }
    let bar = site.workbench.controls(
      for: .item(collection: "cars", stem: "2021-ford-puma"), token: "T", on: site
    ).main
    #expect(bar.contains(#"<input type="hidden" name="change" value="3">"#))
    #expect(try undo("3").status == 303 && isMade(by: "Fiat"))
    let again = try undo("3")
    #expect(again.status == 409 && again.html.contains("this change was undone already; nothing else was undone"))
    let early = try undo("1")
    #expect(early.status == 409)
    #expect(early.html.contains("another change was made after this one: edit cars/2021-ford-puma; undo that first"))
    #expect(isMade(by: "Fiat"))
    for wrong in ["", "x", "4"] { #expect(try undo(wrong).status >= 404) }
    #expect(isMade(by: "Fiat"))
    #expect(try undo("2").status == 303 && isMade(by: "Opel"))
  }

  @Test func `the first control that is wrong has the focus in a row`() throws {
    let site = try TestSite()
    let page = try site.get("/-/table/cars?row=2021-ford-puma")
    let focused = /name="f\.(\w+)"[^>]* autofocus/
    #expect(page.html.firstMatch(of: focused)?.1 == "year")
    let answer = try site.post("/-/row/cars/2021-ford-puma", page.filled(["f.fuel": "-1"], form: "row-form"))
    #expect(answer.html.firstMatch(of: focused)?.1 == "fuel")
  }

  @Test func `a row that a script saved names the change for undo`() throws {
    let site = try TestSite()
    let row = try site.get("/-/row/cars/2021-ford-puma?edit=yes&number=7&back=table%20-%200", isFromScript: true)
    #expect(!row.html.contains("data-change"))
    let saved = try site.post(
      "/-/row/cars/2021-ford-puma", row.filled(["f.fuel": "12.5", "number": "7"], form: "row-form"), isFromScript: true)
    #expect(saved.html.contains(#"data-change="1" data-change-title="edit cars/2021-ford-puma""#))
  }

  @Test func `controls stand on lists and items, and none where nothing may be changed`() throws {
    let site = try TestSite()
    let list = site.workbench.controls(for: .list(collection: "cars", sort: 1), token: "T", on: site).main
    #expect(list.contains(#"<a class="button" href="/-/table/cars?sort=newest">Edit</a>"#))
    #expect(list.contains(#"<a class="button add" href="/-/new/cars">Add</a>"#))
    #expect(list.contains(#"class="undo" method="post" action="/-/undo" hidden>"#))
    let item = site.workbench.controls(for: .item(collection: "cars", stem: "2021-ford-puma"), token: "T", on: site)
    #expect(item.main.contains(">Delete</button>") && item.main.contains(#"href="/-/item/cars/2021-ford-puma">Edit"#))
    let kept = site.workbench.controls(for: .item(collection: "cars", stem: "2022-ford-ka"), token: "T", on: site)
    #expect(kept.main.contains("Cannot be deleted") && !kept.main.contains(">Delete</button>"))
    let gone = site.workbench.controls(for: .item(collection: "cars", stem: "2020-unknown"), token: "T", on: site)
    #expect(gone.main.contains(">Restore</button>"))
    let readOnly = try TestSite(isReadOnly: true)
    #expect(readOnly.workbench.controls(for: .list(collection: "cars", sort: 0), token: "T", on: readOnly).main.isEmpty)
    #expect(try readOnly.post("/-/delete/cars", [("only", "2021-ford-puma")]).status == 404)
  }
}
