import Foundation
import Glibc
import TestSupport
import Testing

/// A small collection in a folder of its own, and its files as they were at first.
final class Workbench {
  let folder: URL
  private var files: [String: String] = {
    var files = [
      "site.yaml": "title: Tools\n",
      "tools/collection.yaml": "name: \"{{title}}\"\nfields: { title: text, place: text, tags: list, photo: image }\n",
      "tools/gone.md": "---\ntitle: gone\nphoto: gone.svg\ndeleted: 2020-01-01\n---\n",
      "tools/gone.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
    ]
    for name in ["saw", "axe", "file"] { files["tools/\(name).md"] = "---\ntitle: \(name)\nplace: Attic\n---\n" }
    return files
  }()

  /// - Parameter added: The texts of further files of the content, by their paths.
  init(adding added: [String: String] = [:]) throws {
    folder = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    files.merge(added) { $1 }
    try reset()
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func reset() throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, text) in files {
      let file = folder.appending(path: "site/content/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Writes a file of the site, and the folders it is in.
  func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: "site/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Every file of the content, hidden ones among them, by its path.
  var content: [String: [UInt8]] {
    let content = folder.appending(path: "site/content")
    let paths = FileManager.default.enumerator(atPath: content.path)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { files, path in
      if let data = try? Data(contentsOf: content.appending(path: path)) { files[path] = Array(data) }
    }
  }

  /// The content before a command and after it.
  func states(of command: [String]) throws -> (before: [String: [UInt8]], after: [String: [UInt8]]) {
    let before = content
    #expect(try run(command) == 0)
    let after = content
    #expect(before != after)
    try reset()
    return (before, after)
  }

  /// The names of the calls that a command makes to files of the site.
  func calls(of command: [String], after first: [String]? = nil) throws -> [String] {
    let log = folder.appending(path: "calls")
    if let first { #expect(try run(first) == 0) }
    #expect(try run(command, failing: ["FAULT_LOG": log.path]) == 0)
    let calls = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    try reset()
    return calls
  }

  /// The exit status of a command; 128 and the signal's number if a signal ended it.
  func run(_ command: [String], failing environment: [String: String] = [:]) throws -> Int32 {
    let process = try start(command, failing: environment)
    process.waitUntilExit()
    return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }

  /// The exit status of a command, and what it printed.
  ///
  /// - Parameter limits: What a shell is to do before it becomes the program.
  func printed(
    _ command: [String], failing environment: [String: String], limits: String? = nil
  ) throws -> (Int32, String, String) {
    let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = try start(
      command, failing: environment, output: try FileHandle(forWritingTo: output),
      errors: try FileHandle(forWritingTo: errors), limits: limits)
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: errors, encoding: .utf8)
    )
  }

  func start(
    _ command: [String], failing environment: [String: String] = [:], output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice, limits: String? = nil
  ) throws -> Process {
    let process = Process()
    let program = Programs.folder.appending(path: "vitrine")
    process.executableURL = limits == nil ? program : URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      (limits.map { ["-c", "\($0); exec \"$@\"", "sh", program.path] } ?? [])
      + command + ["--site", folder.appending(path: "site").path]
    process.environment = ["SOURCE_DATE_EPOCH": "1700000000", "HOME": "/nowhere"]
    if !environment.isEmpty {
      process.environment?.merge(environment) { $1 }
      process.environment?["LD_PRELOAD"] = Programs.folder.appending(path: "libFaultShim.so").path
      process.environment?["FAULT_UNDER"] = folder.appending(path: "site").path
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try Programs.start(process)
    return process
  }
}
