import Catalogue
import Diagnostics
import Files
import Foundation
import TestSupport
import Testing

@testable import Loading
@testable import Publishing
@testable import Staging

/// What an edit of one item costs: what it changes, and nothing else.
struct EditTests {
  @Test func `an edit of notes changes one page and the data of the search that reads notes`() throws {
    let site = try site()
    defer { site.remove() }
    let before = try states(site)
    try site.write("---\ntitle: A 3\n---\nNew notes.\n", to: "content/cars/item3.md")
    _ = try site.build()
    let after = try states(site)
    #expect(changes(before, after) == ["cars/item3.html", "search/cars-1.js"])
    #expect(
      try String(contentsOf: site.output.appending(path: "cars/item3.html"), encoding: .utf8).contains("New notes."))
    #expect(try site.isUnchanged())
  }

  @Test func `an edit of a name changes the lists`() throws {
    let site = try site()
    defer { site.remove() }
    let before = try states(site)
    try site.write("---\ntitle: A 3, renamed\n---\n", to: "content/cars/item3.md")
    _ = try site.build()
    let after = try states(site)
    let changes = changes(before, after)
    #expect(changes.isSuperset(of: ["cars/index.html", "cars/item3.html", "cars/data.json", "cars/report.html"]))
    #expect(!changes.contains { $0.hasPrefix("books/") } && !changes.contains("cars/item9.html"))
    #expect(try site.isUnchanged())
  }

  @Test func `an item that links by another field, or from another collection, changes the page that it links to`()
    throws
  {
    let site = try site()
    defer { site.remove() }
    let item = "content/cars/link.md"
    for field in ["like", "also"] {
      try site.write("---\ntitle: Link\n\(field): item5\n---\n", to: item)
      try expectFilesAsFromNothing(site, field)
    }
    try FileManager.default.moveItem(
      at: site.root.appending(path: item), to: site.root.appending(path: "content/books/link.md"))
    try expectFilesAsFromNothing(site, "moved")
  }

  @Test func `an item that is filed otherwise changes the pages of values on which others stand by it`() throws {
    let site = try site()
    defer { site.remove() }
    for number in 1...12 {
      try site.write("---\ntitle: A \(number)\nlike: item\(number % 2 + 1)\n---\n", to: "content/cars/item\(number).md")
    }
    for line in ["language: de\n", "", "sort-name: Moon, new\n", "sort-name: Moon, old\n"] {
      try site.write("---\ntitle: The moon\n\(line)---\n", to: "content/books/item1.md")
      try expectFilesAsFromNothing(site, line)
    }
  }

  @Test func `a default picture that changes changes all pages that show it`() throws {
    let site = try site()
    defer { site.remove() }
    try site.write("---\ntitle: Link\ntags: [a]\nphoto: gone.svg\n---\n", to: "content/cars/link.md")
    try site.write("---\ntitle: Other\ntags: [a]\n---\n", to: "content/cars/other.md")
    for width in [3, 4] {
      try site.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='9'/>", to: "content/cars/usual.svg")
      try expectFilesAsFromNothing(site, "\(width)")
    }
  }

  @Test func `a list that was changed by hand is made again`() throws {
    let site = try site()
    defer { site.remove() }
    let file = site.output.appending(path: "cars/index.html")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "A 9", with: "B 8").utf8).write(to: file)
    _ = try site.build()
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `a folder of the output that was read-only for a while keeps no later build from ending`() throws {
    try Unprivileged.run {
      let site = try site()
      defer { site.remove() }
      let edit = { (path: String, text: String) in
        try site.write("---\ntitle: \(text)\n---\n", to: path)
        _ = try site.build()
      }
      let books = site.output.appending(path: "books").path
      try edit("content/cars/item3.md", "One")
      try edit("content/cars/item3.md", "Two")
      chmod(books, 0o555)
      try edit("content/cars/item3.md", "Three")
      chmod(books, 0o755)
      let book = try #require(
        FileManager.default.contentsOfDirectory(atPath: "\(site.root.path)/content/books").first { $0.hasSuffix(".md") }
      )
      try edit("content/books/\(book)", "Four")
      let page = URL(fileURLWithPath: books).appending(path: "\(book.dropLast(3)).html")
      #expect(try String(contentsOf: page, encoding: .utf8).contains("Four"))
    }
  }

  @Test func `a bound of now is another one at each build`() throws {
    let site = try site()
    defer { site.remove() }
    try site.write("fields: { title: text, at: { type: datetime, min: now } }\n", to: "content/cars/collection.yaml")
    try site.write("---\ntitle: A\nat: 2023-11-14T22:30Z\n---\n", to: "content/cars/item3.md")
    let before = try site.build()
    site.clock += 1200
    #expect(try !site.isUnchanged())
    let after = try site.build()
    #expect(after == (try site.buildFromNothing()))
    #expect(after.count == before.count + 1)
  }

  @Test func `notes that cannot be read again are an error, not an empty page`() throws {
    let site = try site()
    defer { site.remove() }
    // Without pictures, an item depends on no other files.
    try site.write("fields: { title: text }\n", to: "content/cars/collection.yaml")
    _ = try site.build()
    try FileManager.default.removeItem(at: site.output.appending(path: "cars/item3.html"))
    let source = site.root.appending(path: "content/cars/item3.md")
    var loader = try SiteLoader(root: site.root.path, options: LoadOptions(clock: SiteBuild.clock))
    _ = try loader.compare(with: #require(try site.existing()).cache)
    let loaded = try loader.load()
    let content = try #require(loaded.content.collection("cars"))
    let item = try #require(content.collection.items.firstIndex { $0.id == "item3" })
    #expect(content.file(of: item).row != nil, "the item comes from the cache")
    var diagnostics: [Diagnostic] = []
    let wanted = loaded.content.collections.map { $0.collection.id == "cars" ? [item] : [] }
    let notes = try loaded.readNotes(of: wanted, diagnostics: &diagnostics)
    #expect(notes.flatMap(\.keys) == [item] && diagnostics.isEmpty)
    try FileManager.default.removeItem(at: source)
    #expect(try loaded.readNotes(of: wanted, diagnostics: &diagnostics).allSatisfy(\.isEmpty))
    #expect(
      diagnostics.map(\.description) == [
        "content/cars/item3.md:1:1: error: this file cannot be read: No such file or directory [file-unreadable]"
      ])
  }

  @Test func `a page that is to stay and cannot be reached is not left out`() throws {
    let site = try site()
    defer { site.remove() }
    let new = site.folder.appending(path: "new")
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    let tree = try OutputTree(
      in: Folder(at: new.path), over: Folder(at: site.output.path), folders: ["cars", "elsewhere"])
    let page = OutputFingerprint(inode: 0, size: 0, modified: 0)
    try tree.add(FileBatch(keeping: page, name: "item1.html"), folder: "elsewhere")
    #expect(throws: FileFailure.self) { try tree.finish() }
  }

  /// A site that was built; the build after finds everything as it was.
  private func site() throws -> ChangingSite {
    let site = try ChangingSite(seed: 3)
    try site.writePlainItems()
    _ = try site.build()
    #expect(try site.isUnchanged())
    return site
  }

  /// Builds a site, and compares the output with that of a build from nothing.
  private func expectFilesAsFromNothing(_ site: ChangingSite, _ change: String) throws {
    #expect(try site.build() == site.buildFromNothing(), "\(change)")
    let (now, expected) = (try FileState.all(in: site.output), try FileState.all(in: site.fresh))
    #expect(now.keys.sorted() == expected.keys.sorted(), "\(change)")
    for (path, file) in expected { #expect(now[path]?.bytes == file.bytes, "\(change): \(path)") }
  }

  private func states(_ site: ChangingSite) throws -> [String: UInt64] {
    let output = try Folder(at: site.output.path)
    let paths = try FileState.all(in: site.output).keys
    let pages = try paths.map { ($0, try #require(try output.status(at: RelativePath($0))).inode) }
    return Dictionary(uniqueKeysWithValues: pages)
  }

  private func changes(_ before: [String: UInt64], _ after: [String: UInt64]) -> Set<String> {
    Set(after.filter { before[$0.key] != $0.value }.keys)
  }
}
