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
    return .list((0..<Int.random(in: 0...4, using: &random)).map { _ in chance(3) ? mapping() : item() })
  }

  private mutating func item() -> EditedValue { .text(chance(3) ? text() : pick(["a", "b", "ünï"])) }

  /// A mapping that may be among the items of a list.
  private mutating func mapping() -> EditedValue {
    let keys = ["file", "alt", "caption"].prefix(Int.random(in: 1...3, using: &random)).shuffled(using: &random)
    return .mapping(keys.map { .init($0, chance(8) ? .empty : item()) })
  }

  /// Changes a list as a person does: an item goes, comes, moves or says something else.
  mutating func change(_ items: [EditedValue]) -> [EditedValue] {
    var items = items
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let place = Int.random(in: 0...items.count, using: &random)
      if items.isEmpty || chance(4) {
        items.insert(chance(2) ? mapping() : item(), at: place)
      } else if chance(3) {
        items.remove(at: max(0, place - 1))
      } else if chance(2) {
        items.insert(items.remove(at: Int.random(in: 0..<items.count, using: &random)), at: min(place, items.count))
      } else {
        items[max(0, place - 1)] = changed(items[max(0, place - 1)])
      }
    }
    return items
  }

  private mutating func changed(_ value: EditedValue) -> EditedValue {
    switch value {
    case .empty, .list: return item()
    case .text(let text): return chance(2) ? item() : .mapping([.init("file", .text(text)), .init("alt", item())])
    case .mapping(var members):
      let place = Int.random(in: 0...members.count, using: &random)
      if chance(2), let member = members.dropFirst(place).first {
        members[place] = .init(member.key, item())
      } else if chance(2), members.count > 1 {
        members.remove(at: max(0, place - 1))
      } else if !members.contains(where: { $0.key == "note" }) {
        members.insert(.init("note", item()), at: place)
      }
      return .mapping(members)
    }
  }

  /// A list whose items are texts and mappings, in any way of writing, below the key `photos`.
  mutating func list() -> String {
    let indent = pick(["", "  ", "    "])
    if chance(3) {
      let line = pick([" ", "\n  "])
      let items = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        chance(2) ? flowMapping() : "'\(pick(["a", "b"]))'"
      }
      return "photos: [" + items.joined(separator: "," + line) + pick(["]", " ]", line + "]"]) + " # end\n"
    }
    var text = "photos:" + pick(["", " # list"]) + "\n"
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      if chance(6) { text += "\(indent)# between\n" }
      text += "\(indent)-" + listItem(indent)
    }
    return text
  }

  private mutating func flowMapping() -> String {
    let members = [
      pick(["file: a.jpg", "file: 'b.jpg'", "\"file\": c.jpg"]), pick(["alt: \"x, y\"", "alt: ", "alt: [p, q]"]),
      pick(["caption: one two", "note: {a: b}"]),
    ].prefix(Int.random(in: 1...3, using: &random)).shuffled(using: &random)
    return chance(2) ? "{ \(members.joined(separator: ", ")) }" : "{\(members.joined(separator: ","))}"
  }

  private mutating func listItem(_ indent: String) -> String {
    let comment = chance(3) ? " # c\n" : "\n"
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return " " + flowMapping() + comment
    case 1: return " '\(pick(["a.jpg", "b.jpg"]))'" + comment
    case 2: return " a.jpg" + comment
    case 3: return comment
    case 4: return " |-\n\(indent)   one\n\(indent)   two\n"
    case 5: return "   file: a.jpg\(comment)\(indent)    alt: 'x'\n"
    default:
      let column = indent + "  "
      let members = [
        "file: \(pick(["a.jpg", "'b.jpg'"]))\(comment)", "alt:\(pick(["", " \"q\""]))\(comment)",
        "caption: |\n\(column)  one\n\(column)  two\n", "note:\n\(column)  deep: 1\(comment)",
      ].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      return " " + members.joined(separator: column)
    }
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
      "a", "Ford", " ", ": ", " #", "#", "-", "'", "\"", "\\", "\n", "\n\n", "\r", "\t", "é", "e\u{301}", "\u{301}",
      "🚗",
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
