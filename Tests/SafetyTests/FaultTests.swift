import Foundation
import Glibc
import Publishing
import Staging
import TestSupport
import Testing

/// Makes each call of the publisher to the file system fail in turn, and looks at what is left.
///
/// With the environment variable VITRINE_FAULTS=all every call fails in every way; else a few do.
struct FaultTests {
  @Test(arguments: Fault.systems)
  func `whatever call fails, the old output is there or the new one`(
    without: String, difference: Scene.Difference
  ) throws {
    let scene = try Scene(items: 3, differingIn: difference)
    defer { scene.remove() }
    let expected = try scene.expectations()
    let faults = Faults(scene, without: without)
    var current = Scene.State.one
    var count = 0
    for (call, name) in try faults.calls(from: current).enumerated() {
      for error in Self.errors(of: name)
      where Fault.isWanted(call, name) {
        count += 1
        let next = current.other
        try scene.set(next)
        let ending = try faults.build(failing: call, with: error)
        let label: Comment =
          "\(name) \(call) of a system without '\(without)', error \(error): \(ending.status), \(ending.errors)"
        let left = Snapshot(at: scene.output.path).withoutWorkshop
        if ending.status == 0 {
          #expect(left.differences(from: expected[next]!) == [], label)
        } else {
          #expect(left.differences(from: expected[current]!) == [], label)
          #expect(error == EMFILE ? ending.status == 71 : [73, 74].contains(ending.status), label)
        }
        let after = try faults.build()
        #expect(after.status == 0, "after \(label): \(after.errors)")
        #expect(Snapshot(at: scene.output.path).differences(from: expected[next]!) == [], "after \(label)")
        #expect(try scene.litter() == [], "after \(label)")
        current = next
      }
    }
    #expect(count > 5)
  }

  @Test(arguments: Fault.systems)
  func `whatever call it is killed at, the next build is right`(without: String, difference: Scene.Difference) throws {
    let scene = try Scene(items: 3, differingIn: difference)
    defer { scene.remove() }
    let expected = try scene.expectations()
    let faults = Faults(scene, without: without)
    let isAtomic = !without.contains("beside") && !without.contains("exchange")
    var current = Scene.State.one
    var killed = 0
    let calls = try faults.calls(from: current)
    for (call, name) in calls.enumerated() where Fault.isWanted(call, name) {
      let next = current.other
      try scene.set(next)
      let ending = try faults.build(failing: call, bySignal: SIGKILL)
      if ending.status == 128 + Int(SIGKILL) { killed += 1 }
      let label: Comment = "\(name) \(call) of a system without '\(without)'"
      let left = Snapshot(at: scene.output.path).withoutWorkshop
      if isAtomic { #expect(expected.values.contains { left.differences(from: $0) == [] }, label) }
      let after = try faults.build()
      #expect(after.status == 0, "after \(label): \(after.errors)")
      #expect(Snapshot(at: scene.output.path).differences(from: expected[next]!) == [], "after \(label)")
      #expect(try scene.litter() == [], "after \(label)")
      current = next
    }
    #expect(killed > 3)
  }

  @Test(arguments: [ENOSPC, EDQUOT, EROFS, EIO])
  func `a disk that takes nothing more leaves the old output, and says so`(error: Int32) throws {
    let scene = try Scene(items: 3)
    defer { scene.remove() }
    let expected = try scene.expectations()
    let faults = Faults(scene, without: "")
    try scene.set(.two)
    let ending = try faults.build(failingFrom: "write", with: error)
    #expect(ending.status == (error == EROFS ? 73 : 74))
    #expect(ending.errors.hasSuffix("; the output is as it was\n"), "\(ending.errors)")
    #expect(Snapshot(at: scene.output.path) == expected[.one])
    #expect(try scene.litter() == [])
  }

  @Test func `what cannot be removed is given up, and every later build goes on`() throws {
    let scene = try Scene(items: 3)
    defer { scene.remove() }
    let expected = try scene.expectations()
    let faults = Faults(scene, without: "")
    for state in [Scene.State.two, .one, .two] {
      try scene.set(state)
      let ending = try faults.build(failing: "unlinkat", of: "index.html", with: EPERM)
      #expect(ending.status == 0, "\(ending.errors)")
      #expect(ending.errors.contains("warning: cannot remove "), "\(ending.errors)")
      #expect(ending.errors.contains("the new output is in place, and the next build tries again"))
      #expect(Snapshot(at: scene.output.path).differences(from: expected[state]!) == [])
    }
    try scene.set(.one)
    let ending = try faults.build()
    #expect(ending.status == 0)
    #expect(!ending.errors.contains("warning"), "\(ending.errors)")
    #expect(try scene.litter() == [])
  }

  @Test(arguments: ["next/index.html", "aside/index.html", "lock"])
  func `what a build did not clear up goes with the next, even if nothing else is to be done`(path: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    let place = try OutputPlace(
      scene.output.path, site: scene.folder.appending(path: "site").path, sources: ["content", "templates"])
    // No cache is written while files are so new that they could change unseen.
    try Patience.wait { try scene.build().status == 0 && ExistingOutput(at: place) != nil }
    try scene.write("left", to: "web/.output.vitrine/\(path)")
    #expect(ExistingOutput(at: place) == nil)
    #expect(try scene.build().status == 0)
    #expect(try scene.litter() == [])
  }

  /// Errors that a call may well fail with.
  private static func errors(of call: String) -> [Int32] {
    switch call {
    case "write", "mkdirat": [ENOSPC, EDQUOT, EIO]
    case "close", "read", "pread", "fstat", "readdir", "flock", "futimens": [EIO]
    case "open", "openat", "create": [EACCES, EMFILE, EIO, ENOSPC]
    case "linkat": [EMLINK, ENOSPC, EIO, EXDEV]
    case "renameat", "renameat2": [EACCES, EIO, ENOSPC, EXDEV, EINVAL]
    case "unlinkat": [EACCES, EIO, EBUSY]
    default: [EACCES, EIO]
    }
  }
}

/// Which faults there are.
enum Fault {
  static let isEverything = ProcessInfo.processInfo.environment["VITRINE_FAULTS"] == "all"

