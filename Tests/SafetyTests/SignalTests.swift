import Foundation
import Glibc
import TestSupport
import Testing

struct SignalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal leaves the old output and nothing beside it, and is what the program ends by`(signal: Int32) throws {
    let scene = try Scene()
    defer { scene.remove() }
    let expected = try scene.expectations()
    let faults = Faults(scene, without: "")
    try scene.set(.two)
    let write = try #require(try faults.calls(from: .one).firstIndex(of: "write"))
    try scene.set(.two)
    let ending = try faults.build(failing: write + 3, bySignal: signal)
    #expect(ending.status == 128 + Int(signal))
    #expect(ending.errors == "interrupted; the output is as it was\n")
    #expect(Snapshot(at: scene.output.path) == expected[.one])
    #expect(try scene.litter() == [])
  }

  @Test(arguments: [("", "renameat2"), ("beside,exchange", "renameat")])
  func `a signal waits until the exchange is done`(without: String, call: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    let expected = try scene.expectations()
    let faults = Faults(scene, without: without)
    let count = try faults.calls(from: .one).count { $0 == call }
    try scene.set(.two)
    // Calls of other names come in another order each time, since several threads make them.
    let ending = try faults.build(failing: call, number: count - 1, bySignal: SIGTERM)
    #expect(ending.status == 128 + Int(SIGTERM))
    #expect(Snapshot(at: scene.output.path) == expected[.two])
    #expect(try scene.litter() == [])
  }

  @Test func `output that nobody reads, or that is closed, does not end a build`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    for (state, command) in [(Scene.State.two, "\"$@\" 2>&1 | true"), (.one, "\"$@\" 0<&- 1>&- 2>&-")] {
      try scene.set(state)
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.environment = Scene.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
      shell.arguments = [
        "-c", command, "sh", Programs.folder.appending(path: "vitrine").path, "build", "--site",
        scene.folder.appending(path: "site").path, "--output", scene.output.path,
      ]
      try shell.run()
      shell.waitUntilExit()
      // A pipe's status is that of its last command, which may end long before the build does.
      try Patience.wait { try scene.litter() == [] && Snapshot(at: scene.output.path).entries[".vitrine"] != nil }
      let left = Snapshot(at: scene.output.path)
      #expect(try scene.build().status == 0)
      #expect(Snapshot(at: scene.output.path) == left)
    }
  }
}
