import Files
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Staging

struct PlaceTests {
  @Test(arguments: [
    ("/", "it is the root of the file system"),
    ("SITE", "it is the site's own folder"),
    ("SITE/content", "it is inside the site's content/"),
    ("SITE/content/books/pages", "it is inside the site's content/"),
    ("SITE/content/../content/new", "it is inside the site's content/"),
    ("SITE/templates", "it is inside the site's templates/"),
    ("SITE/templates/assets", "it is inside the site's templates/"),
    ("SITE/..", "it contains the site's own folder"),
    ("SCENE/way-to-content/new", "it is inside the site's content/"),
    ("SCENE/way-to-nowhere", "it is a symbolic link that leads nowhere"),
    ("SCENE/missing/output", "its parent folder SCENE/missing does not exist; create it first"),
    ("", "it does not exist"),
    ("SCENE/\(String(repeating: "x", count: 247))", "its name has more than 246 bytes"),
  ])
  func `places that are something else are refused`(path: String, reason: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    try scene.write("", to: "site/templates/assets/extra.css")
    symlink("site/content", scene.folder.path + "/way-to-content")
    symlink("/nowhere", scene.folder.path + "/way-to-nowhere")
    let site = scene.folder.appending(path: "site").path
    let whole = path.replacingOccurrences(of: "SITE", with: site)
      .replacingOccurrences(of: "SCENE", with: scene.folder.path)
    let before = Snapshot(at: scene.folder.path)
    do throws(PublishFailure) {
      _ = try OutputPlace(whole, site: site, sources: ["content", "templates"])
      Issue.record("\(whole) is taken")
    } catch {
      let text = reason.replacingOccurrences(of: "SCENE", with: scene.folder.path)
      #expect(error.description == "will not write into \(whole): \(text)")
    }
    #expect(Snapshot(at: scene.folder.path) == before)
  }

