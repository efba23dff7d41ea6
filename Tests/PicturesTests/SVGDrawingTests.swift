import Testing

@testable import Pictures

/// Which SVG pictures paper can have, too.
struct SVGDrawingTests {
  private static let late = "the SVG picture has texts or style sheets that are too long for paper"

  /// Why a picture cannot be drawn on paper; nil if it can, and if pages cannot have it.
  private func refusal(_ content: String) throws -> String? {
    let source = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\(content)</svg>".utf8)
    let published = try Picture.strip(source)
    do {
      #expect(try Picture.drawing(source) == published)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `lines of usual length can be drawn, however many there are`() throws {
    let line = String(repeating: "a word ", count: 12)
    #expect(try refusal(String(repeating: "<text>\(line)</text>", count: 2_000)) == nil)
    let spans = String(repeating: "<tspan x='1' dy='12'>\(line)</tspan>", count: 2_000)
    #expect(try refusal("<text>\(spans)</text>") == nil)
  }

  @Test(arguments: ["word ", "a", "A\u{301}"]) func `a line that never ends takes too long`(part: String) throws {
    let text = String(repeating: part, count: 10_000)
    #expect(try refusal("<text>\(text)</text>") == Self.late)
    // What is left out does not divide it.
    #expect(try refusal("<text>\(text.prefix(5_000))<!-- --><a>\(text.prefix(5_000))</a></text>") == Self.late)
    #expect(try refusal("<style>\(text)</style>") == nil)
  }

  @Test func `a long line that is drawn again and again takes too long`() throws {
    let text = "<text id='t'>\(String(repeating: "a", count: 2_000))</text>"
    #expect(try refusal(text) == nil)
    #expect(try refusal(text + String(repeating: "<use href='#t'/>", count: 20)) == Self.late)
  }

  @Test func `many rules for many elements take too long`() throws {
    let rules = (0..<10_000).map { ".c\($0){fill:red}" }.joined()
    let elements = String(repeating: "<path/>", count: 10_000)
    #expect(try refusal("<style>\(rules)</style><path/>") == nil)
    #expect(try refusal("<style>\(rules.prefix(2_000))</style>\(elements)") == nil)
    #expect(try refusal("<style>\(rules)</style>\(elements)") == Self.late)
  }
}
