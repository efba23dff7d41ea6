import Addresses
import Files
import Foundation
import Glibc
import Resident
import TestSupport
import Testing
import Workbench

@testable import Editing
@testable import Server

/// Changes of files until they are at the browser.
struct LiveTests {
  private func listen(to server: RunningServer) throws -> RawClient {
    let client = try server.client()
    let generation = server.server.state.generation
    try client.send(
      "GET /-/events?since=\(generation) HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(server.cookie)\r\n\r\n")
    _ = try client.read(until: ": \n\n")
    return client
  }

  @Test func `a saved file is at the browser when the event comes`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let events = try listen(to: server)
    for title in ["Second", "Third"] {
      try server.write("---\ntitle: \(title)\n---\n", to: "c/first.md")
      _ = try events.read(until: "data: reload\n\n")
      #expect(try server.get("/c/first.html").body.contains("<bdi>\(title)</bdi>"))
      #expect(try server.get("/c/").body.contains(title))
    }
  }

  @Test(arguments: [true, false])
  func `what a command that was cut short has changed is set back before it is shown`(isReadOnly: Bool) throws {
    let server = try RunningServer(isReadOnly: isReadOnly)
    defer { server.stop() }
    let (before, after) = ("---\ntitle: First\n---\nSome notes.\n", "---\ntitle: Half\n---\nSome notes.\n")
    let path = "content/c/first.md"
    let records = try ChangeFolder(in: Folder(at: server.root.path))
    let record = ChangeRecord(
      title: "edit c", changes: [FileChange(path: path, before: Array(before.utf8), after: Array(after.utf8))],
      isUndo: false, place: try records.folder.identity())
    try records.write(record, as: .journal)
    try server.write(after, to: "c/first.md")
    server.server.core.router.site.update(SourceChanges([RelativePath(path)]))
    let text = try String(contentsOf: server.root.appending(path: path), encoding: .utf8)
    #expect(text == (isReadOnly ? after : before))
    #expect(try server.get("/c/first.html").body.contains("<bdi>\(isReadOnly ? "Half" : "First")</bdi>"))
  }

  @Test func `an editor that writes a new file and renames it is followed`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let events = try listen(to: server)
    let folder = server.root.appending(path: "content/c")
    try Data("---\ntitle: Renamed\n---\n".utf8).write(to: folder.appending(path: ".first.md.swp"))
    #expect(rename(folder.appending(path: ".first.md.swp").path, folder.appending(path: "first.md").path) == 0)
    _ = try events.read(until: "data: reload\n\n")
    #expect(try server.get("/c/first.html").body.contains("<bdi>Renamed</bdi>"))
  }

  @Test func `an editor that puts the old file aside is followed, and the item never goes away`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let events = try listen(to: server)
    let file = server.root.appending(path: "content/c/first.md").path
    #expect(rename(file, "\(file)~") == 0)
    try server.write("---\ntitle: Again\n---\n", to: "c/first.md")
    #expect(unlink("\(file)~") == 0)
    repeat {
      _ = try events.read(until: "data: reload\n\n")
      #expect(try server.get("/c/first.html").status == 200)
    } while try !server.get("/c/first.html").body.contains("<bdi>Again</bdi>")
  }

  @Test func `a symbolic link above the content that leads elsewhere is followed`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let content = server.root.appending(path: "content")
    var events = try listen(to: server)
    for name in ["one", "two"] {
      try FileManager.default.createDirectory(
        at: server.root.appending(path: name), withIntermediateDirectories: false)
      try FileManager.default.copyItem(at: content, to: server.root.appending(path: "\(name)/content"))
    }
    let link = server.root.appending(path: "current")
    #expect(symlink("one", link.path) == 0)
    try FileManager.default.removeItem(at: content)
    #expect(symlink("current/content", content.path) == 0)
    repeat {
      _ = try events.read(until: "data: reload\n\n")
    } while try server.get("/c/first.html").status != 200
    events = try listen(to: server)
    let other = server.root.appending(path: "two/content/c/first.md")
    try Data("---\ntitle: Elsewhere\n---\n".utf8).write(to: other)
    #expect(unlink(link.path) == 0)
    #expect(symlink("two", link.path) == 0)
    repeat {
      _ = try events.read(until: "data: reload\n\n")
    } while try !server.get("/c/first.html").body.contains("<bdi>Elsewhere</bdi>")
    events = try listen(to: server)
    try Data("---\ntitle: Edited there\n---\n".utf8).write(to: other)
    repeat {
      _ = try events.read(until: "data: reload\n\n")
    } while try !server.get("/c/first.html").body.contains("<bdi>Edited there</bdi>")
  }

  @Test func `folders that come, go and move are followed`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let content = server.root.appending(path: "content")
    let outside = server.root.appending(path: "outside")
    try FileManager.default.copyItem(at: content.appending(path: "c"), to: outside)
    var events = try listen(to: server)
    #expect(rename(outside.path, content.appending(path: "d").path) == 0)
    _ = try events.read(until: "data: reload\n\n")
    #expect(try server.get("/d/first.html").status == 200)
    events = try listen(to: server)
    try server.write("---\ntitle: Moved\n---\n", to: "d/first.md")
    _ = try events.read(until: "data: reload\n\n")
    #expect(try server.get("/d/first.html").body.contains("Moved"))
    events = try listen(to: server)
    #expect(rename(content.appending(path: "d").path, outside.path) == 0)
    _ = try events.read(until: "data: reload\n\n")
    #expect(try server.get("/d/first.html").status == 404)
  }

  @Test func `templates that come later are followed`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let events = try listen(to: server)
    let templates = server.root.appending(path: "templates")
    try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
    try Data("own {{name}}".utf8).write(to: templates.appending(path: "detail.mustache"))
    while try !server.get("/c/first.html").body.contains("own First") { _ = try events.read(until: "data: reload\n\n") }
  }

  @Test func `a page that missed a change is told at once`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let client = try server.client()
    try client.send("GET /-/events?since=41 HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(server.cookie)\r\n\r\n")
    #expect(try client.read(until: "data: reload\n\n").contains("200 OK"))
  }

  @Test func `too many open pages are refused`() throws {
    let server = try RunningServer { $0.listeners = 2 }
    defer { server.stop() }
    let open = [try listen(to: server), try listen(to: server)]
    #expect(try server.get("/-/events").status == 503)
    withExtendedLifetime(open) {}
  }

  @Test func `a change is shown when it returns, and undone`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let site = server.server.core.router.site
    let file = server.root.appending(path: "content/c/first.md")
    let before = try Data(contentsOf: file)
    let first = ItemReference(collection: "c", stem: "first")
    let plan = try site.change { editing in
      var planner = ChangePlanner(editing, title: "edit c/first")
      try planner.add(.change(first, fields: [FieldEdit("title", .set("Edited"))]))
      return planner.plan
    }
    #expect(plan.changes.count == 1)
    #expect(try server.get("/c/first.html").body.contains("<bdi>Edited</bdi>"))
    let change = try #require(site.lastChange)
    #expect(change.title == "edit c/first")
    try site.undo(change.number)
    #expect(try Data(contentsOf: file) == before)
    #expect(try server.get("/c/first.html").body.contains("<bdi>First</bdi>"))
    #expect(site.lastChange == nil)
    #expect(throws: UndoRefusal.alreadyUndone) { try site.undo(change.number) }
    // Nor does a command do again what was undone.
    #expect(throws: WriteFailure.self) { try ChangePlan.undoing(root: server.root.path) }
  }

  @Test func `a change that a command took back does not keep earlier ones from being undone`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let site = server.server.core.router.site
    let file = server.root.appending(path: "content/c/first.md")
    let before = try Data(contentsOf: file)
    for title in ["One", "Two"] {
      _ = try site.change { editing in
        var planner = ChangePlanner(editing, title: "edit c/first")
        try planner.add(
          .change(ItemReference(collection: "c", stem: "first"), fields: [FieldEdit("title", .set(title))]))
        return planner.plan
      }
    }
    try ChangeWriter(root: server.root.path).undo(ChangePlan.undoing(root: server.root.path))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("One"))
    #expect(throws: UndoRefusal.alreadyUndone) { try site.undo(2) }
    #expect(site.lastChange?.number == 1)
    try site.undo(1)
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func `what somebody else changed since is not undone`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let site = server.server.core.router.site
    _ = try site.change { editing in
      var planner = ChangePlanner(editing, title: "edit c/first")
      try planner.add(
        .change(ItemReference(collection: "c", stem: "first"), fields: [FieldEdit("title", .set("Edited"))]))
      return planner.plan
    }
    try server.write("---\ntitle: Mine\n---\n", to: "c/first.md")
    #expect(throws: WriteFailure.self) { try site.undo(1) }
    #expect(site.lastChange?.number == 1)
    #expect(try String(contentsOf: server.root.appending(path: "content/c/first.md"), encoding: .utf8).contains("Mine"))
  }

  @Test func `a refused plan changes nothing`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let site = server.server.core.router.site
    let plan = try site.change { editing in
      var planner = ChangePlanner(editing, title: "edit c/first")
      try planner.add(.change(ItemReference(collection: "c", stem: "first"), fields: [FieldEdit("year", .set("x"))]))
      return planner.plan
    }
    #expect(plan.isRefused)
    #expect(site.lastChange == nil)
  }

  @Test func `notes are shown before they are saved`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let html = try server.server.core.router.site.html(ofNotes: Array("*x* [f](first.md)".utf8), collection: "c")
    #expect(String(decoding: html, as: UTF8.self) == "<p><em>x</em> <a href=\"first.html\">f</a></p>\n")
  }
}
