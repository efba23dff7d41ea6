import Foundation
import Markdown
import PaperLayout
import Testing

/// Notes on paper.
struct NotesTests {
  /// What is drawn of an item with notes.
  private static func drawn(_ notes: String, kind: PrintKind = .cards) throws -> RecordingCanvas {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-notes-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("---\ntitle: A\n---\n\(notes)".utf8).write(to: folder.appending(path: "item-000000.md"))
    let printed = try PrintedCollection(
      "fields: { title: text }\nname: '{{title}}'\n", items: ["title: A"], folder: folder.path)
    return try printed.drawn { $0.kind = kind }.0
  }

  @Test(arguments: [PrintKind.cards, .catalogue])
  func `a heading is on the page of what is below it`(kind: PrintKind) throws {
    for count in 1...90 {
      let paragraphs = (1...count).map { "Line \($0).\n\n" }.joined()
      let canvas = try Self.drawn(paragraphs + "# Heading\n\nBelow.\n", kind: kind)
      let marks = canvas.pages.map { page in
        page.filter { ["Heading", "Below."].contains($0.text) }.map { "\($0.text) \($0.rectangle.x)" }
      }
      let together = marks.filter { !$0.isEmpty }
      #expect(together.count == 1 && together[0].count == 2, "\(count): \(together)")
      #expect(Set(together.joined().compactMap { $0.split(separator: " ").last }).count == 1, "\(count): \(together)")
    }
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

  @Test(arguments: [
    ("[here](https://ada:secret@example.org/)", "here"), ("<https://ada:secret@example.org/>", "https://example.org/"),
    ("[a][r]\n\n[r]: HTTPS://ada:secret@e.org/", "a"), (#"[a](https:\\\\ada:secret@e.org)"#, "a"),
    ("![https://:secret@e.org/](https://:secret@e.org/)", "https://e.org/"),
    ("[smb://ada:secret@e.org/](smb://ada:secret@e.org/)", "smb://e.org/"),
  ])
  func `links with a password are their text without it`(notes: String, text: String) throws {
    let canvas = try Self.drawn(notes)
    #expect(canvas.texts(onPage: 0).contains(text))
    #expect(canvas.textLinks == [])
  }

  private static func blocks(_ notes: String, _ change: (inout MarkdownRenderer.Options) -> Void = { _ in }) -> [String]
  {
    var options = MarkdownRenderer.Options()
    change(&options)
    return MarkdownRenderer(options).blocks(of: Array(notes.utf8)[...]).map(\.markup)
  }

  @Test func `quotation marks are those of the language`() {
    let marks = QuotationMarks(start: "„", end: "“", innerStart: "‚", innerEnd: "‘")
    let blocks = Self.blocks("\"So\" und 'so', “typed”\n") {
      $0.smartPunctuation = true
      $0.quotationMarks = marks
    }
    #expect(blocks == ["„So“ und ‚so‘, “typed”"])
  }

  @Test func `of HTML that pages have, the text is printed`() {
    let html = """
      before

      <div>
      <p>Engine &amp; number <b>4711</b></p><!-- no -->
      <table><tr><td>CELL</td><td>2</td></tr></table>
      <script>alert("no")</script>
      </div>

      <style>
      p { color: red }
      </style>

      after <script>alert(1)</script> a<br>b
      """
    #expect(Self.blocks(html) == ["before", "after alert(1) ab"])
    #expect(
      Self.blocks(html) { $0.allowsHTML = true } == [
        "before", "Engine &amp; number 4711", "CELL 2", "after  a\nb",
      ])
  }

  @Test func `emphasis within emphasis is emphasis`() {
    #expect(Self.blocks("*a **b *c `d`* e** f*") == ["<i>a <b>b c <tt>d</tt> e</b> f</i>"])
    let deep = String(repeating: "*a ", count: 20_000) + String(repeating: "b* ", count: 20_000)
    #expect(Self.blocks(deep).allSatisfy { $0.hasPrefix("<i>") && $0.dropFirst(3).split(separator: "<i>").count == 1 })
    #expect(Self.blocks(String(repeating: "> ", count: 20_000) + "a") == ["a"])
  }

  @Test(arguments: ["word ", "é", "longwordsandlonger ", "x"], [1, 30_000, 200_000])
  func `a text of any length is laid out in parts that keep all of it`(word: String, count: Int) {
    let text = String(repeating: word, count: count) + "END"
    let renderer = MarkdownRenderer()
    let blocks = renderer.blocks(of: Array("**[\(text)](https://example.org/)**".utf8)[...])
    #expect(blocks.allSatisfy { $0.markup.utf8.count <= 8100 && $0.links.count == 1 })
    #expect(blocks.allSatisfy { $0.markup.hasPrefix("<b>") && $0.markup.hasSuffix("</b>") })
    let joined = blocks.map { $0.markup.dropFirst(3).dropLast(4) }.joined()
    #expect(joined == "\(text) (https://example.org/)")
    #expect(word == "x" || word == "é" || blocks.dropLast().allSatisfy { $0.markup.hasSuffix(" </b>") })
  }
}
