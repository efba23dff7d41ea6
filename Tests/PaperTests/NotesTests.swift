import Foundation
import PaperLayout
import Testing

/// Notes on paper.
struct NotesTests {
  /// What is drawn of an item with notes.
  private static func drawn(_ notes: String) throws -> RecordingCanvas {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-notes-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("---\ntitle: A\n---\n\(notes)".utf8).write(to: folder.appending(path: "item-000000.md"))
    let printed = try PrintedCollection(
      "fields: { title: text }\nname: '{{title}}'\n", items: ["title: A"], folder: folder.path)
    return try printed.drawn { $0.kind = .cards }.0
  }

  @Test func `links lead to their addresses, which are printed as well`() throws {
    let canvas = try Self.drawn(
      "*Äh* & see [the **R&D** page](https://example.org/a?b=1&c=2), <http://example.org/>, [me](mailto:a@example.org).\n"
    )
    let text = try #require(canvas.texts(onPage: 0).first { $0.contains("page") })
    #expect(
      text
        == "<i>Äh</i> &amp; see the <b>R&amp;D</b> page (https://example.org/a?b=1&amp;c=2), http://example.org/, me.")
    let plain = Array("Äh & see the R&D page (https://example.org/a?b=1&c=2), http://example.org/, me.".utf8)
    #expect(
      canvas.textLinks.map { "\(String(decoding: plain[$0.range], as: UTF8.self)) → \($0.address)" } == [
        "the R&D page (https://example.org/a?b=1&c=2) → https://example.org/a?b=1&c=2",
        "http://example.org/ → http://example.org/",
        "me → mailto:a@example.org",
      ])
  }

  @Test(arguments: ["[a](b.md)", "[a](javascript:f)", "[a](#b)", "![a](https://example.org/a.png)"])
  func `other links are text`(notes: String) throws {
    #expect(try Self.drawn(notes).textLinks == [])
  }
}
