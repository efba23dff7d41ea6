import Testing

@testable import Pictures

/// Which SVG pictures paper can have, too.
struct SVGDrawingTests {
  private static let late =
    "the SVG picture has texts, style sheets, dashes, masks or gradients that are too much for paper"

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

  @Test(arguments: [
    "<text font-size='50000'>b</text>", "<text style='font: bold 900px Arial'>b</text>",
    "<style>.a{font-size:900px}</style><text class='a'>b</text>", "<g font-size='400pt'><text>b</text></g>",
    "<g transform='scale(40)'><text transform='matrix(2 0 0 2 0 0)'>b</text></g>",
    "<symbol id='s' viewBox='0 0 .01 .01'><text font-size='2'>b</text></symbol><use href='#s'/>",
    "<defs><text id='t'>b</text></defs><use href='#t' transform='scale(2000)'/>",
    "<path d='M0 0H1e7' stroke='red' stroke-dasharray='1'/>",
    "<circle r='1e7' style='stroke:red;stroke-dasharray:1 2'/>",
    "<style>path{stroke-dasharray:.0001}</style><path d='m0 0l500 0 0 500z'/>",
    "<g stroke-dasharray='.0001'><polygon points='0,0 500,0 500,500'/></g>",
    "<mask id='m'><rect/></mask>" + String(repeating: "<rect mask='url(#m)'/>", count: 1_000),
    "<linearGradient id='g'>\(String(repeating: "<stop/>", count: 5_000))</linearGradient>"
      + String(repeating: "<rect fill='url(#g)'/>", count: 1_000),
  ])
  func `what is too much for paper is refused`(content: String) throws {
    #expect(try refusal(content) == Self.late)
  }

  @Test func `usual pictures can be drawn`() throws {
    let line = (0..<2_000).map { "L\($0) \($0 % 7)" }.joined()
    for content in [
      "<text font-size='12'>b</text>", "<g transform='scale(.001)'><text font-size='12000'>b</text></g>",
      "<path d='M0 0\(line)' stroke-dasharray='4 2'/>",
      "<path d='M500 500c1 1 2 2 3 3s1 1 2 2a5 5 0 0110 10' stroke-dasharray='1'/>",
      "<g stroke-dasharray='none'><path d='M0 0H1e7'/></g>", "<rect width='1e7' height='9' stroke-dasharray='0'/>",
      String(repeating: "<linearGradient id='g'><stop/><stop/></linearGradient><rect fill='url(#g)'/>", count: 2_000),
      "<mask id='m'><rect/></mask>" + String(repeating: "<rect mask='url(#m)'/>", count: 100),
    ] { #expect(try refusal(content) == nil, "\(content.prefix(80))") }
  }

  @Test func `what is no character is left out on paper alone`() throws {
    let source = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><text>a&#xFDD0;b\u{10FFFF}</text></svg>".utf8)
    #expect(String(decoding: try Picture.drawing(source), as: UTF8.self).contains(">ab</text>"))
  }
}
