import Files
import Foundation
import Glibc
import TestSupport
import Testing

/// A site with two states, and an output that holds things of somebody else, in a folder of their own.
final class Scene {
  /// What the states of a site differ in.
  enum Difference: String {
    /// A title that every page shows, items that come and go, and a collection that does; the output holds things of others.
    case files
    /// A title that every page shows, and how far large files are the same.
    case texts
    /// The notes of an item.
    case notes
    /// The title of an item, which lists and data show, too.
    case title

    /// Whether the rest of the site stays as it is, so that builds go by what the one before left.
    var isEdit: Bool { self == .notes || self == .title }
  }

  enum State: String, CaseIterable {
    case one, two

    var other: State { self == .one ? .two : .one }
  }

  /// Whether the file system keeps extended attributes, by which an output remembers its site.
  static let canRememberSites: Bool = {
    let path = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)").path
    defer { rmdir(path) }
    guard mkdir(path, 0o700) == 0, let folder = try? Folder(at: path) else { return false }
    folder.setAttribute("user.vitrine.site", to: "x")
    return folder.attribute("user.vitrine.site") == "x"
  }()

  let folder: URL
  let output: URL
  private let items: Int
  private let difference: Difference

  /// - Parameter items: how many items the first collection has.
  init(items: Int = 6, differingIn difference: Difference = .files) throws {
    folder = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    output = folder.appending(path: "web/output")
    self.items = items
    self.difference = difference
    try FileManager.default.createDirectory(
      at: folder.appending(path: "web"), withIntermediateDirectories: true)
    try set(.one)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of the scene, and the folders it is in.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Puts the site in a state.
  func set(_ state: State) throws {
    let edited = "site/content/books/item-0.md"
    if difference.isEdit, FileManager.default.fileExists(atPath: folder.appending(path: edited).path) {
      return try write(item(state), to: edited)
    }
    try? FileManager.default.removeItem(at: folder.appending(path: "site"))
    try write("title: \(difference.isEdit ? "A site" : "State \(state)")\n", to: "site/content/site.yaml")
    let collection = "name: \"{{title}}\"\nfields:\n  title: { type: text }\n  long: { type: text }\n"
    for name in difference == .files ? ["books", "only-\(state)"] : ["books"] {
      try write(collection, to: "site/content/\(name)/collection.yaml")
      for item in 0..<(name == "books" ? items : 2) {
        try write("---\ntitle: Item \(item)\n---\n", to: "site/content/\(name)/item-\(item).md")
      }
    }
    switch difference {
    case .files: try write("---\ntitle: Only in \(state)\n---\n", to: "site/content/books/only-\(state).md")
    case .texts:
      // Files that are written piece by piece.
      let long = String(repeating: "long ", count: 60_000)
      try write("---\ntitle: A long one\nlong: \(long)\n---\n", to: "site/content/books/a.md")
      try write("---\ntitle: The last in \(state)\n---\n", to: "site/content/books/z.md")
    case .notes, .title: try write(item(state), to: edited)
    }
  }

  /// The item that is edited.
  private func item(_ state: State) -> String {
    difference == .notes
      ? "---\ntitle: Item 0\n---\nState \(state).\n" : "---\ntitle: Item 0, \(state)\n---\n"
  }

  /// Puts things into the output that no build wrote.
  func addForeignFiles() throws {
    try write("example.org\n", to: "web/output/CNAME")
    try write("mine\n", to: "web/output/books/mine.html")
    try write("ref\n", to: "web/output/.git/refs/heads/main")
    try FileManager.default.createSymbolicLink(
      atPath: output.appending(path: "link").path, withDestinationPath: "/nowhere")
  }

  /// What the output should hold in each state, its foreign files included.
  func expectations() throws -> [State: Snapshot] {
    var expected: [State: Snapshot] = [:]
    for state in State.allCases {
      try set(state)
      try #require(try build().status == 0)
      if state == .one && difference == .files { try addForeignFiles() }
      expected[state] = Snapshot(at: output.path)
    }
    try set(.one)
    try #require(try build().status == 0)
    let first = Snapshot(at: output.path)
    expected[.one] = first
    return expected
  }

  /// What is beside the output and is not there for the next build to use.
  func litter() throws -> [String] {
    let web = folder.appending(path: "web")
    var names = try FileManager.default.contentsOfDirectory(atPath: web.path).filter { $0 != "output" }
    guard let workshop = names.firstIndex(of: ".output.vitrine") else { return names }
    let uses = try FileManager.default.contentsOfDirectory(atPath: web.appending(path: ".output.vitrine").path)
    names.remove(at: workshop)
    return names + uses.filter { $0 != "cache" && $0 != "spare" } + (uses.isEmpty ? [".output.vitrine"] : [])
  }
}

extension Scene {
  /// How a run of the program ended.
  struct Ending {
    /// The exit status; 128 and the signal's number if a signal ended it.
    let status: Int
    let errors: String
  }

  /// What every build of a scene gets, so that all are of one day.
  static let environment = ["SOURCE_DATE_EPOCH": "1700000000", "HOME": "/nowhere"]

  func build(_ options: [String] = [], environment: [String: String] = [:]) throws -> Ending {
    try Run(self, options, environment).ending()
  }

  func start(_ options: [String] = [], environment: [String: String] = [:]) throws -> Run {
    try Run(self, options, environment)
  }

  /// A run of the program.
  struct Run {
    let process = Process()
    private let errors: URL

    fileprivate init(_ scene: Scene, _ options: [String], _ environment: [String: String]) throws {
      errors = scene.folder.appending(path: "errors-\(UUID().uuidString)")
      try Data().write(to: errors)
      process.executableURL = Programs.folder.appending(path: "vitrine")
      process.arguments =
        ["build", "--site", scene.folder.appending(path: "site").path, "--output", scene.output.path] + options
      process.environment = Scene.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      try Programs.start(process)
    }

    func isStopped() throws -> Bool { try process.isStopped() }

    func ending() throws -> Ending {
      process.waitUntilExit()
      defer { try? FileManager.default.removeItem(at: errors) }
      let status = Int(process.terminationStatus) + (process.terminationReason == .uncaughtSignal ? 128 : 0)
      return Ending(status: status, errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
  }
}

extension Process {
  /// Whether a signal has stopped the program.
  func isStopped() throws -> Bool {
    try String(contentsOfFile: "/proc/\(processIdentifier)/stat", encoding: .utf8).contains(") T ")
  }
}