  @Test func `the home folder, and what holds it, are refused`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    for (home, reason) in [("", "it is your home folder"), ("/books", "it contains your home folder")] {
      try FileManager.default.createDirectory(atPath: scene.output.path + home, withIntermediateDirectories: true)
      let ending = try scene.build(environment: ["HOME": scene.output.path + home])
      #expect(ending.status == 73)
      #expect(ending.errors.hasSuffix(": \(reason)\n"), "\(ending.errors)")
    }
  }

  @Test func `sources that are in the output are refused, whatever leads to them`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let content = scene.folder.appending(path: "site/content")
    try FileManager.default.createDirectory(at: scene.output, withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: content, to: scene.output.appending(path: "source"))
    try FileManager.default.createSymbolicLink(at: content, withDestinationURL: scene.output.appending(path: "source"))
    let before = Snapshot(at: scene.folder.path)
    let ending = try scene.build(["--adopt"])
    #expect(ending.errors.hasSuffix(": it contains the site's content/\n"), "\(ending.errors)")
    #expect(Snapshot(at: scene.folder.path) == before)
  }

  @Test func `a folder with things of somebody else is refused, and what git keeps in one is not`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try scene.write("*\n", to: "web/output/.gitignore")
    #expect(try scene.build().status == 0)
    let other = try Scene()
    defer { other.remove() }
    try other.write("secret\n", to: "web/output/.bashrc")
    let ending = try other.build()
    #expect(ending.status == 73)
    #expect(ending.errors.contains("it holds files that Vitrine did not write; --adopt takes it over"))
    #expect(Snapshot(at: other.output.path).entries == [".bashrc": .file(Array("secret\n".utf8))])
    #expect(try other.litter() == [])
  }

  @Test func `nothing is left beside a folder that is refused, not even pictures`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try scene.write("fields: { title: text, photo: image }\n", to: "site/content/shown/collection.yaml")
    try scene.write("---\ntitle: X\nphoto: x.png\n---\n", to: "site/content/shown/x.md")
    try #require(Data(base64Encoded: picture)).write(to: scene.folder.appending(path: "site/content/shown/x.png"))
    try scene.write("secret\n", to: "web/output/.bashrc")
    let before = Snapshot(at: scene.folder.path)
    #expect(try scene.build().status == 73)
    #expect(Snapshot(at: scene.folder.path) == before)
    #expect(try scene.build(["--adopt"]).status == 0)
  }

  @Test(arguments: [["--adopt"], []])
  func `a list that is none is not taken for one`(options: [String]) throws {
    let scene = try Scene()
    defer { scene.remove() }
    try scene.write("my own\n", to: "web/output/.vitrine")
    let ending = try scene.build(options)
    #expect(ending.status == 73)
    #expect(ending.errors.contains("its .vitrine is not the list of files that Vitrine keeps there; move it away"))
    #expect(Snapshot(at: scene.output.path).entries == [".vitrine": .file(Array("my own\n".utf8))])
  }

  @Test func `an output that is a link leads to the folder that is written`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    mkdir(scene.folder.path + "/real", 0o777)
    symlink("../real", scene.output.path)
    #expect(try scene.build().status == 0)
    #expect(Snapshot(at: scene.folder.path + "/real").entries["index.html"] != nil)
    #expect(Snapshot(at: scene.folder.path + "/web").entries == ["output": .link(Array("../real".utf8))])
  }

  @Test(arguments: ["../victim", "/victim", "victim/../../victim", "..", ".", ""], [true, false])
  func `a journal that somebody made up leads nowhere`(name: String, knowsFolders: Bool) throws {
    let scene = try Scene()
    defer { scene.remove() }
    let web = scene.output.deletingLastPathComponent()
    let staging = web.appending(path: ".output.vitrine")
    try Data("mine".utf8).write(to: web.appending(path: "victim"))
    try FileManager.default.createDirectory(at: scene.output, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: staging.appending(path: "next"), withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: staging.appending(path: "next/x"))
    func number(_ path: String) -> UInt64 {
      var status = stat()
      return lstat(path, &status) == 0 ? UInt64(status.st_ino) : 0
    }
    let folders = knowsFolders ? [number(scene.output.path), number(staging.path + "/next")] : [1, 1]
    let texts = ["entries"] + folders.map(String.init) + ["x", "gone", "-", "x", name, "1", "end"]
    try Data(texts.joined(separator: "\0").utf8).write(to: staging.appending(path: "journal"))
    #expect(try scene.build().status == 0)
    #expect(try String(contentsOf: web.appending(path: "victim"), encoding: .utf8) == "mine")
    #expect(Snapshot(at: scene.output.path).entries["index.html"] != nil)
  }

  @Test(arguments: [true, false])
  func `a removal that was cut short is finished, as far as it is of these folders`(knowsFolders: Bool) throws {
    let scene = try Scene()
    defer { scene.remove() }
    let expected = try scene.expectations()
    let web = scene.output.deletingLastPathComponent()
    let staging = web.appending(path: ".output.vitrine")
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: scene.output, to: staging.appending(path: "next"))
    func number(_ path: String) -> UInt64 {
      var status = stat()
      return lstat(path, &status) == 0 ? UInt64(status.st_ino) : 0
    }
    let folders = knowsFolders ? [number(web.path), number(staging.path)] : [1, 1]
    let texts = ["removal"] + folders.map(String.init) + ["next", "output", "\(number(staging.path + "/next"))", "end"]
    try Data(texts.joined(separator: "\0").utf8).write(to: staging.appending(path: "journal"))
    for name in knowsFolders ? [".vitrine", "index.html", "books", "CNAME"] : [] {
      try FileManager.default.removeItem(at: scene.output.appending(path: name))
    }
    try scene.set(.two)
    let ending = try scene.build()
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(Snapshot(at: scene.output.path).differences(from: expected[.two]!) == [])
    #expect(try scene.litter() == [])
  }

  @Test func `nobody may enter the folder beside the output who may not read the output, the site and what is in them`()
    throws
  {
    let scene = try Scene()
    defer { scene.remove() }
    let staging = scene.output.deletingLastPathComponent().path + "/.output.vitrine"
    let content = scene.folder.path + "/site/content"
    try #require(try scene.build().status == 0)
    let published = mode(scene.output.path)
    try scene.write("", to: "web/.output.vitrine/kept")
    for path in [scene.output.path, content, content + "/books", scene.output.path + "/books"] {
      chmod(staging, 0o755)
      chmod(path, 0o750)
      #expect(try scene.build().status == 0)
      #expect(mode(staging) == 0o750, "\(path)")
      chmod(path, 0o700)
      #expect(try scene.build().status == 0)
      #expect(mode(staging) == 0o700, "\(path)")
      chmod(path, 0o755)
    }
    chmod(staging, 0o755)
    #expect(try scene.build().status == 0)
    #expect(mode(staging) == 0o755)
    chmod(content, 0o700)
    try FileManager.default.removeItem(atPath: staging)
    try FileManager.default.removeItem(at: scene.output)
    let run = try Faults(scene, without: "").start(stoppingBefore: "renameat")
    try Patience.wait { try run.isStopped() }
    #expect(mode(staging) == 0o700)
    kill(run.process.processIdentifier, SIGCONT)
    #expect(try run.ending().status == 0)
    #expect(mode(scene.output.path) == published, "what is published is as open as ever")
  }

  private func mode(_ path: String) -> UInt32 {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test(.enabled(if: geteuid() == 0)) func `a staging folder of somebody else is not used`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let staging = scene.output.deletingLastPathComponent().appending(path: ".output.vitrine")
    try? FileManager.default.removeItem(at: scene.output)
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    chown(staging.path, 1234, 1234)
    // What is made in it would be for nobody else, as the content is.
    let content = scene.folder.path + "/site/content"
    chmod(content, 0o700)
    chmod(staging.path, 0o777)
    let refused = try scene.build()
    #expect(refused.status == 73 && refused.errors.contains("belongs to another user; remove it"))
    #expect(mode(staging.path) == 0o777)
    chmod(content, 0o755)
    #expect(!FileManager.default.fileExists(atPath: scene.output.path))
    rmdir(staging.path)
    #expect(try scene.build().status == 0)
    // Beside an output that is there, pages are made in the output.
    try FileManager.default.removeItem(at: staging)
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    chown(staging.path, 1234, 1234)
    try scene.set(.two)
    #expect(try scene.build().status == 0)
    #expect(Snapshot(at: scene.output.path).entries["only-two/index.html"] != nil)
    #expect(Snapshot(at: staging.path).entries.isEmpty)
  }

  @Test(.enabled(if: geteuid() == 0)) func `what root builds for the first time belongs to the owner of the folder`()
    throws
  {
    let scene = try Scene()
    defer { scene.remove() }
    let web = scene.output.deletingLastPathComponent()
    chown(web.path, 1234, 1234)
    #expect(try scene.build().status == 0)
    let made = FileManager.default.enumerator(atPath: web.path)?.compactMap { $0 as? String } ?? []
    #expect(made.contains("output/index.html"))
    for path in made {
      var status = stat()
      #expect(lstat(web.path + "/" + path, &status) == 0 && status.st_uid == 1234 && status.st_gid == 1234, "\(path)")
    }
  }

  @Test func `rights of the output and its folders are kept, and whoever can enter them can read what is new`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let run = "umask 027; exec \"$@\""
    func build() throws {
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = [
        "-c", run, "sh", Programs.folder.appending(path: "vitrine").path, "build", "--site",
        scene.folder.appending(path: "site").path, "--output", scene.output.path,
      ]
      shell.standardError = FileHandle.nullDevice
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 0)
    }
    func mode(_ path: String) -> UInt32 {
      var status = stat()
      return lstat(scene.output.path + path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }
    try build()
    #expect([mode(""), mode("/books"), mode("/index.html")] == [0o750, 0o750, 0o640])
    chmod(scene.output.path, 0o2775)
    chmod(scene.output.path + "/books", 0o711)
    try scene.set(.two)
    try build()
    #expect([mode(""), mode("/books"), mode("/only-two"), mode("/index.html")] == [0o2775, 0o711, 0o755, 0o644])
    #expect(mode("/books/only-two.html") == 0o644)
  }
}

struct MountTableTests {
  private let mounts = MountTable(
    """
    22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    23 22 0:5 / /dev rw - devtmpfs dev rw
    24 22 8:1 /home/me/site/content /mnt/with\\040space rw - ext4 /dev/sda1 rw
    25 22 8:2 / /home/me/site/content/media rw - ext4 /dev/sda2 rw
    26 22 8:2 / /media/disk rw - ext4 /dev/sda2 rw
    """)

  @Test func `a folder has one origin by whatever path it is reached`() {
    #expect(mounts.origin(of: "/home/me/site/content/books") == mounts.origin(of: "/mnt/with space/books"))
    #expect(mounts.origin(of: "/home/me/site/content/media/x") == mounts.origin(of: "/media/disk/x"))
    #expect(mounts.origin(of: "/") == "8:1:")
    #expect(mounts.origin(of: "/media/disk") == "8:2:")
    #expect(mounts.origin(of: "/media/disks") == "8:1:/media/disks")
  }

  @Test func `what is mounted below a folder belongs to it`() {
    #expect(mounts.origins(in: "/home/me/site/content") == ["8:1:/home/me/site/content", "8:2:"])
  }
}
