import Addresses
import Editing
import Foundation
import Testing

@testable import Files

/// Changes of files that somebody else changes as well.
struct ChangeTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func makeSite() throws {
    try write("name: \"{{title}}\"\nfields: { title: text, place: text }\n", to: "content/tools/collection.yaml")
    for name in ["axe", "file", "saw"] {
      try write("---\ntitle: \(name)\nplace: Attic\n---\n", to: "content/tools/\(name).md")
    }
  }

  private func plan(_ edits: [Edit]) throws -> ChangePlan {
    var planner = ChangePlanner(try EditingSite(root: root.path, clock: 0), title: "edit")
    for edit in edits { try planner.add(edit) }
    return planner.plan
  }

  @Test func `a file that was saved after the changes were planned stays, and so do all others`() throws {
    try makeSite()
    defer { try? FileManager.default.removeItem(at: root) }
    let plan = try plan(
      ["axe", "file", "saw"].map {
        .change(ItemReference(collection: "tools", stem: $0), fields: [FieldEdit("place", .set("Roof"))])
      })
    try write("---\ntitle: file\nplace: Cellar\n---\n", to: "content/tools/file.md")
    let writer = try ChangeWriter(root: root.path)
    do throws(WriteFailure) {
      try writer.apply(plan)
      Issue.record("the changes were written")
    } catch {
      guard case .changedMeanwhile(["content/tools/file.md"]) = error else { throw error }
    }
    #expect(try text("content/tools/axe.md") == "---\ntitle: axe\nplace: Attic\n---\n")
    #expect(try text("content/tools/file.md") == "---\ntitle: file\nplace: Cellar\n---\n")
    #expect(try text("content/tools/saw.md") == "---\ntitle: saw\nplace: Attic\n---\n")
  }

  @Test func `who may read a file by a list still may, and nobody else, even after a purge is undone`() throws {
    try makeSite()
    defer { try? FileManager.default.removeItem(at: root) }
    let saw = ItemReference(collection: "tools", stem: "saw")
    let path = root.appending(path: "content/tools/saw.md").path
    // The owner and user 1000 may read and write; the group may not, though the permissions of the list stand in its place.
    let entries: [(tag: UInt16, permissions: UInt16, id: UInt32)] = [
      (1, 6, .max), (2, 6, 1000), (4, 0, .max), (0x10, 6, .max), (0x20, 0, .max),
    ]
    var list: [UInt8] = [2, 0, 0, 0]
    for entry in entries {
      withUnsafeBytes(of: entry.tag.littleEndian) { list += $0 }
      withUnsafeBytes(of: entry.permissions.littleEndian) { list += $0 }
      withUnsafeBytes(of: entry.id.littleEndian) { list += $0 }
    }
    let attributes = ["system.posix_acl_access": list, "user.note": Array("mine".utf8)]
    let folder = try Folder(at: root.appending(path: "content/tools").path)
    let old = try #require(try folder.rights(of: "saw.md"))
    let new = FileRights(mode: 0o660, owner: old.owner, group: old.group, attributes: attributes)
    let file = open(path, O_RDWR)
    let isSet = new.set(of: file)
    // A file system may have no lists.
    guard isSet || errno != EOPNOTSUPP else { return }
    #expect(isSet && close(file) == 0)
    func expectAttributes(_ comment: Comment) throws {
      #expect(try folder.rights(of: "saw.md") == new, comment)
    }
    func expectPrivateRecord() {
      var status = stat()
      #expect(stat(root.appending(path: ".vitrine/undo").path, &status) == 0 && status.st_mode & 0o77 == 0)
    }
    let writer = try ChangeWriter(root: root.path)
    try writer.apply(plan([.change(saw, fields: [FieldEdit("place", .set("Roof"))])]))
    try expectAttributes("edited")
    expectPrivateRecord()
    try writer.apply(plan([.delete(saw, because: nil, isForced: false)]))
    try writer.apply(plan([.purge(saw)]))
    #expect(!FileManager.default.fileExists(atPath: path))
    expectPrivateRecord()
    try writer.undo(ChangePlan.undoing(root: root.path))
    try expectAttributes("back")
  }

  @Test func `a new file does not take the place of one that appeared in the meantime`() throws {
    try makeSite()
    defer { try? FileManager.default.removeItem(at: root) }
    let plan = try plan([.create(collection: "tools", fields: [FieldEdit("title", .set("Plane"))])])
    try write("mine\n", to: "content/tools/plane.md")
    let writer = try ChangeWriter(root: root.path)
    #expect(throws: WriteFailure.self) { try writer.apply(plan) }
    #expect(try text("content/tools/plane.md") == "mine\n")
  }

  @Test func `an edit of an item that has changed since somebody saw it is refused`() throws {
    try makeSite()
    defer { try? FileManager.default.removeItem(at: root) }
    let saw = ItemReference(collection: "tools", stem: "saw")
    let base = FileFingerprint(Array(try text("content/tools/saw.md").utf8))
    let edit = Edit.change(saw, fields: [FieldEdit("place", .set("Roof"))], base: base)
    #expect(try !plan([edit]).isRefused)
    try write("---\ntitle: saw\nplace: Cellar\n---\n", to: "content/tools/saw.md")
    #expect(try plan([edit]).isRefused)
  }

  @Test func `edits that were prepared by themselves join those of the same item`() throws {
    try makeSite()
    defer { try? FileManager.default.removeItem(at: root) }
    let site = try EditingSite(root: root.path, clock: 0)
    let saw = ItemReference(collection: "tools", stem: "saw")
    let prepared = try [("title", "Saw"), ("place", "Roof")].map { key, value in
      try PreparedEdit(.change(saw, fields: [FieldEdit(key, .set(value))]), in: site)
    }
    var planner = ChangePlanner(site, title: "edit")
    for edit in prepared { try planner.add(edit) }
    try ChangeWriter(root: root.path).apply(planner.plan)
    #expect(try text("content/tools/saw.md") == "---\ntitle: Saw\nplace: Roof\n---\n")
  }
}
