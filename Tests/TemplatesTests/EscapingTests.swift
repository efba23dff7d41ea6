import Probes
import TestSupport
import Testing

@testable import Templates

struct EscapingTests {
  /// Pieces that end elements, attributes and comments where they are not escaped.
  private static let pieces = [
    "<", ">", "\"", "'", "&", "`", "=", "/", "<script>", "</script>", "<!--", "-->", "]]>", "\" onload=\"x", "' x='",
    "&lt;", "&#60;",
    "{{x}}", "}}", "\n", "é", "\u{202E}", "\u{FEFF}", "a", " ", "javascript:", "<%", "\\", "\u{FFFD}", "𝒳",
  ]

  @Test func `no value can add an element or an attribute`() {
    var random = SeededGenerator(seed: 11)
    let shape = MarkupShape(Array("<p title='' lang=''><b></b></p>".utf8))
    let source = "<p title=\"{{v}}\" lang='{{v}}'>{{v}}{{#s}}<b>{{.}}</b>{{/s}}</p>"
    for _ in 0..<3_000 {
      let value = (0..<Int.random(in: 0...12, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }
        .joined()
      let page = Rendering(source, ["v": .text(value), "s": [.text(value)]])
      #expect(page.findings.isEmpty)
      #expect(MarkupShape(Array(page.text.utf8)) == shape)
      #expect(PlainMarkup.unescaped(Rendering("{{v}}", ["v": .text(value)]).text) == value)
    }
  }

  @Test func `what a page cannot hold is replaced, whatever it is beside`() {
    let forbidden: [UInt32] = [
      0, 1, 8, 0xB, 0xC, 0xE, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF,
    ]
    for code in forbidden {
      let character = String(Character(Unicode.Scalar(code)!))
      for (before, after) in [("", ""), ("<", "&"), ("é", "x"), ("a long run of plain text ", " and another")] {
        let page = Rendering("{{v}}", ["v": .text(before + character + after)]).text
        #expect(PlainMarkup.unescaped(page) == "\(before)\u{FFFD}\(after)", "U+\(String(code, radix: 16))")
        #expect(Rendering("{{{v}}}", ["v": .text(before + character + after)]).text == "\(before)\u{FFFD}\(after)")
      }
    }
    let allowed = "\t\n\r ~\u{A0}\u{FDCF}\u{FDF0}\u{FFFD}\u{1FFFD}\u{10FFFD}\u{FEFF}é"
    #expect(Rendering("{{v}}", ["v": .text(allowed)]).text == allowed)
  }

  @Test func `slots are escaped like known values`() {
    struct Source: TemplateSource {
      let text: String
      func count(of slot: Slot, at rows: Rows) -> Int { 0 }
      func has(_ slot: Slot, at rows: Rows) -> Bool { true }
      func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) { output.write(text) }
    }
    var random = SeededGenerator(seed: 12)
    for _ in 0..<1_000 {
      let value = (0..<8).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
      let program = TemplateProgram.ofOneSlot
      var output = TemplateOutput()
      program.run(Source(text: value), into: &output)
      #expect(String(decoding: output.bytes, as: UTF8.self) == Rendering("{{v}}", ["v": .text(value)]).text)
    }
  }
}

extension TemplateProgram {
  fileprivate static var ofOneSlot: TemplateProgram {
    var program = TemplateProgram()
    program.append(.write(Slot(1), escaped: true))
    return program
  }
}
