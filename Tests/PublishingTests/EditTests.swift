import Files
import Foundation
import Glibc
import Testing

@testable import Publishing

/// What an edit of one item costs: what it changes, and nothing else.
struct EditTests {
  @Test func `an edit of notes puts one page in its place, and the output stays where it is`() throws {
    let site = try site()
    defer { site.remove() }
    let before = try states(site)
    try site.write("---\ntitle: A 3\n---\nNew notes.\n", to: "content/cars/item3.md")
    _ = try site.build()
    let after = try states(site)
    #expect(changes(before, after) == ["cars/item3.html"])
    #expect(
      try String(contentsOf: site.output.appending(path: "cars/item3.html"), encoding: .utf8).contains("New notes."))
    #expect(before.folder == after.folder)
    #expect(try site.isStanding())
  }

  @Test func `an edit of a name changes the lists, and the output is exchanged`() throws {
    let site = try site()
    defer { site.remove() }
    let before = try states(site)
    try site.write("---\ntitle: A 3, renamed\n---\n", to: "content/cars/item3.md")
    _ = try site.build()
    let after = try states(site)
    let changes = changes(before, after)
    #expect(changes.isSuperset(of: ["cars/index.html", "cars/item3.html", "cars/data.json", "cars/report.html"]))
    #expect(!changes.contains { $0.hasPrefix("books/") } && !changes.contains("cars/item9.html"))
    #expect(before.folder != after.folder)
    #expect(try site.isStanding())
  }

  @Test func `rows of items that did not change are those that stand`() throws {
    let site = try site()
    defer { site.remove() }
    let files = ["index.html", "report.html", "data.json", "data.csv"].map { site.output.appending(path: "cars/\($0)") }
    for file in files { try replace("A 9", by: "B 8", in: file) }
    try site.write("---\ntitle: A 3, renamed\n---\n", to: "content/cars/item3.md")
    _ = try site.build()
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.contains("A 3, renamed") && text.contains("B 8") && !text.contains("A 9"), "\(file.lastPathComponent)")
    }
  }

  @Test func `a file that was changed by hand gives no rows`() throws {
    let site = try site()
    defer { site.remove() }
    let file = site.output.appending(path: "cars/index.html")
    try replace("A 9", by: "B 8", in: file)
    try site.touch(file)
    try site.write("---\ntitle: A 3, renamed\n---\n", to: "content/cars/item3.md")
    _ = try site.build()
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("A 9") && !text.contains("B 8"))
  }

  @Test func `a page that is to stay and cannot be reached is not left out`() throws {
    let site = try site()
    defer { site.remove() }
    let new = site.folder.appending(path: "new")
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    let tree = try OutputTree(
      in: Folder(at: new.path), over: Folder(at: site.output.path), folders: ["cars", "elsewhere"])
    try tree.add(FileBatch(keeping: .none, name: "item1.html"), folder: "elsewhere")
    #expect(throws: FileFailure.self) { try tree.finish(as: OutputManifest(), hasSameFiles: true) }
  }

  /// A site that was built; the build after finds everything as it was.
  private func site() throws -> ChangingSite {
    let site = try ChangingSite(seed: 3)
    try site.writePlainItems()
    _ = try site.build()
    #expect(try site.isStanding())
    return site
  }

  /// Changes a file of the output and leaves no sign of it.
  private func replace(_ old: String, by new: String, in file: URL) throws {
    let stamp = try stamp(file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(old))
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: Data(text.replacingOccurrences(of: old, with: new).utf8))
    try handle.close()
    let modified = timespec(
      tv_sec: Int(stamp.modified / 1_000_000_000), tv_nsec: Int(stamp.modified % 1_000_000_000))
    utimensat(AT_FDCWD, file.path, [modified, modified], 0)
    #expect(PageStamp(try self.stamp(file)) == PageStamp(stamp))
  }

  private func stamp(_ file: URL) throws -> FileStamp {
    try #require(try Folder(at: file.deletingLastPathComponent().path).stamp(of: file.lastPathComponent))
  }

  private func states(_ site: ChangingSite) throws -> (folder: UInt64, pages: [String: UInt64]) {
    let output = try Folder(at: site.output.path)
    let paths = try FileState.all(in: site.output).keys
    let pages = try paths.map { ($0, try #require(try output.stamp(at: $0)).inode) }
    return (try output.stamp().inode, Dictionary(uniqueKeysWithValues: pages))
  }

  private func changes(
    _ before: (folder: UInt64, pages: [String: UInt64]), _ after: (folder: UInt64, pages: [String: UInt64])
  ) -> Set<String> {
    Set(after.pages.filter { before.pages[$0.key] != $0.value }.keys)
  }
}
