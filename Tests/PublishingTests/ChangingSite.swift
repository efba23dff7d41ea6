import Diagnostics
import Foundation
import TestSupport

@testable import Publishing

/// A small site in a folder of its own, to which things happen.
final class ChangingSite {
  /// What the names of files in the output begin with that no build writes.
  static let foreign = "mine"

  let output: URL
  let fresh: URL
  /// Whether files that changed a moment ago may have changed since without a sign, as in life.
  var trustsClock = false
  private let folder: URL
  private let root: URL
  private var random: SeededGenerator
  /// Files get times of their own, since changes here follow each other faster than file systems count.
  private var time = 1_000_000_000.0
  private var clock = SiteBuild.clock

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    root = folder.appending(path: "site")
    output = folder.appending(path: "output")
    fresh = folder.appending(path: "fresh")
    try write("title: Things\ncollections: [cars]\n", to: "content/site.yaml")
    for collection in ["cars", "books"] {
      try write(Self.configuration, to: "content/\(collection)/collection.yaml")
      for number in 1...12 { try writeItem("item\(number)", in: collection) }
    }
    try write("<svg/>", to: "content/cars/one.svg")
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What is said in a build of the site as it is.
  func build() throws -> [String] {
    try build(to: output)
  }

  func buildFromNothing() throws -> [String] {
    try? FileManager.default.removeItem(at: fresh)
    try? FileManager.default.removeItem(at: folder.appending(path: ".fresh.vitrine"))
    return try build(to: fresh)
  }

  /// Whether a build would find nothing to do.
  func isStanding() throws -> Bool {
    var loader = try SiteLoader(root: root.path, options: options)
    guard let past = PastBuild(at: try OutputPlace(output.path, site: root.path)) else { return false }
    return try loader.compare(with: past) != nil
  }

  private var options: LoadOptions {
    var options = LoadOptions(clock: clock)
    if !trustsClock { options.settled = SettledTime(start: .max) }
    return options
  }

  private func build(to output: URL) throws -> [String] {
    let place = try OutputPlace(output.path, site: root.path)
    var loader = try SiteLoader(root: root.path, options: options)
    if let past = PastBuild(at: place), let standing = try loader.compare(with: past) {
      return standing.diagnostics.map(\.description).sorted()
    }
    let builder = try SiteBuilder(try loader.load(), root: root.path)
    _ = try builder.build(to: Publisher(place, adopts: true))
    return builder.diagnostics.map(\.description).sorted()
  }
}

extension ChangingSite {
  /// Makes something happen, and says what.
  func change() throws -> String {
    let happening = Int.random(in: 0..<24, using: &random)
    let collection = pick(["cars", "cars", "books"])
    let item = try pickItem(collection)
    switch happening {
    case 0...4:
      try writeItem(item, in: collection)
      return "write \(collection)/\(item)"
    case 5, 6:
      let path = "content/\(collection)/\(item).md"
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      try write(text + "\nMore \(Int.random(in: 0...9, using: &random)).\n", to: path)
      return "lengthen \(collection)/\(item)"
    case 7:
      try FileManager.default.removeItem(at: root.appending(path: "content/\(collection)/\(item).md"))
      return "remove \(collection)/\(item)"
    case 8: return try rename(item, in: collection)
    case 9: return try changePicture(collection)
    case 10: return try changeTemplates()
    case 11: return try changeSettings()
    case 12, 13: return try damageOutput()
    case 14, 15: return try damageWorkshop()
    case 16:
      clock += pick([0, 3600, 86_400, 31_536_000])
      return "let time pass"
    case 17: return try changeConfiguration(collection)
    case 18: return try toggleCollection()
    case 19:
      try write("mine \(time)", to: "../output/\(Self.foreign)\(Int.random(in: 1...3, using: &random)).txt")
      return "put a file into the output"
    case 20:
      try touch(root.appending(path: "content/\(collection)/\(item).md"))
      return "touch \(collection)/\(item)"
    default: return "do nothing"
    }
  }

  func writePlainItems() throws {
    for collection in ["cars", "books"] {
      for number in 1...12 { try write("---\ntitle: A \(number)\n---\n", to: "content/\(collection)/item\(number).md") }
    }
  }

  func addBrokenLink() throws {
    try write("---\ntitle: Broken\nyear: 1950\n---\n[nowhere](nowhere.md)\n", to: "content/cars/item1.md")
  }

  func removeBrokenLink() throws {
    try write("---\ntitle: Broken\nyear: 1950\n---\n[somewhere](item2.md)\n", to: "content/cars/item1.md")
  }

  private func rename(_ item: String, in collection: String) throws -> String {
    let name = pick([item.uppercased(), "x\(item)", "é\(item)", item + " b"])
    let new = root.appending(path: "content/\(collection)/\(name).md")
    guard !FileManager.default.fileExists(atPath: new.path) else { return "do nothing" }
    try FileManager.default.moveItem(at: root.appending(path: "content/\(collection)/\(item).md"), to: new)
    return "rename \(collection)/\(item) to \(name)"
  }

  private func changePicture(_ collection: String) throws -> String {
    let path = "content/\(collection)/\(pick(["one.svg", "two.svg", "more/three.svg"]))"
    let url = root.appending(path: path)
    if FileManager.default.fileExists(atPath: url.path), Bool.random(using: &random) {
      try FileManager.default.removeItem(at: url)
      return "remove \(path)"
    }
    try write("<svg id='\(Int.random(in: 0...99, using: &random))'/>", to: path)
    return "draw \(path)"
  }

