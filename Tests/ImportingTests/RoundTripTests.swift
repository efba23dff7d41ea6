import Catalogue
import Diagnostics
import Editing
import Exporting
import Foundation
import Importing
import JSON
import TestSupport
import Testing

struct RoundTripTests {
  private static let seeds = UInt64(1)...60

  @Test func `an export changes nothing in its own site`() throws {
    for seed in Self.seeds {
      let site = try Site(RandomCollection(seed: seed))
      defer { site.remove() }
      let before = site.files
      for format in ["csv", "json"] { try site.importItems(try site.exported(format), format) }
      #expect(site.files == before, "seed \(seed)")
    }
  }

  @Test func `JSON gives an empty site the same items`() throws {
    for seed in Self.seeds {
      let (site, other) = (try Site(RandomCollection(seed: seed)), try Site())
      defer { for site in [site, other] { site.remove() } }
      try other.importItems(try site.exported("json"), "json")
      #expect(try other.items == site.items, "seed \(seed)")
    }
  }

  /// What is a list in one site may be one text with semicolons in the other.
  @Test func `CSV gives an empty site the same texts`() throws {
    for seed in Self.seeds {
      let collection = RandomCollection(seed: seed)
      let (site, other) = (try Site(collection), try Site())
      defer { for site in [site, other] { site.remove() } }
      try other.importItems(try site.exported("csv"), "csv")
      let (before, after) = (try site.items, try other.items)
      #expect(after.mapValues { $0[""] } == before.mapValues { $0[""] }, "notes, seed \(seed)")
      // A text that looks like a list in a column that is called like one becomes a list.
      for (key, type) in collection.fields where key != "tags" {
        for (id, item) in before {
          let (old, new) = (item[key], after[id]?[key])
          switch type {
          case .text, .image, .number, .date, .year: #expect(new == old, "\(key) of \(id), seed \(seed)")
          case .list, .images:
            // A semicolon within a text tells a list from a text.
            if new != old { #expect(new?.contains("\\;") != true, "\(key) of \(id), seed \(seed)") }
          case .flag, .money, .datetime, .rating, .choice, .url, .isbn, .vin, .link: break
          }
        }
      }
    }
  }
}

/// A site with one collection, or none yet.
private struct Site {
  private let root = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
  private var folder: URL { root.appending(path: "content/c") }

  init(_ collection: RandomCollection? = nil) throws {
    try FileManager.default.createDirectory(
      at: collection == nil ? root.appending(path: "content") : folder, withIntermediateDirectories: true)
    for (name, text) in collection?.files ?? [:] { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  var files: [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.reduce(into: [:]) { $0[$1] = try? Data(contentsOf: folder.appending(path: $1)) }
  }

  func exported(_ format: String) throws -> [UInt8] {
    let collection = try ExportedCollection("c", of: EditingSite(root: root.path, clock: 0))
    let pieces = format == "csv" ? try CSVExport(collection).pieces() : try JSONExport([collection]).pieces()
    return Array(pieces.joined())
  }

  func importItems(_ bytes: [UInt8], _ format: String) throws {
    let source = try ImportSource(bytes, path: "e.\(format)", preset: nil, collection: "c")
    var importer = try Importer(
      source, into: EditingSite(root: root.path, clock: 0), ImportRequest(collection: "c", map: [], key: nil))
    let plan = try importer.plan()
    #expect(plan.findings.filter { $0.severity == .error }.map(\.description) == [])
    if !plan.plan.changes.isEmpty { _ = try ChangeWriter(root: root.path).apply(plan.plan) }
  }

  /// The values of each item by their keys, and its notes, as the texts of JSON.
  var items: [String: [String: String]] {
    get throws {
      let file = SourceFile(path: "e.json", bytes: try exported("json"))
      guard case .record(let document) = try JSONReader.read(file).get(), case .list(let items)? = document["items"]
      else { return [:] }
      return items.reduce(into: [:]) { result, item in
        guard case .record(let item) = item, case .text(let id)? = item["id"],
          case .record(let fields)? = item["fields"]
        else { return }
        result[id] = fields.members.reduce(into: [:]) { $0[$1.key] = Self.text($1.value) }
        result[id]?[""] = item["notes"].map(Self.text)
      }
    }
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text
    case .list(let values): "[\(values.map(text).joined(separator: " | "))]"
    case .record(let record): "{\(record.members.map { "\($0.key)=\(text($0.value))" }.joined(separator: " | "))}"
    }
  }
}
