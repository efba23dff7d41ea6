import Foundation
import Glibc
import Synchronization
import Testing

/// Ends builds at any moment while somebody reads.
struct KillTests {
  @Test func `a build that is killed at a random moment leaves one of the two sites`() throws {
    let scene = try Scene(items: 40)
    defer { scene.remove() }
    let expected = try scene.expectations()
    let reader = Reader(scene.output.path, files: ["index.html", "books/index.html", "books/item-0.html"], expected)
    let start = ContinuousClock.now
    try scene.set(.two)
    try #require(try scene.build().status == 0)
    let longest = (ContinuousClock.now - start) / .microseconds(1)

    reader.start()
    var current = Scene.State.two
    var ends: [Int: Int] = [:]
    for round in 0..<(Fault.isEverything ? 300 : 12) {
      let next = current.other
      try scene.set(next)
      let build = try scene.start()
      // The first two are killed before they have begun.
      usleep(round < 2 ? 0 : UInt32.random(in: 0...UInt32(longest)))
      // A process that has not begun its main function yet is ended by any signal: for that there is nothing to clear up.
      let signal = [SIGKILL, SIGINT, SIGTERM, SIGKILL][round % 4]
      kill(build.process.processIdentifier, signal)
      let ending = try build.ending()
      ends[ending.status, default: 0] += 1
      let left = Snapshot(at: scene.output.path)
      let isWhole = Scene.State.allCases.first { left.differences(from: expected[$0]!) == [] }
      #expect(isWhole != nil, "signal \(signal), status \(ending.status): \(ending.errors)")
      if signal != SIGKILL { #expect(try scene.litter() == [], "signal \(signal), \(ending.errors)") }
      let after = try scene.build()
      #expect(after.status == 0, "\(after.errors)")
      #expect(Snapshot(at: scene.output.path).differences(from: expected[next]!) == [])
      #expect(try scene.litter() == [])
      current = next
    }
    let findings = reader.stop()
    #expect(ends[128 + Int(SIGKILL)] != nil && ends.keys.contains { $0 > 128 && $0 != 128 + Int(SIGKILL) }, "\(ends)")
    #expect(findings.looks > 3)
    #expect(findings.wrong == [])
  }

  @Test func `whoever reads while sites take turns sees one of them`() throws {
    let scene = try Scene(items: 40)
    defer { scene.remove() }
    let expected = try scene.expectations()
    let reader = Reader(
      scene.output.path, files: ["index.html", "books/index.html", "CNAME", "books/item-0.html", "books/item-39.html"],
      expected)
    reader.start()
    for round in 0..<(Fault.isEverything ? 100 : 6) {
      try scene.set(round % 2 == 0 ? .two : .one)
      #expect(try scene.build().status == 0)
    }
    let findings = reader.stop()
    #expect(findings.looks > 3)
    #expect(findings.wrong == [])
  }
}

/// Reads the same files over and over in a thread of its own.
///
/// A look goes from file to file by path, as a browser does. Each file has to be there, whole, as one of the sites has it; and a look may go over from one site
/// to the other, since the output may be exchanged in the middle of it, but not back.
final class Reader: Sendable {
  struct Findings: Sendable {
    var looks = 0
    var wrong: [String] = []
  }

  private let path: String
  private let files: [String]
  private let expected: [Scene.State: Snapshot]
  private let state = Mutex((isEnded: false, findings: Findings()))
  private let thread = DispatchQueue(label: "reader")

  init(_ path: String, files: [String], _ expected: [Scene.State: Snapshot]) {
    self.path = path
    self.files = files
    self.expected = expected
  }

  func start() {
    thread.async { while !self.state.withLock({ $0.isEnded }) { self.look() } }
  }

  func stop() -> Findings {
    state.withLock { $0.isEnded = true }
    return thread.sync { state.withLock { $0.findings } }
  }

  private func look() {
    var seen: [Set<Scene.State>] = []
    var wrong: [String] = []
    for file in files {
      let bytes = Snapshot.bytes("\(path)/\(file)")
      let states = Scene.State.allCases.filter { expected[$0]?.entries[file] == bytes.map(Snapshot.Entry.file) }
      if states.isEmpty { wrong.append("\(file): \(bytes.map { "\($0.count) bytes" } ?? "not there")") }
      seen.append(Set(states))
    }
    if !wrong.isEmpty { return report(wrong) }
    let sure = seen.filter { $0.count == 1 }.compactMap(\.first)
    let changes = zip(sure, sure.dropFirst()).count { $0 != $1 }
    report(changes > 1 ? ["to and fro: \(sure)"] : [])
  }

  private func report(_ wrong: [String]) {
    state.withLock {
      $0.findings.looks += 1
      $0.findings.wrong += wrong
    }
  }
}
