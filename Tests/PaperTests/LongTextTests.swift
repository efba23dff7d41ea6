import PaperLayout
import Testing

@testable import Paper

/// Texts that one layout cannot hold.
struct LongTextTests {
  /// One letter a point, and as many lines as that makes.
  private static func measured(_ text: Text) -> TextExtents {
    TextExtents(width: Double(text.string.count), lines: 1 + text.string.utf8.count / 100)
  }

  @Test(arguments: [
    Array(repeating: "word", count: 20_000).joined(separator: " "), String(repeating: "é", count: 30_000),
    Array(repeating: String(repeating: "x", count: 7_999), count: 4).joined(separator: "\n"),
    String(repeating: "👩‍👩‍👧‍👦", count: 2_000), String(repeating: " ", count: 20_000),
    "a" + String(repeating: "\u{301}", count: 9_000),
  ])
  func `the parts of a text have all of it, and their lines follow one another`(text: String) throws {
    let long = try #require(LongText(Text(text), measured: Self.measured))
    let words = long.parts.map(\.text.string).joined(separator: " ").filter { !$0.isWhitespace }
    #expect(words.unicodeScalars.count == text.filter { !$0.isWhitespace }.unicodeScalars.count)
    #expect(long.parts.dropLast().allSatisfy { $0.text.string.utf8.count <= 8_000 || $0.text.string.count == 1 })
    #expect(long.parts.first?.lines.lowerBound == 0 && long.parts.last?.lines.upperBound == long.lineCount)
    #expect(zip(long.parts, long.parts.dropFirst()).allSatisfy { $0.lines.upperBound == $1.lines.lowerBound })
  }

  @Test func `what is not long, or is a number or markup, stays whole`() {
    let text = String(repeating: "1", count: 9_000)
    #expect(LongText(Text(String(text.prefix(8_000))), measured: Self.measured) == nil)
    #expect(LongText(Text(text, isMarkup: true), measured: Self.measured) == nil)
    #expect(LongText(Text(text, mark: 5), measured: Self.measured) == nil)
  }

  @Test func `as Pango sets it, a text of half a million letters has as many lines as its parts`() throws {
    let measurer = try PangoMeasurer(language: "en")
    let font = Font(size: 9)
    let line = Array(repeating: "word", count: 20).joined(separator: " ")
    let text = Text(Array(repeating: line, count: 5_000).joined(separator: "\n"))
    let width = measurer.extents(of: Text(line), in: font, width: nil).width + 1
    #expect(measurer.extents(of: text, in: font, width: width).lines == 5_000)
    #expect(measurer.extents(of: text, in: font, width: nil).width == width - 1)
  }
}
