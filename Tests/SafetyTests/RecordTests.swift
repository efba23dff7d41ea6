import Addresses
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Editing
@testable import Files

/// The records of changes: whom they serve, and who can read them.
struct RecordTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

  private static let axe = ItemReference(collection: "tools", stem: "axe")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a site, and content beside it that it may have a link to.
  private func makeSite(_ content: String) throws {
    try write("name: \"{{title}}\"\nfields: { title: text, place: text }\n", to: "\(content)/tools/collection.yaml")
    try write("---\ntitle: axe\nplace: Attic\n---\n", to: "\(content)/tools/axe.md")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "site/templates"), withIntermediateDirectories: true)
  }

  private func move(to place: String, in site: String = "site") throws {
    let root = folder.appending(path: site).path
    var planner = ChangePlanner(try EditingSite(root: root, clock: 0), title: "edit")
    try planner.add(.change(Self.axe, fields: [FieldEdit("place", .set(place))]))
    try ChangeWriter(root: root).apply(planner.plan)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)[.posixPermissions] as? Int
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.appending(path: path).path)
  }

  @Test func `a record that came with a copy of a site changes nothing behind a link`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeSite("store")
    let link = folder.appending(path: "site/content")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../store")
    try move(to: "Cellar")
    let copy = folder.appending(path: "copy")
    try FileManager.default.copyItem(at: folder.appending(path: "site"), to: copy)
    let record = copy.appending(path: ".vitrine/undo").path
    do throws(WriteFailure) {
      _ = try ChangePlan.undoing(root: copy.path)
      Issue.record("the change would be undone")
    } catch {
      guard case .foreignRecord(record) = error else { throw error }
    }
    // The same bytes are that of a change that was cut short.
    let journal = copy.appending(path: ".vitrine/journal").path
    try FileManager.default.moveItem(atPath: record, toPath: journal)
    do throws(WriteFailure) {
      _ = try ChangeWriter.recover(root: copy.path)
      Issue.record("the change was taken back")
    } catch {
      guard case .foreignRecord(journal) = error else { throw error }
    }
    let item = folder.appending(path: "store/tools/axe.md")
    #expect(try String(contentsOf: item, encoding: .utf8) == "---\ntitle: axe\nplace: Cellar\n---\n")
    // Where it was made, and by whom, it serves.
    _ = try ChangePlan.undoing(root: folder.appending(path: "site").path)
  }

  @Test(arguments: [
    ("content/tools/axe.md", true), ("content/site.yaml", true), ("templates/page.html", true),
    ("content/.git/config", false), ("content/tools/.git/hooks/pre-commit", false), ("content/../site.yaml", false),
    ("/content/tools/axe.md", false), ("output/index.html", false), ("content", false),
  ])
  func `a record names nothing but what commands change`(path: String, isRead: Bool) {
    let change = FileChange(path: path, before: nil, after: Array("mine".utf8))
    let record = ChangeRecord(
      title: "edit", changes: [change], isUndo: false, place: FolderIdentity(inode: 1, birth: 2))
    #expect((ChangeRecord(record.pieces.flatMap(\.self)) != nil) == isRead)
  }

  @Test func `a copy with content of its own can be changed back`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeSite("site/content")
    try move(to: "Cellar")
    let copy = folder.appending(path: "copy")
    try FileManager.default.copyItem(at: folder.appending(path: "site"), to: copy)
    let plan = try ChangePlan.undoing(root: copy.path)
    #expect(plan.changes.map(\.path) == ["content/tools/axe.md"])
  }

  @Test(arguments: [
    (0o755, 0o755, 0o644, 0o600), (0o775, 0o775, 0o664, 0o660), (0o775, 0o700, 0o664, 0o600),
    (0o775, 0o775, 0o640, 0o640),
    (0o777, 0o777, 0o666, 0o666), (0o777, 0o770, 0o666, 0o660),
  ])
  func `a record is for those who may change the site and read its files`(
    content: Int, collection: Int, item: Int, record: Int
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeSite("site/content")
    try setMode(content, of: "site/content")
    try setMode(collection, of: "site/content/tools")
    try setMode(item, of: "site/content/tools/axe.md")
    try move(to: "Cellar")
    #expect(try mode("site/.vitrine/undo") == record)
    #expect(try mode("site/.vitrine") == content | 0o700)
  }

  @Test func `a collection that cannot be read is not taken for one that is not there`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeSite("site/content")
    try setMode(0, of: "site/content/tools")
    let root = folder.appending(path: "site").path
    let failure = try Unprivileged.run { () -> Int32? in
      do {
        _ = try EditingSite(root: root, clock: 0).collection("tools")
      } catch EditingFailure.file(let failure) {
        return failure.code
      }
      return nil
    }
    #expect(failure == EACCES)
  }

  @Test(arguments: [(0o755, 0o600), (0o700, 0o600), (0o775, 0o660), (0o777, 0o666)])
  func `only those can hold the lock of a site who can change it`(content: Int, lock: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeSite("site/content")
    try setMode(content, of: "site/content")
    try move(to: "Cellar")
    #expect(try mode("site/.vitrine/lock") == lock)
    // One that an earlier version made is narrowed.
    try setMode(0o664, of: "site/.vitrine/lock")
    try move(to: "Attic")
    #expect(try mode("site/.vitrine/lock") == lock & 0o664)
  }

  /// A change by which the axe has no place any more.
  private func transaction(emptying path: String) throws -> ChangeTransaction {
    let root = try Folder(at: folder.appending(path: "site").path)
    let change = FileChange(
      path: path, before: Array("---\ntitle: axe\nplace: Attic\n---\n".utf8),
      after: Array("---\ntitle: axe\n---\n".utf8))
    return ChangeTransaction(
      root: root, changes: try ChangeTransaction.lookingAtRights(of: [change], in: root),
      temporaryPrefix: ".vitrine-test-")
  }

  @Test func `a file whose permissions change meanwhile is not replaced`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeSite("site/content")
    let path = "content/tools/axe.md"
    let transaction = try transaction(emptying: path)
    try setMode(0o600, of: "site/\(path)")
    do throws(WriteFailure) {
      try transaction.run()
      Issue.record("the file was replaced")
    } catch {
      guard case .changedMeanwhile([path]) = error else { throw error }
    }
    #expect(try transaction.rollBack().isEmpty)
    #expect(try mode("site/\(path)") == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "site/content/tools").path).count == 2)
  }

  @Test func `what somebody closed after a command was cut short stays closed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeSite("site/content")
    let path = "content/tools/axe.md"
    let transaction = try transaction(emptying: path)
    try transaction.run()
    try setMode(0o600, of: "site/\(path)")
    #expect(try transaction.rollBack() == [.edited(path)])
    #expect(try mode("site/\(path)") == 0o600)
  }
}
