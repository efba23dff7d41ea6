import Catalogue
import Foundation
import TestSupport

/// A collection with keys and texts that exports and imports treat in a special way; the same one for the same seed.
struct RandomCollection {
  private(set) var fields: [(key: String, type: FieldType)] = []
  /// The files of the collection's folder, by their names.
  private(set) var files: [String: String] = [:]

  private static let keys = [
    "notes", "id", "path", "fields.id", "fields.notes", "-x", "Title", "tags", "a.b", "composers", "shelf_2", "größe",
    "file", "alt",
  ]
  private static let types: [FieldType] = [.text, .list, .number, .date, .flag, .image, .images, .year]
  private static let texts = [
    "plain", "a; b", "a;b", " blank before", "=1+1", "-5", "'quoted", "007", "1 234", "yes", "two\nlines", "\"marks\"",
    "Größe", "C:\\x", "{\"file\": \"a.jpg\"}", "a,b", "[x]", "1.10", "2020-01-01", "# none", "- dash", "null", "x; =2",
    "＝3", "\u{301}", "\u{94D}ya; \u{301}b", "\u{200D}x", " \u{301}x", "=\u{338}", "a;\u{301}", "\\\u{301}", "&lt;b&gt;",
  ]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    fields = [("t", .text)]
    for key in Self.keys.shuffled(using: &generator).prefix(7) {
      fields.append((key, Self.types.randomElement(using: &generator) ?? .text))
    }
    let definitions = fields.map { "  \(Self.quoted($0.key)): \($0.type.rawValue)\n" }
    files["collection.yaml"] = "name: \"{{t}}\"\nfields:\n" + definitions.joined()
    for item in 0..<Int.random(in: 1...5, using: &generator) {
      var lines = ["---", "t: item \(item)"]
      for (key, type) in fields.dropFirst() where !generator.chance(4) {
        lines.append("\(Self.quoted(key)): \(Self.value(type, &generator))")
      }
      let notes = generator.chance(2) ? "\n\(Self.texts.randomElement(using: &generator) ?? "")\n" : ""
      files["item-\(item).md"] = lines.joined(separator: "\n") + "\n---\n" + notes
    }
  }

  private static func value(_ type: FieldType, _ generator: inout SeededGenerator) -> String {
    func one(_ values: [String]) -> String { values.randomElement(using: &generator) ?? "" }
    func picture() -> String {
      let file = quoted(one(["a.jpg", "b;x.jpg", "c d.png"]))
      return generator.chance(2) ? file : "{ file: \(file), alt: \(quoted(one(texts))) }"
    }
    switch type {
    case .list: return "[\((0...generator.next() % 3).map { _ in quoted(one(texts)) }.joined(separator: ", "))]"
    case .number: return one(["1", "1234.50", "-5", "0.10"])
    case .date: return one(["2020-01-01", "1999-12-31"])
    case .flag: return one(["yes", "no"])
    case .year: return one(["1964", "2020"])
    case .image: return picture()
    case .images: return "[\((0...generator.next() % 2).map { _ in picture() }.joined(separator: ", "))]"
    case .text, .money, .datetime, .rating, .choice, .url, .isbn, .vin, .link: return quoted(one(texts))
    }
  }

  /// A text between double quotes.
  private static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]
    return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
