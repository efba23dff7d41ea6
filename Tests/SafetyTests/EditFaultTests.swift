import Foundation
import Glibc
import TestSupport
import Testing

/// Makes each call of an edit to the file system fail in turn, or ends the program at it, and looks at the collection.
struct EditFaultTests {
  /// Renames a file, so that one comes and one goes, and changes others: all in one command.
  private static let commands = [
    ["edit", "tools", "--where", "place=Attic", "place=Cellar", "--yes"],
    ["edit", "tools/saw", "title=Hand saw", "--rename"],
    ["delete", "tools/saw", "tools/axe"],
    ["new", "tools", "title=Plane"],
    ["purge", "tools/gone", "--yes"],
  ]

  /// Whether a call is to fail: each does with VITRINE_FAULTS=all, else some.
  private static func isWanted(_ call: Int, of count: Int) -> Bool {
    Fault.isEverything || call % 9 == 4 || call + 2 > count - 6 && call.isMultiple(of: 2)
  }

  @Test(arguments: commands, ["", "exchange"])
  func `whatever call fails, all files are as they were or all are changed`(command: [String], without: String) throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let (before, after) = try workbench.states(of: command)
    var failures = 0
    let calls = try workbench.calls(of: command)
    for (call, name) in calls.enumerated() where Self.isWanted(call, of: calls.count) {
      let environment = [
        "FAULT_NTH": "\(call)", "FAULT_ERROR": "\(name == "write" || call.isMultiple(of: 2) ? ENOSPC : EIO)",
        "FAULT_WITHOUT": without,
      ]
      let status = try workbench.run(command, failing: environment)
      failures += status == 0 ? 0 : 1
      #expect([0, 1, 66, 73, 74].contains(status), "\(name) \(call)")
      #expect(workbench.content == (status == 0 ? after : before), "\(name) \(call): \(status)")
      try workbench.reset()
    }
    #expect(failures > 3)
  }

  @Test(arguments: commands, ["", "exchange"])
  func `whatever call it is killed at, the next command finds all files or none changed`(
    command: [String], without: String
  ) throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let (before, after) = try workbench.states(of: command)
    var kills = 0
    let calls = try workbench.calls(of: command)
    for call in calls.indices where Self.isWanted(call, of: calls.count) {
      let environment = ["FAULT_NTH": "\(call)", "FAULT_SIGNAL": "\(SIGKILL)", "FAULT_WITHOUT": without]
      kills += try workbench.run(command, failing: environment) == 128 + SIGKILL ? 1 : 0
      // A command that changes nothing takes back what was left half done.
      #expect(try workbench.run(["restore", "tools/file"]) == 0)
      #expect(workbench.content == before || workbench.content == after, "\(call)")
      try workbench.reset()
    }
    #expect(kills > 3)
  }

  @Test(arguments: [true, false]) func `whatever call of undo fails or is the last, nothing is lost`(
    isKilled: Bool
  ) throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let before = workbench.content
    let purge = ["purge", "tools/gone", "--yes"]
    let calls = try workbench.calls(of: ["undo"], after: purge)
    var failures = 0
    for (call, name) in calls.enumerated() where Fault.isEverything || call % 4 == 1 || call + 12 > calls.count {
      #expect(try workbench.run(purge) == 0)
      let fault = isKilled ? ["FAULT_SIGNAL": "\(SIGKILL)"] : ["FAULT_ERROR": "\(EIO)"]
      let status = try workbench.run(["undo"], failing: fault.merging(["FAULT_NTH": "\(call)"]) { $1 })
      failures += status == 0 ? 0 : 1
      if workbench.content != before { #expect(status != 0, "\(name) \(call)") }
      // What was not undone can still be.
      let again = try workbench.run(["undo"])
      #expect(workbench.content == before, "\(name) \(call): \(status), \(again)")
      #expect([0, 1].contains(again), "\(name) \(call)")
      try workbench.reset()
    }
    #expect(failures > 3)
  }

  @Test(arguments: [
    ["list", "tools"], ["export", "tools"], ["check"], ["build"], ["print", "tools"], ["edit", "tools/axe", "place=X"],
  ])
  func `no command goes on while half a change cannot be taken back`(command: [String]) throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let before = workbench.content
    let calls = try workbench.calls(of: Self.commands[0])
    let moves = calls.indices.filter { calls[$0].hasPrefix("rename") }
    // The first is the journal's; then one file has changed, and the others have not.
    let environment = ["FAULT_NTH": "\(moves[2])", "FAULT_SIGNAL": "\(SIGKILL)"]
    #expect(try workbench.run(Self.commands[0], failing: environment) == 128 + SIGKILL)
    let half = workbench.content
    #expect(half != before)
    for call in ["openat", "create", "renameat", "unlinkat"] {
      let environment = [
        "FAULT_CALL": call, "FAULT_NTH": "0", "FAULT_ONWARDS": "1", "FAULT_ERROR": "\(EPERM)",
      ]
      let (status, output, errors) = try workbench.printed(command, failing: environment)
      #expect(status == 74, "\(call): \(errors)")
      #expect(output.isEmpty)
      #expect(
        errors.hasPrefix("error: a command was cut short, and its changes cannot be undone: cannot "), "\(errors)")
      #expect(errors.hasSuffix("Operation not permitted\n"), "\(errors)")
    }
    #expect(try workbench.run(["list", "tools"]) == 0)
    #expect(workbench.content == before)
  }

  @Test func `a command waits for another one, and neither change is lost`() throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let runs = try (0..<8).map { try workbench.start(["edit", "tools/saw", "tags+=t\($0)"]) }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    let file = String(decoding: workbench.content["tools/saw.md"] ?? [], as: UTF8.self)
    for number in 0..<8 { #expect(file.contains("t\(number)"), "\(file)") }
  }
}

/// A small collection in a folder of its own, and its files as they were at first.
private final class Workbench {
  private let folder: URL
  private let files: [String: String] = {
    var files = [
      "site.yaml": "title: Tools\n",
      "tools/collection.yaml": "name: \"{{title}}\"\nfields: { title: text, place: text, tags: list, photo: image }\n",
      "tools/gone.md": "---\ntitle: gone\nphoto: gone.svg\ndeleted: 2020-01-01\n---\n", "tools/gone.svg": "<svg/>\n",
    ]
    for name in ["saw", "axe", "file"] { files["tools/\(name).md"] = "---\ntitle: \(name)\nplace: Attic\n---\n" }
    return files
  }()

  init() throws {
    folder = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
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
  func printed(_ command: [String], failing environment: [String: String]) throws -> (Int32, String, String) {
    let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = try start(
      command, failing: environment, output: try FileHandle(forWritingTo: output),
      errors: try FileHandle(forWritingTo: errors))
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: errors, encoding: .utf8)
    )
  }

  func start(
    _ command: [String], failing environment: [String: String] = [:], output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = Programs.folder.appending(path: "vitrine")
    process.arguments = command + ["--site", folder.appending(path: "site").path]
    process.environment = ["SOURCE_DATE_EPOCH": "1700000000", "HOME": "/nowhere"]
    if !environment.isEmpty {
      process.environment?.merge(environment) { $1 }
      process.environment?["LD_PRELOAD"] = Programs.folder.appending(path: "libFaultShim.so").path
      process.environment?["FAULT_UNDER"] = folder.appending(path: "site").path
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }
}
