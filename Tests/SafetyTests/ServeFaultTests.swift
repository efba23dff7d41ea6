import Foundation
import Glibc
import TestSupport
import Testing

/// Lets a server find that nothing can be written any more, on a full disk or in a folder that became read-only.
struct ServeFaultTests {
  @Test(arguments: [
    ("create", EROFS, "Read-only file system"), ("create", EACCES, "Permission denied"),
    ("write", ENOSPC, "No space left on device"), ("fsync", EIO, "Input/output error"),
  ])
  func `what cannot be written is said on the form, which keeps what was typed`(
    call: String, code: Int32, message: String
  ) throws {
    let site = try ServedTools(failing: call, code)
    defer { site.stop() }
    let before = site.files
    // A new item, another title in the form, and in the row.
    for (address, id) in [
      ("/-/item/tools/saw", "form"), ("/-/new/tools", "form"), ("/-/row/tools/saw?edit", "row-form"),
    ] {
      let page = try site.get(address)
      try #require(page.status == 200, "\(address): \(page.body)")
      var fields = PageForm(page.body, id: id).fields
      for index in fields.indices where fields[index].0 == "f.title" { fields[index].1 = "Typed & kept" }
      let answer = try site.post(String(address.prefix { $0 != "?" }), fields)
      #expect([409, 422].contains(answer.status), "\(address)")
      #expect(answer.body.contains(message), "\(address): \(answer.body)")
      #expect(answer.body.contains(#"value="Typed &amp; kept""#), "\(address)")
    }
    let token = try #require(PageForm(site.get("/-/item/tools/saw").body, id: "form").fields.first { $0.0 == "token" })
    let deletion = try site.post("/-/delete/tools", [token, ("only", "saw")])
    #expect(deletion.body.contains(message), "\(deletion.status): \(deletion.body)")
    #expect(site.files == before)
    #expect(try site.get("/tools/saw.html").status == 200)
  }

  @Test func `a form does not wait long for another command, and pages do not wait at all`() throws {
    let site = try ServedTools()
    defer { site.stop() }
    var fields = PageForm(try site.get("/-/item/tools/saw").body, id: "form").fields
    for index in fields.indices where fields[index].0 == "f.title" { fields[index].1 = "Typed & kept" }
    #expect(try site.post("/-/item/tools/saw", fields).status == 303)
    for index in fields.indices where fields[index].0 == "f.title" { fields[index].1 = "Typed again" }
    let before = site.files
    try site.locked {
      let start = ContinuousClock.now
      let answer = try site.post("/-/item/tools/saw", fields)
      #expect(ContinuousClock.now - start < .seconds(15))
      #expect(answer.status == 409)
      #expect(answer.body.contains(#"value="Typed again""#), "\(answer.body)")
      #expect(try site.get("/tools/saw.html").status == 200)
    }
    #expect(site.files == before)
  }
}