  /// What a file system cannot do, and what the two sites differ in: the publisher has another way for each.
  static let systems: [(without: String, difference: Scene.Difference)] =
    isEverything
    ? [
      ("", .files), ("", .texts), ("", .notes), ("", .title), ("exchange", .files), ("exchange", .texts),
      ("exchange", .title), ("link", .texts), ("link", .title), ("beside", .files), ("beside", .notes),
      ("beside", .title), ("beside,exchange", .files), ("beside,exchange,link", .files),
    ] : [("", .texts), ("", .notes), ("", .title), ("beside,exchange,link", .files)]

  static func isWanted(_ call: Int, _ name: String) -> Bool {
    isEverything || call % 37 == 0 || name.hasPrefix("renameat")
  }
}

/// Builds of a scene on a file system that fails.
struct Faults {
  private let scene: Scene
  private let environment: [String: String]

  /// - Parameter without: what the file system cannot do.
  init(_ scene: Scene, without: String) {
    self.scene = scene
    var environment = [
      "LD_PRELOAD": Programs.folder.appending(path: "libFaultShim.so").path,
      "FAULT_UNDER": scene.folder.appending(path: "web").path,
    ]
    if !without.isEmpty { environment["FAULT_WITHOUT"] = without }
    self.environment = environment
  }

  func build() throws -> Scene.Ending {
    try scene.build(environment: environment)
  }

  func build(failing call: Int, with error: Int32) throws -> Scene.Ending {
    try scene.build(environment: environment.merging(["FAULT_NTH": "\(call)", "FAULT_ERROR": "\(error)"]) { $1 })
  }

  /// Starts a build that stops before the first call of a name, or the first for a file, until it is sent SIGCONT.
  func start(stoppingBefore call: String, of file: String? = nil) throws -> Scene.Run {
    var fault = ["FAULT_CALL": call, "FAULT_NTH": "0", "FAULT_SIGNAL": "\(SIGSTOP)"]
    fault["FAULT_NAME"] = file
    return try scene.start(environment: environment.merging(fault) { $1 })
  }

  /// Starts a build that writes each call of a name down before it makes it.
  func start(logging call: String, to log: URL) throws -> Scene.Run {
    try scene.start(environment: environment.merging(["FAULT_CALL": call, "FAULT_LOG": log.path]) { $1 })
  }

  /// Builds while all calls of a name fail but the first two.
  func build(failingFrom call: String, with error: Int32) throws -> Scene.Ending {
    let fault = ["FAULT_CALL": call, "FAULT_NTH": "2", "FAULT_ERROR": "\(error)", "FAULT_ONWARDS": "1"]
    return try scene.build(environment: environment.merging(fault) { $1 })
  }

  /// Builds while all calls of a name fail for files of a name.
  func build(failing call: String, of file: String, with error: Int32) throws -> Scene.Ending {
    let fault = [
      "FAULT_CALL": call, "FAULT_NAME": file, "FAULT_NTH": "0", "FAULT_ERROR": "\(error)", "FAULT_ONWARDS": "1",
    ]
    return try scene.build(environment: environment.merging(fault) { $1 })
  }

  /// Builds, and sends a signal before one of the calls of a name.
  ///
  /// - Parameter number: how many calls of the name come before.
  func build(failing call: String, number: Int, bySignal signal: Int32) throws -> Scene.Ending {
    let fault = ["FAULT_CALL": call, "FAULT_NTH": "\(number)", "FAULT_SIGNAL": "\(signal)"]
    return try scene.build(environment: environment.merging(fault) { $1 })
  }

  func build(failing call: Int, bySignal signal: Int32) throws -> Scene.Ending {
    try scene.build(environment: environment.merging(["FAULT_NTH": "\(call)", "FAULT_SIGNAL": "\(signal)"]) { $1 })
  }

  /// The names of the calls of a build that follows on one of a state; afterwards that state is back.
  func calls(from state: Scene.State) throws -> [String] {
    let log = scene.folder.appending(path: "log")
    try scene.set(state.other)
    try #require(try scene.build(environment: environment.merging(["FAULT_LOG": log.path]) { $1 }).status == 0)
    try scene.set(state)
    try #require(try build().status == 0)
    let calls = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    try #require(calls.count > 50)
    return calls
  }
}