  private func changeTemplates() throws -> String {
    let path = pick([
      "templates/detail.mustache", "templates/cells/default.mustache", "templates/books/detail.mustache",
    ])
    let url = root.appending(path: path)
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
      return "remove \(path)"
    }
    try write("<p>{{name}} {{collection.count}}</p>{{{body}}}\n", to: path)
    return "write \(path)"
  }

  private func changeSettings() throws -> String {
    let url = Bool.random(using: &random) ? "url: https://example.org/\n" : ""
    try write("title: Things \(Int.random(in: 0...2, using: &random))\n\(url)", to: "content/site.yaml")
    return "write site.yaml"
  }

  private func changeConfiguration(_ collection: String) throws -> String {
    let show = pick(["section", "page", "no"])
    try write("\(Self.configuration)deleted: { show: \(show) }\n", to: "content/\(collection)/collection.yaml")
    return "show deleted items of \(collection): \(show)"
  }

  private func toggleCollection() throws -> String {
    let url = root.appending(path: "content/more")
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
      return "remove the collection more"
    }
    try write(Self.configuration, to: "content/more/collection.yaml")
    try writeItem("first", in: "more")
    return "add the collection more"
  }

  private func damageOutput() throws -> String {
    let files = (try? FileState.all(in: output).keys.sorted()) ?? []
    // Without its list it is not known whose an output is, and a build refuses to guess.
    let damageable = files.filter { !$0.hasPrefix(Self.foreign) && $0 != OutputManifest.file }
    guard let path = damageable.randomElement(using: &random) else {
      return "do nothing"
    }
    if Bool.random(using: &random) {
      try FileManager.default.removeItem(at: output.appending(path: path))
      return "remove \(path) from the output"
    }
    try write("spoilt \(time)", to: "../output/\(path)")
    return "spoil \(path) in the output"
  }

  private func damageWorkshop() throws -> String {
    let workshop = folder.appending(path: ".output.vitrine")
    let ledger = workshop.appending(path: "ledger")
    guard (try? Data(contentsOf: ledger)) != nil else { return "do nothing" }
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      try FileManager.default.removeItem(at: workshop)
      return "remove the workshop"
    case 1:
      try FileManager.default.removeItem(at: ledger)
      try FileManager.default.createDirectory(at: ledger.appending(path: "x"), withIntermediateDirectories: true)
      return "put a folder in the ledger's place"
    case 2:
      var bytes = try Data(contentsOf: ledger)
      if !bytes.isEmpty { bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 4 }
      try bytes.write(to: ledger)
      return "change a bit of the ledger"
    case 3:
      let bytes = try Data(contentsOf: ledger)
      try bytes.prefix(Int.random(in: 0...bytes.count, using: &random)).write(to: ledger)
      return "cut the ledger short"
    default:
      let spare = workshop.appending(path: "spare/cars")
      guard FileManager.default.fileExists(atPath: spare.path) else { return "do nothing" }
      try Data("spoilt".utf8).write(to: spare.appending(path: "spoilt.html"))
      try? FileManager.default.removeItem(at: spare.appending(path: "item2.html"))
      return "spoil the spare output"
    }
  }
}

extension ChangingSite {
  private static let configuration = """
    title: A & B
    fields:
      title: { type: text }
      year: { type: year, max: next year }
      photo: { type: image }
      tags: { type: list }
    sorts:
      - { name: Title, by: [title], sections: index(title) }
      - { name: Year, by: [-year], sections: decade(year) }
    list: { image: photo, page: 10 }
    report: { totals: [count] }

    """

  private func writeItem(_ name: String, in collection: String) throws {
    let other = "item\(Int.random(in: 1...14, using: &random))"
    let lines = [
      "title: \(pick(["Æther", "the moon", "Zebra", "10 things", "9 lives", "Øl"])) \(Int.random(in: 0...9, using: &random))",
      "year: \(Int.random(in: 1900...2024, using: &random))",
      pick(["", "", "photo: one.svg", "photo: two.svg", "photo: more/three.svg"]),
      pick(["", "", "", "draft: true"]), pick(["", "", "", "deleted: 2020-01-02"]),
      pick(["", "", "aliases: [old-\(name)]"]), pick(["", "", "language: de", "sort-name: Zz"]),
      pick(["", "", "unknown: 1", "tags: [a, b]", "created: 2021-02-03 04:05"]),
    ]
    let notes = pick([
      "", "Some *notes*.", "See [it](\(other).md).", "![p](two.svg) [b](../books/\(other).md)",
      "As [it](old-\(other).md) was, and [there](/books/old-\(other).html).",
    ])
    let text = "---\n\(lines.filter { !$0.isEmpty }.joined(separator: "\n"))\n---\n\(notes)\n"
    try write(text, to: "content/\(collection)/\(name).md")
  }

  private func pickItem(_ collection: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "content/\(collection)").path)
    let items = names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    if items.count < 6 {
      try writeItem("item1", in: collection)
      return "item1"
    }
    return pick(items)
  }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// - Parameter path: from the site's folder.
  private func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try touch(url)
  }

  private func touch(_ url: URL) throws {
    time += 1
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: url.path)
  }
}
