import Foundation
import Glibc
import TestSupport
import Testing

/// Outputs among mounts, in a name space in which everybody may mount; where the system allows none, there is nothing to test.
@Suite(.enabled(if: MountSpace.isThere))
struct MountTests {
  /// Beside an output, it stays where an earlier build left a ledger: only builds that come soon after a change leave none.
  private static let workshop = ".output.vitrine"

  @Test func `an output on a mount point is built, again and again, with what others put there`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let expected = try scene.expectations()
    for mount in ["mount -t tmpfs none web/output", "mount --bind web/output web/output"] {
      try FileManager.default.removeItem(at: scene.output)
      try FileManager.default.createDirectory(at: scene.output, withIntermediateDirectories: true)
      try scene.set(.two)
      let ending = try MountSpace.run(
        scene,
        "\(mount); vitrine && echo example.org > web/output/CNAME; touch -d @1 site; vitrine && cp -a web/output seen && ls -A web"
      )
      #expect(ending.filter { $0 != Self.workshop } == ["output"])
      #expect(try scene.litter() == [])
      let seen = Snapshot(at: scene.folder.path + "/seen")
      #expect(seen.entries["index.html"] == expected[.two]?.entries["index.html"])
      #expect(seen.entries["CNAME"] == expected[.two]?.entries["CNAME"])
      #expect(seen.entries[".vitrine.work"] == nil)
      try FileManager.default.removeItem(atPath: scene.folder.path + "/seen")
    }
  }

  @Test func `what is mounted in an output stays, and the pages around it are exchanged`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    try scene.set(.two)
    mkdir(scene.output.path + "/disk", 0o777)
    let ending = try MountSpace.run(
      scene,
      "mount -t tmpfs none web/output/disk; echo mine > web/output/disk/file; vitrine; cat web/output/disk/file; ls -A web"
    )
    #expect(ending.filter { $0 != Self.workshop } == ["mine", "output"])
    #expect(try scene.litter() == [])
    #expect(Snapshot(at: scene.output.path).entries["only-two/index.html"] != nil)
    #expect(Snapshot(at: scene.output.path).entries["only-one/index.html"] == nil)
  }

  @Test func `a file that is mounted in an output stays, and one over a page is refused`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    try scene.set(.two)
    let ending = try MountSpace.run(
      scene,
      """
      echo outer > robots; echo inner > web/output/robots.txt; mount --bind robots web/output/robots.txt; vitrine
      echo changed > robots; cat web/output/robots.txt; umount web/output/robots.txt; cat web/output/robots.txt
      mount --bind robots web/output/index.html; touch -d @1 site; sed -i 's/Item 1/Changed/' site/content/*/item-1.md; vitrine
      umount web/output/index.html; ls -A web
      """)
    #expect(ending.filter { $0 != Self.workshop } == ["changed", "inner", "73", "output"])
    #expect(Snapshot(at: scene.output.path).entries["only-two/index.html"] != nil)
  }

  @Test(
    .enabled(if: MountSpace.hasLayers),
    arguments: [":", "rm -r web/.output.vitrine", "rm -r web/.output.vitrine/spare"])
  func `an output in a lower layer is replaced, as in a container`(before: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    let expected = try scene.expectations()
    try scene.set(.two)
    let ending = try MountSpace.run(
      scene,
      """
      export SOURCE_DATE_EPOCH=\(Scene.environment["SOURCE_DATE_EPOCH"] ?? ""); \(before); mkdir upper work
      mount -t overlay -o userxattr,lowerdir=web,upperdir=upper,workdir=work none web; vitrine; cp -a web/output seen
      sed -i 's/Item 1/Changed/' site/content/books/item-1.md; vitrine; grep -l Changed web/output/books/item-1.html
      ls -A web; cat web/output/CNAME
      """)
    #expect(ending == ["web/output/books/item-1.html", ".output.vitrine", "output", "example.org"])
    #expect(Snapshot(at: scene.folder.path + "/seen").differences(from: expected[.two]!) == [])
    #expect(Snapshot(at: scene.output.path).differences(from: expected[.one]!) == [], "the layer itself stays")
  }

  @Test func `something mounted among the pages is refused and stays`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    try scene.set(.two)
    mkdir(scene.output.path + "/books/disk", 0o777)
    let before = Snapshot(at: scene.output.path)
    let ending = try MountSpace.run(
      scene,
      "mount -t tmpfs none web/output/books/disk; echo mine > web/output/books/disk/file; vitrine; cat web/output/books/disk/file"
    )
    #expect(ending == ["73", "mine"])
    #expect(Snapshot(at: scene.output.path) == before)
  }

  @Test(arguments: ["books", "assets"])
  func `a mounted folder of pages is refused and stays, even if it holds the same files`(name: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    let before = Snapshot(at: scene.output.path)
    let folder = "web/output/\(name)"
    let ending = try MountSpace.run(
      scene,
      """
      mount --bind \(folder) \(folder); sed -i 's/Item 1/Changed/' site/content/books/item-1.md; vitrine
      echo mine > \(folder)/more; grep -c ' [^ ]*web/output/\(name) ' /proc/self/mountinfo; rm \(folder)/more
      """)
    #expect(ending == ["73", "1"])
    #expect(Snapshot(at: scene.output.path) == before)
    #expect(try scene.litter() == [])
  }

  @Test func `a command that cannot write changes nothing, and the next ones go on`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let ending = try MountSpace.run(
      scene,
      """
      mount --bind site/content site/content && mount -o remount,ro,bind site/content
      \(Programs.folder.path)/vitrine new books title=New --site site 2>&1 | sed 's/.*: //'; ls site/.vitrine; vitrine
      """)
    #expect(ending == ["Read-only file system; nothing was changed", "lock"])
  }

  @Test(arguments: ["mount --bind site/content web/output", "mount --bind web site/content; mkdir -p web/output"])
  func `a source that is mounted elsewhere is known`(mount: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    try FileManager.default.createDirectory(at: scene.output, withIntermediateDirectories: true)
    #expect(try MountSpace.run(scene, "\(mount); vitrine --adopt; ls -A web/output | grep -c index") == ["73", "0"])
  }
}

/// A name space for mounts, which goes with the commands that are run in it.
enum MountSpace {
  static let isThere = (try? run("mount -t tmpfs none /mnt && echo done")) == ["done"]

  /// Whether file systems of layers can be mounted.
  static let hasLayers: Bool = {
    let path = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let mount = "mount -t overlay -o userxattr,lowerdir=a,upperdir=b,workdir=c none a && echo done"
    return (try? run("mkdir '\(path)' && cd '\(path)' && mkdir a b c && \(mount)")) == ["done"]
  }()

  /// Runs commands in a scene's folder and returns what they print; `vitrine` builds the scene's site, and prints its status unless that is 0.
  static func run(_ scene: Scene, _ commands: String) throws -> [String] {
    let build = """
      vitrine() { \(Programs.folder.path)/vitrine build --site site --output web/output "$@" 2>/dev/null || echo $?; }
      """
    return try run("cd '\(scene.folder.path)'; \(build); \(commands)")
  }

  private static func run(_ commands: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", commands]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return output.split(separator: "\n").map(String.init)
  }
}
