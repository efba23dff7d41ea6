import Foundation
import TestSupport

// The files of the site.
extension ChangingSite {
  private static let sorts = [
    "{ name: Title, by: [title], sections: index(title) }",
    "{ name: Kind, by: [kind, title], sections: value(kind) }",
    "{ name: Like, by: [like, title], sections: value(like) }",
    "{ name: Year, by: [-year], sections: decade(year) }",
    "{ name: Tag, by: [tags, title], sections: value(tags) }",
  ]

  /// Collections differ in their first sort, and so do sites.
  func configuration(of collection: String) -> String {
    let first = (Int(seed) + collection.utf8.count) % Self.sorts.count
    let sorts = Self.sorts[first...] + Self.sorts[..<first]
    return """
      title: A & B
      fields:
        title: { type: text }
        year: { type: year, max: next year }
        kind: { type: text }
        photo: { type: image\(collection == "cars" ? ", default: usual.svg" : "") }
        photos: { type: images }
        tags: { type: list }
        like: { type: link, to: books }
        also: { type: link, to: books, many: true }
      sorts:
      \(sorts.map { "  - \($0)" }.joined(separator: "\n"))
      facets: [tags, year.decade]
      search: [title, tags, notes]
      list: { image: photo, page: 5 }
      report: { totals: [count] }

      """
  }

  func writeItem(_ name: String, in collection: String) throws {
    let other = "item\(Int.random(in: isTidy ? 2...12 : 1...14, using: &random))"
    // Only the first item is a draft where all is tidy, which no link leads to; the second is always known by an old address.
    let isDraft = isTidy ? name == "item1" : Int.random(in: 0..<4, using: &random) == 0
    let hasAlias = isTidy ? name == "item2" : Int.random(in: 0..<3, using: &random) == 0
    let lines = [
      "title: \(pick(["Æther", "the moon", "Zebra", "10 things", "9 lives", "Øl"])) \(Int.random(in: 0...9, using: &random))",
      "year: \(Int.random(in: 1900...2024, using: &random))",
      // So few that now and then there are none.
      Int.random(in: 0..<40, using: &random) == 0 ? "kind: rare" : "",
      isTidy && collection == "books"
        ? "" : pick(["", "", "photo: one.svg"] + (isTidy ? [] : ["photo: two.svg", "photo: more/three.svg"])),
      isTidy && collection == "books"
        ? ""
        : pick([
          "", "", "photos: one.svg", "photos: [{ file: one.svg, alt: One }, { file: one.svg, caption: Again }]",
        ]),
      isDraft ? "draft: true" : "", pick(["", "", "", "deleted: 2020-01-02"]),
      hasAlias ? "aliases: [old-\(name)]" : "", pick(["", "", "language: de", "sort-name: Zz"]),
      pick(["", "", isTidy ? "" : "unknown: 1", "tags: [a, b]", "tags: [A]", "created: 2021-02-03 04:05"]),
      pick(["", "like: \(other)", "also: \(other)"] + (isTidy ? [] : ["like: old-\(other)"])),
    ]
    let notes = pick(
      ["", "Some *notes*.", "See [it](\(other).md)."]
        + (isTidy
          ? ["As [it](old-item2.md) was, and [there](/books/old-item2.html)."]
          : [
            "![p](two.svg) [b](../books/\(other).md)",
            "As [it](old-\(other).md) was, and [there](/books/old-\(other).html).",
          ]))
    let text = "---\n\(lines.filter { !$0.isEmpty }.joined(separator: "\n"))\n---\n\(notes)\n"
    try write(text, to: "content/\(collection)/\(name).md")
  }

  func pickItem(_ collection: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "content/\(collection)").path)
    let items = names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    if items.count < 6 {
      try writeItem("item1", in: collection)
      return "item1"
    }
    return pick(items)
  }

  func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// - Parameter path: from the site's folder.
  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try touch(url)
  }
}
