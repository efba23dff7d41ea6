import Files
import Foundation
import Glibc
import TestSupport
import Testing

struct LockTests {
  @Test func `a second build waits a little, says who holds the output, and changes nothing`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    let before = Snapshot(at: scene.output.path)
    try scene.set(.two)
    try hold(scene) {
      let ending = try scene.build()
      #expect(ending.status == 73)
      let pattern =
        /error: another build \(process [0-9]+, since [0-9-]{10} [0-9:]{8} UTC\) is writing .*; try again when it has ended\n/
      #expect(ending.errors.wholeMatch(of: pattern) != nil, "\(ending.errors)")
      #expect(ending.errors.contains("process \(getpid()),"))
      #expect(Snapshot(at: scene.output.path) == before)
    }
    #expect(try scene.build().status == 0)
  }

  @Test func `a build goes on when the one before it ends`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let log = scene.folder.appending(path: "log")
    let run = try hold(scene) {
      let run = try Faults(scene, without: "").start(logging: "flock", to: log)
      // It has found the lock held, and tries again.
      try Patience.wait { (try? String(contentsOf: log, encoding: .utf8))?.hasPrefix("flock\nflock\n") == true }
      return run
    }
    #expect(try run.ending().status == 0)
    #expect(try scene.litter() == [])
  }

  /// With no output when it begins, one build that overtakes it, or two.
  @Test(arguments: [0, 1, 2]) func `a build that others have overtaken publishes what is there now`(count: Int) throws {
    let scene = try Scene()
    defer { scene.remove() }
    if count > 0 { try #require(try scene.build().status == 0) }
    try scene.set(.two)
    let run = try Faults(scene, without: "").start(stoppingBefore: "flock")
    try Patience.wait { try run.isStopped() }
    // After two builds, the folder of the first is in place again.
    if count == 2 { try #require(try scene.build().status == 0) }
    try scene.set(.one)
    if count == 1 { try scene.write("h1 {}\n", to: "site/templates/assets/more.css") }
    try #require(try scene.build().status == 0)
    let last = Snapshot(at: scene.output.path)
    kill(run.process.processIdentifier, SIGCONT)
    #expect(try run.ending().status == 0)
    #expect(Snapshot(at: scene.output.path) == last)
    #expect(try scene.litter() == [])
  }

  @Test func `many builds at once follow on each other`() throws {
    let scene = try Scene(items: 2)
    defer { scene.remove() }
    let runs = try (0..<6).map { _ in try scene.start() }
    for run in runs { #expect([0, 73].contains(try run.ending().status)) }
    #expect(Snapshot(at: scene.output.path).entries["books/index.html"] != nil)
    #expect(try scene.litter() == [])
  }

  @Test func `a build waits for those of outputs around its own and in it`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let inner = ["--output", scene.output.appending(path: "inner").path]
    try #require(try scene.build().status == 0)
    try #require(try scene.build(inner).status == 0)
    try scene.set(.two)
    let status = try hold(scene) { try scene.build(inner).status }
    #expect(status == 73)
    let folder = try Folder(at: scene.folder.appending(path: "web/.output.vitrine").path)
    do {
      // As two builds of inner outputs have it.
      let locks = try (0..<2).map { _ in try FileLock("lock", in: folder, wait: 0, isShared: true) }
      #expect(try scene.build().errors.contains("web/output; try again when it has ended"))
      #expect(try scene.build(inner).status == 0)
      for lock in locks { lock.removeFile() }
    }
    #expect(try scene.build().status == 0)
    #expect(try scene.litter() == [])
    #expect(Snapshot(at: scene.output.path).entries["inner/only-two/index.html"] != nil)
  }

  /// Each of them moves, or would move, what the other writes.
  @Test func `an output and the one in it can be built at the same time`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let inner = ["--output", scene.output.appending(path: "inner").path]
    try #require(try scene.build().status == 0)
    try #require(try scene.build(inner).status == 0)
    try scene.write("mine\n", to: "web/output/inner/mine/CNAME")
    for round in 0..<20 {
      try scene.set(round % 2 == 0 ? .two : .one)
      let runs = try [scene.start(inner), scene.start(), scene.start(inner)]
      for run in runs { #expect([0, 73].contains(try run.ending().status)) }
      #expect(try scene.build(inner).status == 0)
      let entries = Snapshot(at: scene.output.path).entries
      #expect(entries["inner/mine/CNAME"] != nil)
      #expect(entries["inner/only-\(round % 2 == 0 ? "two" : "one")/index.html"] != nil)
    }
    #expect(try scene.litter() == [])
  }

  @Test func `a lock whose holder has died does not block`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try scene.write("1\n1\n", to: "web/.output.vitrine/lock")
    try scene.write("left", to: "web/.output.vitrine/next/index.html")
    #expect(try scene.build().status == 0)
    #expect(try scene.litter() == [])
  }

  @Test(arguments: ["web/.output.vitrine", "web/.output.vitrine/lock/x"])
  func `something else in the lock's place is an error that names it`(path: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    try scene.write("mine", to: path)
    let ending = try scene.build()
    #expect([73, 74].contains(ending.status))
    #expect(ending.errors.contains("web/.output.vitrine"))
    #expect(Snapshot(at: scene.folder.path).entries[path] == .file(Array("mine".utf8)))
  }

  @Test func `a lock that was removed while another waited for it is not held`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let folder = try Folder(at: scene.folder.path)
    do {
      let first = try FileLock("lock", in: folder, wait: 0)
      first.removeFile()
      let second = try FileLock("lock", in: folder, wait: 0)
      #expect(throws: FileLock.Failure.self) { try FileLock("lock", in: folder, wait: 0) }
      withExtendedLifetime((first, second)) {}
    }
    // A child that another test forks just now has the file, too, until it becomes another program.
    _ = try FileLock("lock", in: folder, wait: 2000)
  }

  /// Holds the lock of a scene's output, as a build does.
  private func hold<Result>(_ scene: Scene, during body: () throws -> Result) throws -> Result {
    let folder = try Folder(at: scene.folder.appending(path: "web").path).makeFolder(".output.vitrine")
    let lock = try FileLock("lock", in: folder, wait: 0)
    defer { lock.removeFile() }
    return try body()
  }
}
