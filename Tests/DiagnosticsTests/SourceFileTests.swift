import TestSupport
import Testing

@testable import Diagnostics

struct SourceFileTests {
  @Test func `a place and its byte lead to each other`() {
    var random = SeededGenerator(seed: 5)
    let pieces = ["a", "é", "😀", "\n", "\r\n", "\r", "\t", "\u{FEFF}", "e\u{301}", " "]
    for _ in 0..<300 {
      let file = SourceFile(path: "a", text: (0..<12).map { _ in pieces.randomElement(using: &random)! }.joined())
      var offset = file.hasByteOrderMark ? 3 : 0
      for scalar in String(decoding: file.bytes[offset...], as: UTF8.self).unicodeScalars {
        let location = file.location(ofByte: offset)
        let isInPair = offset > 0 && file.bytes[offset - 1] == 0x0D && scalar == "\n"
        #expect(file.offset(of: location) == (isInPair ? offset - 1 : offset))
        offset += UTF8.width(scalar)
      }
      #expect(file.offset(of: file.location(ofByte: offset)) != nil)
    }
  }

  @Test(arguments: [(1, 4), (2, 1), (0, 1), (1, 0)])
  func `a place beyond its line is nowhere`(line: Int, column: Int) {
    let file = SourceFile(path: "a", text: "ab")
    #expect(file.offset(of: SourceLocation(line: line, column: column)) == nil)
  }

  @Test func `a range has its end where its last byte has it`() {
    let file = SourceFile(path: "a", text: "a: é\nb: c")
    let range = file.range(of: 3..<9, from: SourceLocation(line: 1, column: 4))
    #expect(range == SourceRange(SourceLocation(line: 1, column: 4), SourceLocation(line: 2, column: 4)))
  }

  @Test(
    arguments: [
      ([0x2D, 0, 0x2D, 0], "UTF-16"), ([0, 0x2D, 0, 0x2D], "UTF-16"), ([0x61, 0], "UTF-16"), ([0xFF, 0xFE], "UTF-16"),
      ([0xFE, 0xFF, 0, 0x61], "UTF-16"), ([0x2D, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x2D], "UTF-32"),
    ] as [([UInt8], String)])
  func `other encodings are told by their first bytes`(bytes: [UInt8], name: String) throws {
    let finding = try #require(SourceFile(path: "a.md", bytes: bytes).encodingFinding)
    #expect(
      finding.description
        == "a.md:1:1: error: text is UTF-8, and this file is \(name); save it as UTF-8 [file-encoding]")
  }

  @Test(arguments: ["", "a", "---\n", "é", "\u{FEFF}---", "a\u{0}", "aa\u{0}b"])
  func `UTF-8 is read as such`(text: String) {
    let finding = SourceFile(path: "a.md", text: text).encodingFinding
    #expect(finding == nil || text == "a\u{0}")
  }
}
