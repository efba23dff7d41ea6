import Testing

@testable import Characters

struct PageCharactersTests {
  @Test(arguments: [0, 0x1F, 0x7F, 0x85, 0xFDD0, 0xFFFE, 0x1FFFF] as [UInt32])
  func `replaces what pages cannot hold, wherever it is`(code: UInt32) throws {
    let character = try String(Character(#require(Unicode.Scalar(code))))
    for before in 0..<40 {
      for after in [0, 1, 15, 16, 17] {
        let (start, end) = (String(repeating: "a", count: before), String(repeating: "é", count: after))
        #expect(Self.cleaned(start + character + end) == start + "\u{FFFD}" + end)
      }
    }
  }

  @Test(arguments: ["\t", "\n", "\r", " ", "~", "\u{A0}", "é", "ﷰ", "\u{FFFD}", "😀", "中"])
  func `keeps all others`(character: String) {
    for before in 0..<40 {
      let text = String(repeating: "a", count: before) + character + character
      #expect(Self.cleaned(text) == text)
    }
  }

  private static func cleaned(_ text: String) -> String {
    var bytes: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { PageCharacters.append($0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
