import TestSupport

@testable import FrontMatter

/// Makes Markdown files with front matter in every way of writing, and edits for them.
struct DocumentMaker {
  private var random: SeededGenerator
  private let keys = ["make", "model", "größe", "engine", "power", "tags", "notes", "a b"]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func document() -> String {
    let start = chance(5) ? "\u{FEFF}" : ""
    let notes = pick(["", "notes", "\n# Títle\n\n---\n\nmore\n", "🚗 --- \r\n", "no line end"])
    var text = chance(8) ? notes : "---\n" + front() + pick(["---\n", "--- \t\n"]) + notes
    if text.hasSuffix("--- \t\n"), chance(2) { text.removeLast() }
    if chance(3) { text = text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") }
    return start + text
  }

  mutating func path() -> [String] {
    let key = pick(keys)
    return chance(3) ? ["engine", key] : [key]
  }

  mutating func value() -> EditedValue {
    guard chance(3) else { return chance(8) ? .empty : .text(text()) }
    return .list((0..<Int.random(in: 0...4, using: &random)).map { _ in chance(3) ? text() : pick(["a", "b", "ünï"]) })
  }

  private mutating func front() -> String {
    if chance(12) { return "" }
    if chance(12) { return "{" + flowEntries() + "}" + pick(["", " # c", "\n# c"]) + "\n" }
    let indent = chance(8) ? "  " : ""
    var lines = chance(4) ? "# top\n" : ""
    for key in keys.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)) {
      lines += entry(key, indent: indent)
      if chance(6) { lines += pick(["\n", "# between: x\n", indent + "# [ ' \"\n"]) }
    }
    return lines
  }

  private mutating func entry(_ key: String, indent: String) -> String {
    let name = indent + (chance(6) ? "\"\(key)\"" : key) + (chance(10) ? " :" : ":")
    let comment = chance(4) ? " # c: ö 'x" : ""
    let inner = indent + "  "
    if key == "engine", chance(2) {
      let below = ["power", "make", "tags"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      return name + comment + "\n" + below.map { entry($0, indent: inner) }.joined()
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return name + comment + "\n"
    case 1:
      return name
        + " |\(pick(["", "-", "+"]))\(comment)\n\(inner)läne\n\n\(inner) two # no\n\(pick(["", "\n", "\n\n"]))"
    case 2: return name + " >\n\(inner)folded\n\(inner)text\n"
    case 3: return name + " [a, \"b, c\", 'd']\(comment)\n"
    case 4: return name + " [a,\n\(inner)  b]\(comment)\n"
    case 5: return name + comment + "\n\(inner)- a\(comment)\n\(inner)- \"b\"\n\(inner)-\n"
    case 6: return name + comment + "\n\(indent)- a\n\(indent)- ünï\(comment)\n"
    case 7: return name + " \"dq \\\" ü\n\(inner)more\"\(comment)\n"
    case 8: return name + " 'it''s'\(comment)\n"
    case 9: return name + " plain\n\(inner)on two\(comment)\n"
    case 10: return name + comment + "\n\(inner)below\(comment)\n"
    case 11: return name + " {" + flowEntries() + "}\(comment)\n"
    case 12: return name + "   \(text().isEmpty ? "x" : "a\u{A0}b \u{1F697}")  \(comment)\n"
    default: return name + " 1984\(comment)\n"
    }
  }

  private mutating func flowEntries() -> String {
    let below = ["power", "make", "tags", "engine"].shuffled(using: &random).prefix(
      Int.random(in: 0...3, using: &random))
    return below.map { key in
      pick(["\(key): 1", "\(key): [x, y]", "\"\(key)\": 'é'", "\(key): ", "\(key): {power: 3, make: 4}", "\(key): {}"])
    }.joined(separator: pick([", ", ",", " , "]))
  }

  private mutating func text() -> String {
    let pieces = [
      "a", "Ford", " ", ": ", " #", "#", "-", "'", "\"", "\\", "\n", "\n\n", "\r", "\t", "é", "e\u{301}", "🚗",
      "\u{2028}", "\u{85}",
      "\u{FEFF}", "[", "]", "{", "}", ",", "&", "*", "!", "|", ">", "%", "@", "`", "?", ":", "---", "...", "null", "~",
      "No", "1.10",
      "<<", "=", "\u{A0}", "漢字", "\r\n", "\u{7F}", "\u{FFFE}", "\u{10FFFF}",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in pick(pieces) }.joined()
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
