import Addresses
import Editing
import Foundation
import Testing

@testable import VitrineCommand

/// Reading a site beside commands that change it.
struct SiteReadingTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)").path

  private func makeSite() throws {
    try FileManager.default.createDirectory(atPath: "\(root)/content/tools", withIntermediateDirectories: true)
    try Data("fields: { title: text, place: text }\n".utf8)
      .write(to: URL(fileURLWithPath: "\(root)/content/tools/collection.yaml"))
    try Data("---\ntitle: axe\nplace: Attic\n---\n".utf8)
      .write(to: URL(fileURLWithPath: "\(root)/content/tools/axe.md"))
  }

  private func move(to place: String) throws {
    var planner = ChangePlanner(try EditingSite(root: root, clock: 0), title: "edit")
    let axe = ItemReference(collection: "tools", stem: "axe")
    try planner.add(.change(axe, fields: [FieldEdit("place", .set(place))]))
    try ChangeWriter(root: root).apply(planner.plan)
  }

  private func text() throws -> String {
    try String(contentsOfFile: "\(root)/content/tools/axe.md", encoding: .utf8)
  }

  @Test func `a site that nobody changes is read once`() throws {
    try makeSite()
    defer { try? FileManager.default.removeItem(atPath: root) }
    try move(to: "Cellar")
    var count = 0
    try SiteReading.steady(root) { count += 1 }
    #expect(count == 1)
  }

  @Test(arguments: [1, 3]) func `a site that a command changed meanwhile is read again`(changes: Int) throws {
    try makeSite()
    defer { try? FileManager.default.removeItem(atPath: root) }
    var count = 0
    let read = try SiteReading.steady(root) {
      count += 1
      let text = try text()
      if count <= changes { try move(to: "Place \(count)") }
      return text
    }
    #expect(count == changes + 1)
    #expect(read == "---\ntitle: axe\nplace: Place \(changes)\n---\n")
  }

  @Test func `what went wrong meanwhile is forgotten`() throws {
    try makeSite()
    defer { try? FileManager.default.removeItem(atPath: root) }
    var count = 0
    let read = try SiteReading.steady(root) {
      count += 1
      guard count == 1 else { return try text() }
      try move(to: "Roof")
      throw CocoaError(.fileReadCorruptFile)
    }
    #expect(read == "---\ntitle: axe\nplace: Roof\n---\n")
    #expect(throws: CocoaError.self) { try SiteReading.steady(root) { throw CocoaError(.fileReadCorruptFile) } }
  }
}
