import Catalogue
import Diagnostics
import Files
import Foundation
import Paper
import PaperLayout
import TestSupport
import Testing

/// What is written as PDF, by Pango and Cairo.
struct PDFTests {
  private static let configuration = """
    title: Things
    name: "{{title}}"
    fields: { title: text, price: { type: money, currency: EUR }, photo: image }
    sorts: [{ name: A, by: [title], sections: index(title) }]
    print: { totals: [count, sum(price)] }

    """

  private static let items = (1...40).map { "title: Thing \($0)\nprice: \($0).5" }

  private struct Place {
    let folder: URL
    var file: URL { folder.appending(path: "out.pdf") }

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-paper-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private static func write(
    _ printed: PrintedCollection, to file: URL, _ change: (inout PrintOptions) -> Void = { _ in }
  ) throws -> PDFWriter.Result {
    var options = PrintOptions()
    change(&options)
    return try PDFWriter(
      printed.source, options: options, folder: printed.folder, cache: ThumbnailCache(folder: nil)
    ).write(to: file.path)
  }

  @Test(arguments: PrintKind.allCases)
  func theSameInputGivesTheSameBytes(kind: PrintKind) throws {
    let place = try Place()
    defer { place.remove() }
    let printed = try PrintedCollection(
      Self.configuration, site: "title: T\nurl: https://example.org/\n", items: Self.items)
    let result = try Self.write(printed, to: place.file) { $0.kind = kind }
    let first = try Data(contentsOf: place.file)
    _ = try Self.write(printed, to: place.file) { $0.kind = kind }
    #expect(try Data(contentsOf: place.file) == first)
    #expect(result.pages > 0)
    #expect(first.starts(with: Data("%PDF-".utf8)) && first.suffix(6) == Data("%%EOF\n".utf8))
  }

  @Test func theDocumentHasItsLanguageAndNothingElseIsLeftInTheFolder() throws {
    let place = try Place()
    defer { place.remove() }
    let printed = try PrintedCollection(
      Self.configuration, site: "title: T\nlanguage: he\n", items: Self.items)
    _ = try Self.write(printed, to: place.file)
    let tail = String(decoding: try Data(contentsOf: place.file).suffix(4000), as: UTF8.self)
    #expect(tail.contains("/Lang (he)") && tail.contains("/Direction /R2L") && tail.contains("/Marked true"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path) == ["out.pdf"])
  }

  @Test(arguments: PrintKind.allCases)
  func `what no document can hold is replaced, in titles too`(kind: PrintKind) throws {
    let place = try Place()
    defer { place.remove() }
    let strange = #"a\ufffeb\ufdd0c\U0001ffffd\u0085e"#
    let printed = try PrintedCollection(
      Self.configuration.replacing("Things", with: "\"\(strange)\""),
      site: "title: T\nprint: { owner: \"\(strange)\" }\n",
      items: ["title: \"\(strange)\"\nprice: 1", "title: B\nprice: 2"])
    #expect(try Self.write(printed, to: place.file) { $0.kind = kind }.pages > 0)
  }

  @Test func amountsWithTheirCurrencyOnTheLeftAreAlignedByTheirLastDigits() throws {
    let measurer = try PangoMeasurer(language: "he")
    for digits in ["5", "250", "1,250,000"] {
      let whole = "\u{200F}\(digits)"
      let extents = measurer.extents(
        of: Text("\(whole)\u{A0}\u{200F}₪", mark: whole.utf8.count), in: Font(size: 9), width: nil)
      #expect(extents.width - extents.markOffset < 0.1, "\(digits)")
    }
    let plain = measurer.extents(of: Text("1,250.50 ₪", mark: 5), in: Font(size: 9), width: nil)
    #expect(plain.markOffset > 0.4 * plain.width && plain.markOffset < 0.6 * plain.width)
  }

