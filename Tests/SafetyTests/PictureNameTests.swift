import TestSupport
import Testing

@testable import Editing

/// Pictures stay as long as anything names them, however the name is written.
struct PictureNameTests {
  private static let references: [Unicode.Scalar: String] = [
    "é": "&eacute;", "ß": "&szlig;", "½": "&frac12;", "α": "&alpha;", "\u{A0}": "&nbsp;", "_": "&lowbar;",
  ]
  private static let letters = Array("ab1_ éß½α\u{A0}\u{85}\u{2028}\u{2029}日\u{301}🐢".unicodeScalars)

  private static func name(_ generator: inout SeededGenerator) -> String {
    var name = "p"
    for _ in 0..<6 { name.unicodeScalars.append(letters.randomElement(using: &generator) ?? "x") }
    return name + ".svg"
  }

  private static func padded(_ value: UInt32, _ digits: Int, uppercase: Bool) -> String {
    let text = String(value, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// A name as HTML and Markdown may have it, each character in another way.
  private static func web(_ name: String, _ generator: inout SeededGenerator) -> String {
    name.unicodeScalars.map { scalar in
      let percent = String(scalar).utf8.map { byte in
        (generator.chance(3) ? "&#37;" : generator.chance(3) ? "&percnt;" : "%")
          + padded(UInt32(byte), 2, uppercase: generator.chance(2))
      }.joined()
      let spellings = [
        "\(scalar)", percent, "&#\(scalar.value);", "&#x\(padded(scalar.value, 1, uppercase: true));",
        scalar.properties.generalCategory == .control ? percent : "&#X\(padded(scalar.value, 4, uppercase: false));",
        references[scalar] ?? "\(scalar)",
      ]
      // Numbers of control characters stand for no character.
      let isControl = scalar.properties.generalCategory == .control
      return (isControl ? [spellings[0], percent] : spellings).randomElement(using: &generator) ?? ""
    }.joined()
  }

  /// A name as YAML may have it between double quotation marks, each character in another way.
  private static func yaml(_ name: String, isName: Bool = true, _ generator: inout SeededGenerator) -> String {
    let letters: [Unicode.Scalar: String] = ["\u{A0}": "\\_", "\u{85}": "\\N", "\u{2028}": "\\L", "\u{2029}": "\\P"]
    return name.unicodeScalars.map { scalar in
      let long = "\\U\(padded(scalar.value, 8, uppercase: false))"
      // JSON writes two units of UTF-16.
      let units = String(scalar).utf16.map { "\\u\(padded(UInt32($0), 4, uppercase: false))" }.joined()
      let spellings = [
        "\(scalar)", long, units, scalar.value < 0x1_0000 ? "\\u\(padded(scalar.value, 4, uppercase: true))" : long,
        scalar.value < 0x100 ? "\\x\(padded(scalar.value, 2, uppercase: false))" : long, letters[scalar] ?? "\(scalar)",
        // A line that is continued, and characters that count for nothing.
        "\\\n  \(scalar == " " ? "\\x20" : "\(scalar)")", isName ? "\\t\\0\\/\(scalar)" : long,
      ]
      return spellings.randomElement(using: &generator) ?? ""
    }.joined()
  }

  @Test(arguments: UInt64(1)...400) func `a name is found however it is written`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let name = Self.name(&generator)
    let web = Self.web(name, &generator)
    let texts = [
      "![](\(web)) 50% of R&D; AT&T", "<img src=\"\(web)\">", "photo: \"\(Self.yaml(name, &generator))\" # 5\\",
      "footer: \"<img src='\(Self.yaml(web, isName: false, &generator))'>\"",
      "a: \"\\x\(Self.yaml("x", &generator))\"\nb: \(web)", "a: \"\\x41\"\n\(name)",
    ]
    for text in texts {
      #expect(FileNames([name]).named(in: NamedText(Array(text.utf8))) == [0], "\(name.debugDescription) in \(text)")
    }
  }

  @Test(arguments: [
    ("café.svg", "caf&eacute.svg"), ("café.svg", "caf&#233.svg"), ("café.svg", "caf&#xE9.svg"),
    ("café.svg", "cafe&#769;.svg"), ("café.svg", "CAF&Eacute;.SVG"), ("café.svg", "&#37;63af&#37;C3%A9.svg"),
    ("a b.svg", "a\\tb.svg"), ("a\\x41.svg", "\"a\\\\x41.svg\""), ("a&b.svg", "a&amp;b.svg"), ("R&D;.svg", "R&D;.svg"),
    ("fj.svg", "&fjlig;.svg"), ("d.svg", "&CounterClockwiseContourIntegral;d.svg"),
  ])
  func `a name is found in`(name: String, text: String) {
    #expect(FileNames([name]).named(in: NamedText(Array(text.utf8))) == [0])
  }

  @Test(arguments: [("café.svg", "caf&amp;eacute;.svg"), ("ab.svg", "a&nothing;b.svg"), ("a.svg", "b.svg")])
  func `a name is not found in`(name: String, text: String) {
    #expect(FileNames([name]).named(in: NamedText(Array(text.utf8))) == [])
  }
}
