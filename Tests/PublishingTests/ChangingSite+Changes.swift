import Foundation
import TestSupport

extension ChangingSite {
  /// Makes something happen, and says what.
  func change() throws -> String {
    let happening =
      isTidy ? pick([0, 1, 5, 5, 5, 5, 5, 5, 12, 16, 20, 21, 22, 23]) : Int.random(in: 0..<27, using: &random)
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
    case 14, 15: return try damageStagingFolder()
    case 16:
      clock += pick([0, 3600, 86_400, 31_536_000])
      return "let time pass"
    case 17: return try changeConfiguration(collection)
    case 18: return try toggleCollection()
    case 19:
      let folder = pick(["", "", "cars/"])
      try write("mine \(time)", to: "../output/\(folder)\(Self.foreign)\(Int.random(in: 1...3, using: &random)).txt")
      return "put a file into the output's folder '\(folder)'"
    case 20:
      try touch(root.appending(path: "content/\(collection)/\(item).md"))
      return "touch \(collection)/\(item)"
    case 21: return try replace(["like:", "also:"], in: item, of: collection)
    case 22: return try replace(["language: de", "language: en"], in: item, of: collection)
    case 23: return try replace(["kind: rare", "# rare"], in: item, of: collection)
    case 24: return try move(item, from: collection, to: collection == "cars" ? "books" : "cars")
    case 25: return try toggleUnreadFile()
    default: return "do nothing"
    }
  }

  /// Makes or removes a file that looks like one of the site's, and that nothing reads.
  private func toggleUnreadFile() throws -> String {
    let path = "content/" + pick(["shelf/a.md", "shelf/inner/collection.yaml", "cars/old/a.md", "books/b.markdown"])
    guard FileManager.default.fileExists(atPath: root.appending(path: path).path) else {
      try write("x", to: path)
      return "write \(path)"
    }
    try FileManager.default.removeItem(at: root.appending(path: path))
    return "remove \(path)"
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

  /// Writes the one for the other, which changes little else; where an item has neither, it gets one.
  private func replace(_ texts: [String], in item: String, of collection: String) throws -> String {
    let path = "content/\(collection)/\(item).md"
    var text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let other = pick(["item3", "item4"])
    if let old = texts.first(where: text.contains), let new = texts.first(where: { $0 != old }) {
      text.replace(old, with: new)
    } else {
      text.replace(
        "title:", with: "\(texts[0])\(texts[0].hasSuffix(":") ? " \(other)" : "")\ntitle:", maxReplacements: 1)
    }
    try write(text, to: path)
    return "replace \(texts) in \(collection)/\(item)"
  }

  private func move(_ item: String, from collection: String, to other: String) throws -> String {
    let new = root.appending(path: "content/\(other)/\(item).md")
    try? FileManager.default.removeItem(at: new)
    try FileManager.default.moveItem(at: root.appending(path: "content/\(collection)/\(item).md"), to: new)
    return "move \(collection)/\(item) to \(other)"
  }

  private func changePicture(_ collection: String) throws -> String {
    let path = "content/\(collection)/\(pick(["one.svg", "two.svg", "more/three.svg", "usual.svg"]))"
    let url = root.appending(path: path)
    // Without the default picture, a collection is in error.
    if !path.hasSuffix("usual.svg"), FileManager.default.fileExists(atPath: url.path), Bool.random(using: &random) {
      try FileManager.default.removeItem(at: url)
      return "remove \(path)"
    }
    let width = Int.random(in: 1...99, using: &random)
    try write("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='9'/>", to: path)
    return "draw \(path)"
  }

  private func changeTemplates() throws -> String {
    let path = pick([
      "templates/detail.mustache", "templates/cells/default.mustache", "templates/books/detail.mustache",
      "templates/list.mustache", "templates/report.mustache",
    ])
    let url = root.appending(path: path)
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
      return "remove \(path)"
    }
    try write(pick(Self.templates[url.lastPathComponent] ?? []), to: path)
    return "write \(path)"
  }

  /// Templates by the names of their files: lists with rows that show something of their section, and with the same rows twice.
  private static let templates = [
    "detail.mustache": ["<p>{{name}} {{collection.count}}</p>{{{body}}}\n"],
    "default.mustache": ["<p>{{name}} {{year}} {{#tags.items}}({{.}}){{/tags.items}}</p>\n"],
    "list.mustache": [
      "{{#sections}}<h2>{{header}}</h2>{{#rows}}<p>{{header}}: {{name}}</p>{{/rows}}{{/sections}}\n",
      "{{#sections}}{{#rows}}<b>{{name}}</b>{{/rows}}<hr>{{#rows}}<p>{{> cells/default}}</p>{{/rows}}{{/sections}}"
        + "{{#deleted.rows}}<p>{{> cells/default}}</p>{{/deleted.rows}}\n",
    ],
    "report.mustache": [
      "{{#rows}}<i>{{name}}{{#deleted}} {{deleted.date}}{{/deleted}}</i>{{/rows}}{{collection.count}}\n"
    ],
  ]

  private func changeSettings() throws -> String {
    let url = Bool.random(using: &random) ? "url: https://example.org/\n" : ""
    try write("title: Things \(Int.random(in: 0...2, using: &random))\n\(url)", to: "content/site.yaml")
    return "write site.yaml"
  }

  private func changeConfiguration(_ collection: String) throws -> String {
    let show = pick(["section", "page", "no"])
    try write(
      "\(configuration(of: collection))deleted: { show: \(show) }\n", to: "content/\(collection)/collection.yaml")
    return "show deleted items of \(collection): \(show)"
  }

  private func toggleCollection() throws -> String {
    let url = root.appending(path: "content/more")
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
      return "remove the collection more"
    }
    try write(configuration(of: "more"), to: "content/more/collection.yaml")
    try writeItem("first", in: "more")
    return "add the collection more"
  }
}
