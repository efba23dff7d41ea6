import Catalogue
import Diagnostics
import Foundation
import Loading
import Publishing
import Staging
import TestSupport

/// A site of a few files in a folder of its own, whose names are written byte for byte.
struct SmallSite {
  private let root: URL

  /// - Parameter files: their paths below `content/` with what they hold; a path that begins with a slash is one from the site's folder.
  init(_ files: KeyValuePairs<String, String>) throws {
    root = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    for (path, text) in files {
      let isAbsolute = path.utf8.first == UInt8(ascii: "/")
      let file = self.path(isAbsolute ? String(Substring(path.utf8.dropFirst())) : "content/\(path)")
      try FileManager.default.createDirectory(
        atPath: String(Substring(file.utf8[..<file.utf8.lastIndex(of: UInt8(ascii: "/"))!])),
        withIntermediateDirectories: true)
      guard FileManager.default.createFile(atPath: file, contents: Data(Self.contents(path, text).utf8)) else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
  }

  /// What a file holds: a picture is a drawing whose title is the text.
  private static func contents(_ path: String, _ text: String) -> String {
    guard path.utf8.suffix(4).elementsEqual(".svg".utf8), !text.hasPrefix("<") else { return text }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>\(text)</title></svg>"
  }

  func path(_ path: String) -> String { "\(root.path)/\(path)" }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Everything that is said about the site.
  func findings(_ change: (inout LoadOptions) -> Void = { _ in }) throws -> [String] {
    try diagnostics(change).map(\.description)
  }

  func diagnostics(_ change: (inout LoadOptions) -> Void = { _ in }) throws -> [Diagnostic] {
    var options = LoadOptions(clock: SiteBuild.clock)
    change(&options)
    return try SiteLoader.load(root: root.path, options: options).diagnostics
  }

  /// Everything that is said about a site of these files.
  static func findings(
    _ files: KeyValuePairs<String, String>, _ change: (inout LoadOptions) -> Void = { _ in }
  ) throws -> [String] {
    let site = try SmallSite(files)
    defer { site.remove() }
    return try site.findings(change)
  }

  /// The files that come of the site, but not its assets, whatever is wrong with it.
  func build(_ change: (inout LoadOptions) -> Void = { _ in }) throws -> [String: String] {
    var options = LoadOptions(clock: SiteBuild.clock)
    change(&options)
    let place = try OutputPlace(path("output"), site: root.path, sources: SiteLoader.sources)
    let builder = SiteBuilder(root: root.path, options: options, place: place, adopts: false)
    _ = try builder.publish(builder.prepare())
    return try SiteBuild.files(in: root.appending(path: "output")).mapValues {
      String(validating: $0, as: UTF8.self) ?? "This is no UTF-8."
    }
  }

  /// The files that come of a site of these files.
  static func build(
    _ files: KeyValuePairs<String, String>, _ change: (inout LoadOptions) -> Void = { _ in }
  ) throws -> [String: String] {
    let site = try SmallSite(files)
    defer { site.remove() }
    return try site.build(change)
  }

  /// The HTML of the notes of an item `c/n.md`, beside other files.
  static func notes(
    _ notes: String, beside files: KeyValuePairs<String, String> = [:], site: String = ""
  ) throws
    -> String
  {
    let small = try SmallSite(files)
    defer { small.remove() }
    try small.add("content/site.yaml", "title: T\n\(site)")
    try small.add("content/c/n.md", "---\ntitle: N\n---\n\(notes)\n")
    try small.add("content/c/collection.yaml", Self.collection)
    try small.add("templates/detail.mustache", "{{{body}}}")
    return try small.build()["c/n.html", default: ""]
  }

  /// What is said about the notes of an item `c/n.md`, whose first line is the fourth of its file.
  static func findings(
    inNotes notes: String, beside files: KeyValuePairs<String, String> = [:],
    _ change: (inout LoadOptions) -> Void = { _ in }
  ) throws -> [String] {
    let small = try SmallSite(files)
    defer { small.remove() }
    try small.add("content/c/n.md", "---\ntitle: N\n---\n\(notes)\n")
    try small.add("content/c/collection.yaml", Self.collection)
    return try small.findings(change)
  }

  func add(_ path: String, _ text: String) throws {
    let file = self.path(path)
    try FileManager.default.createDirectory(
      atPath: String(Substring(file.utf8[..<file.utf8.lastIndex(of: UInt8(ascii: "/"))!])),
      withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: file) { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
  }

  static let collection = """
    fields: { title: text, photo: image, back: { type: image }, web: url, tags: list, inside.photo: image }
    sorts: [{ name: A, by: [title] }, { name: Newest, by: [-title] }]

    """
  static let item = "---\ntitle: X\n---\n"
}
