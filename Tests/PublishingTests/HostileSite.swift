import Foundation
import TestSupport

/// A site with one item of each kind, and the values that are asked for in every place that takes one.
struct HostileSite {
  private let root = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
  private let cell: String
  private let style: String
  private let text: () -> String
  private let fileName: () -> String
  private let address: () -> String

  /// - Parameters:
  ///   - values: hostile ones; nil for harmless ones in the same places.
  init(cell: String, style: String, values: HostileValues?) {
    self.cell = cell
    self.style = style
    guard let values else {
      (text, fileName, address) = ({ "x" }, { "x" }, { "x" })
      return
    }
    let box = Box(values)
    (text, fileName, address) = ({ box.values.text() }, { box.values.fileName() }, { box.values.address() })
  }

  private final class Box {
    var values: HostileValues
    init(_ values: HostileValues) { self.values = values }
  }

  /// The pages and other files of markup, in the order of their names, which begin alike whatever the values are.
  func pages(
    notes: String = "Notes.\n", allowsHTML: Bool = false
  ) throws -> (
    pages: [(name: String, bytes: [UInt8])], findings: [String]
  ) {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(notes: notes, allowsHTML: allowsHTML)
    let build = try SiteBuild(root)
    let pages = build.files.filter { $0.key.hasSuffix(".html") || $0.key.hasSuffix(".xml") }
    return (pages.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value)) }, build.findings)
  }

  private func write(notes: String, allowsHTML: Bool) throws {
    let picture = "p\(fileName())z.svg"
    try file(
      "site.yaml",
      """
      title: \(quoted("T" + text()))
      description: \(quoted("D" + text()))
      url: https://example.org/
      allow-html: \(allowsHTML)
      """)
    try file(
      "things/collection.yaml",
      """
      title: \(quoted("C" + text()))
      description: \(quoted("D" + text()))
      item: \(quoted("I" + text()))
      name: "{{title}}"
      fields:
        title: { type: text, label: \(quoted("L" + text())) }
        none: { type: text, placeholder: \(quoted("P" + text())) }
        size: { type: number, unit: \(quoted("U" + text())), label: \(quoted("L" + text())) }
        kind: { type: choice, options: [\(quoted("O" + text())), other] }
        tags: list
        link: url
        mark: rating
        photo: image
        cover: image
      sorts:
        - { name: \(quoted("S1" + text())), by: [title], sections: index(title) }
        - { name: \(quoted("S2" + text())), by: [-title], sections: value(title) }
        - { name: \(quoted("S3" + text())), by: [none, title], sections: value(none) }
      list: { cell: \(cell), style: \(style), text: \(quoted(plain() + "{{title}}")), detail: \(quoted(plain() + "{{size}}")), image: photo, counts: yes }
      detail: [{ header: \(quoted("H" + text())), footer: \(quoted("F" + text())), fields: [title, none, size, kind, tags, link, mark] }]
      deleted: { show: \(style == "grouped" ? "page" : "section"), header: \(quoted("G" + text())) }
      report: { columns: [title, none, size, tags, link], totals: [count, sum(size)] }
      """)
    try file("things/\(picture)", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    for (number, more) in ["created: 2020-01-01", "deleted: 2020-01-01\ndeleted-because: \(quoted("W" + text()))"]
      .enumerated()
    {
      try file(
        "things/i\(number)\(fileName())z.md",
        """
        ---
        title: \(quoted("B" + text()))
        size: 1.5
        tags: [\(quoted("T" + text())), \(quoted("t" + text()))]
        link: \(quoted("https://example.org/" + address()))
        mark: 3
        photo: \(quoted(picture))
        sort-name: \(quoted("B" + text()))
        aliases: [\(quoted("o\(number)" + fileName() + "z"))]
        \(more)
        ---
        \(notes)
        """)
    }
  }

  /// Text for a template: without braces, which would be tags.
  private func plain() -> String { String(text().unicodeScalars.filter { $0 != "{" && $0 != "}" }) }

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { ["\\": "\\\\", "\"": "\\\"", "\n": "\\n"][$0] ?? String($0) }.joined()
    return "\"\(escaped)\""
  }

  private func file(_ path: String, _ text: String) throws {
    let url = root.appending(path: "content").appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
