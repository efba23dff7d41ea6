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

  @Test(arguments: commands + [["check", "--fix"]])
  func `a signal leaves all files as they were, and says so, or changes all`(command: [String]) throws {
    let isFix = command[0] == "check"
    let fixable = ["tools/bow.md": "---\nTitle: bow\n---\n", "tools/rake.md": "---\ntitle: rake\nPlace: Attic\n---\n"]
    let workbench = try Workbench(adding: isFix ? fixable : [:])
    defer { workbench.remove() }
    let (before, after) = try workbench.states(of: command)
    let journal = workbench.folder.appending(path: "site/.vitrine/journal").path
    var interrupted = 0
    let calls = try workbench.calls(of: command)
    for call in calls.indices where Self.isWanted(call, of: calls.count) {
      let signal = [SIGINT, SIGTERM, SIGHUP][call / 9 % 3]
      let (status, _, errors) = try workbench.printed(
        command, failing: ["FAULT_NTH": "\(call)", "FAULT_SIGNAL": "\(signal)"])
      // Once all is fixed and read again, `check` only prints.
      #expect(status == signal || isFix && status == 0 && workbench.content == after, "\(call): \(status)")
      let isInterrupted = errors.hasSuffix("interrupted; nothing was changed\n")
      interrupted += isInterrupted ? 1 : 0
      // Before it is looked for, a signal ends the program as any other. After the last change, it says what is changed.
      let content = workbench.content
      #expect(content == before || content == after && !isInterrupted, "\(call): \(errors)")
      if isFix, content == after { #expect(errors.contains("changed content/tools/rake.md\n"), "\(call): \(errors)") }
      #expect(!FileManager.default.fileExists(atPath: journal))
      try workbench.reset()
    }
    #expect(interrupted > 3)
  }

  @Test(arguments: [
    ["edit", "tools/axe", "place=Secret"], ["export", "tools", "--format", "json", "--output", "out.json"],
  ])
  func `what only its owner can read is written to files that nobody else can open`(command: [String]) throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let site = workbench.folder.appending(path: "site")
    let command = command.map { $0 == "out.json" ? site.appending(path: $0).path : $0 }
    func close() throws {
      try workbench.write(Data("{}".utf8), to: "out.json")
      for path in ["out.json", "content/tools/axe.md"] { #expect(chmod(site.appending(path: path).path, 0o600) == 0) }
    }
    try close()
    let count = try workbench.calls(of: command).count
    var looked: Set<String> = []
    for call in 0..<count {
      try close()
      _ = try workbench.run(command, failing: ["FAULT_NTH": "\(call)", "FAULT_SIGNAL": "\(SIGKILL)"])
      for case let path as String in try #require(FileManager.default.enumerator(atPath: site.path)) {
        let name = path.split(separator: "/").last ?? ""
        guard name == "axe.md" || name == "out.json" || name.hasPrefix("journal") || name.hasPrefix(".vitrine-") else {
          continue
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: site.appending(path: path).path)
        let mode = try #require(attributes[.posixPermissions] as? Int)
        #expect(mode & 0o077 == 0, "\(path) \(call)")
        looked.insert(String(name.prefix(9)))
      }
      try workbench.reset()
    }
    #expect(looked.isSuperset(of: command[0] == "edit" ? ["journal.n", ".vitrine-"] : [".vitrine-"]))
  }

  /// By the numbers of the exchanges before which somebody saves the file that is changed back.
  @Test(arguments: [[4], [4, 5], [4, 5, 6]])
  func `what somebody saves while a command changes files back is not lost`(saves: [Int]) throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let tools = workbench.folder.appending(path: "site/content/tools")
    var environment = ["FAULT_CALL": "renameat2"]
    func save(_ name: String, _ text: String, before call: Int) throws {
      let new = workbench.folder.appending(path: "save-\(call)")
      try Data(text.utf8).write(to: new)
      environment["FAULT_SAVE_\(call)"] = "\(new.path)>\(tools.appending(path: name).path)"
    }
    // The third exchange finds another file, is taken back, and so are the first two.
    try save("saw.md", "---\ntitle: saw\nplace: Shed\n---\n", before: 2)
    for call in saves { try save("file.md", "---\ntitle: file\ntags: [save \(call)]\n---\n", before: call) }
    let (status, _, errors) = try workbench.printed(
      ["edit", "tools", "--where", "place=Attic", "place=Cellar", "--yes"], failing: environment)
    #expect(status == 1)
    #expect(errors.contains("content/tools/file.md") && errors.contains("content/tools/saw.md"), "\(errors)")
    let texts = workbench.content.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(texts["tools/axe.md"] == "---\ntitle: axe\nplace: Attic\n---\n")
    #expect(texts["tools/saw.md"] == "---\ntitle: saw\nplace: Shed\n---\n")
    #expect(texts["tools/file.md"] == "---\ntitle: file\ntags: [save \(saves.last ?? 0)]\n---\n")
    #expect(texts.keys.allSatisfy { !$0.contains("/.") }, "\(texts.keys)")
  }

  @Test(arguments: commands + [["build"], ["export", "tools", "--output", "out.csv"]])
  func `a file system that keeps no permissions is written to`(command: [String]) throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let site = workbench.folder.appending(path: "site")
    let command = command.map { $0 == "out.csv" ? site.appending(path: $0).path : $0 }
    func runs(_ environment: [String: String] = [:]) throws -> [String: [UInt8]] {
      let paths = try #require(FileManager.default.enumerator(atPath: site.path)).compactMap { $0 as? String }
      for path in paths { #expect(chmod(site.appending(path: path).path, 0o755) == 0) }
      // Without links and exchanges, which such file systems do not have, files are copied.
      for _ in 0..<(["build", "export"].contains(command[0]) ? 2 : 1) {
        let (status, _, errors) = try workbench.printed(command, failing: environment)
        #expect(status == 0, "\(errors)")
        try workbench.write(Data("---\ntitle: new\n---\n".utf8), to: "content/tools/new.md")
      }
      let content = workbench.content
      try workbench.reset()
      return content
    }
    #expect(try runs() == runs(["FAULT_WITHOUT": "permissions link exchange"]))
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
    for call in ["openat", "create", "renameat2", "unlinkat"] {
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

  @Test func `what somebody else changes while a command sets its files back is named`() throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let before = workbench.content
    let calls = try workbench.calls(of: Self.commands[0])
    let moves = calls.indices.filter { calls[$0].hasPrefix("rename") }
    let errors = workbench.folder.appending(path: "errors")
    try Data().write(to: errors)
    // The first is the journal's; then one file has changed, and the others have not.
    let process = try workbench.start(
      Self.commands[0], failing: ["FAULT_NTH": "\(moves[2])", "FAULT_SIGNAL": "\(SIGSTOP)"],
      errors: try FileHandle(forWritingTo: errors))
    try Patience.wait { try process.isStopped() }
    let changed = try #require(
      before.keys.filter { $0.hasSuffix(".md") && workbench.content[$0] != before[$0] }.first)
    let mine = (workbench.content[changed] ?? []) + Array("Mine.\n".utf8)
    try workbench.write(Data(mine), to: "content/\(changed)")
    for signal in [SIGINT, SIGCONT] { kill(process.processIdentifier, signal) }
    process.waitUntilExit()
    #expect(process.terminationStatus == SIGINT)
    let message = try String(contentsOf: errors, encoding: .utf8)
    #expect(
      message
        == "3 items of tools\nerror: interrupted; all files were set back, except these, which somebody else changed in the meantime:\ncontent/\(changed)\n"
    )
    #expect(workbench.content == before.merging([changed: mine]) { $1 })
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