  @Test func theFileThatIsThereStaysWhereNoneCanBeWritten() throws {
    let place = try Place()
    defer { place.remove() }
    try Data("old".utf8).write(to: place.file)
    let item = (1...40).map { "field\($0): 123456789012345.12" }.joined(separator: "\n")
    let fields = (1...40).map { "field\($0): number" }.joined(separator: ", ")
    let wide = try PrintedCollection("fields: { \(fields) }\n", items: [item])
    #expect(throws: TableTooWide.self) { try Self.write(wide, to: place.file) }
    #expect(try Data(contentsOf: place.file) == Data("old".utf8))
    #expect(throws: FileFailure.self) {
      try Self.write(
        PrintedCollection(Self.configuration, items: []), to: place.folder.appending(path: "none/out.pdf"))
    }
    #expect(throws: FileFailure.self) {
      try Self.write(PrintedCollection(Self.configuration, items: []), to: place.folder)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path) == ["out.pdf"])
  }

  @Test func aPictureThatCannotBeReadIsAFrameAndAFinding() throws {
    let place = try Place()
    defer { place.remove() }
    try Data("no picture".utf8).write(to: place.folder.appending(path: "a.jpg"))
    let unsafe = "<svg xmlns='http://www.w3.org/2000/svg'><image href='a.jpg'/></svg>"
    try Data(unsafe.utf8).write(to: place.folder.appending(path: "c.svg"))
    let printed = try PrintedCollection(
      Self.configuration, items: ["title: A\nphoto: a.jpg", "title: B\nphoto: b.svg", "title: C\nphoto: c.svg"],
      folder: place.folder.path)
    let result = try Self.write(printed, to: place.file) { $0.photos = .small }
    #expect(Set(result.unreadablePictures.keys) == ["a.jpg", "b.svg", "c.svg"])
    let findings = PrintFindings(printed.source).all(pictures: result.unreadablePictures, characters: [:])
    #expect(
      findings.map(\.description) == [
        "content/things/a.jpg:1:1: warning: this picture cannot be printed: the file is not a picture; pictures are JPEG, PNG, WebP, GIF or SVG [picture-unreadable]",
        "content/things/b.svg:1:1: warning: this picture cannot be printed: No such file or directory [picture-unreadable]",
        "content/things/c.svg:1:1: warning: this picture cannot be printed: the SVG picture cannot be published safely: it holds another picture; save it as PNG [picture-unreadable]",
      ])
  }

  /// In a string of PDF, a parenthesis too many ends it, and what follows would be actions of the link.
  @Test(arguments: [PrintKind.inventory, .cards, .catalogue])
  func addressesStayInTheirStrings(kind: PrintKind) throws {
    let place = try Place()
    defer { place.remove() }
    let printed = try PrintedCollection(
      """
      name: "{{title}}"
      fields: { title: text, address: url }
      print: { columns: [name, address] }

      """,
      items: [
        "title: A\naddress: \"https://e.org/a)/S/JavaScript/JS(app.alert(1)\"",
        "title: B\naddress: https://e.org/b_(novel",
      ])
    _ = try Self.write(printed, to: place.file) { $0.kind = kind }
    let text = String(decoding: try Data(contentsOf: place.file), as: UTF8.self)
    #expect(text.contains("/URI (https://e.org/a%29/S/JavaScript/JS%28app.alert%281%29)"))
    #expect(text.contains("/URI (https://e.org/b_%28novel)"))
    #expect(text.ranges(of: "/JavaScript").count == text.ranges(of: "a%29/S/JavaScript").count)
  }

  @Test func headerCellsSayThatTheyAreThoseOfColumnsAndFiguresWhatTheyShow() throws {
    let place = try Place()
    defer { place.remove() }
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>"
    try Data(svg.utf8).write(to: place.folder.appending(path: "a.svg"))
    let printed = try PrintedCollection(
      Self.configuration, items: ["title: Lamp\nphoto: a.svg", "title: Clock"], folder: place.folder.path)
    _ = try Self.write(printed, to: place.file) { $0.photos = .small }
    let text = String(decoding: try Data(contentsOf: place.file), as: UTF8.self)
    let tail = text[(text.ranges(of: "%%EOF").first ?? text.startIndex..<text.startIndex).upperBound...]
    let headers = tail.ranges(of: "/S /TH").count
    #expect(headers > 2 && tail.ranges(of: "/O /Table /Scope /Column").count == headers)
    // "Lamp" in UTF-16.
    #expect(tail.contains("/Alt <FEFF004C0061006D0070>"))
  }
}
