import Foundation
import Glibc
import TestSupport
import Testing

struct ForeignFileTests {
  @Test func `what others put into the output stays, byte for byte, with its rights and times`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    try scene.addForeignFiles()
    try FileManager.default.createDirectory(
      at: scene.output.appending(path: "empty"), withIntermediateDirectories: true)
    try scene.write("x", to: "web/output/only-one/notes/deep.txt")
    chmod(scene.output.appending(path: "CNAME").path, 0o600)
    chmod(scene.output.appending(path: ".git/refs").path, 0o555)
    let odd = scene.output.path + "/odd-"
    let name = odd.utf8.map(CChar.init(bitPattern:)) + [-1, 0]
    close(open(name, O_WRONLY | O_CREAT, 0o644))
    let before = try Facts(scene, ["CNAME", ".git/refs", ".git/refs/heads/main", "empty", "books/mine.html"])

    for state in [Scene.State.two, .one, .two] {
      try scene.set(state)
      #expect(try scene.build().status == 0)
      #expect(try Facts(scene, ["CNAME", ".git/refs", ".git/refs/heads/main", "empty", "books/mine.html"]) == before)
      let left = Snapshot(at: scene.output.path).entries
      #expect(left["link"] == .link(Array("/nowhere".utf8)))
      #expect(left["only-one/notes/deep.txt"] == .file(Array("x".utf8)))
      #expect(left["only-one/index.html"] != nil || state == .two)
      var status = stat()
      #expect(lstat(name, &status) == 0, "a name that is not UTF-8")
    }
  }

  @Test(arguments: [
    "file", "changed file", "folder", "link", "link to a page",
  ])
  func `what is where a new page would go is named and stays`(kind: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    let place = scene.output.appending(path: "books/only-two.html").path
    switch kind {
    case "file": try scene.write("mine\n", to: "web/output/books/only-two.html")
    case "changed file": try scene.write("", to: "web/output/books/only-two.html")
    case "folder": mkdir(place, 0o777)
    case "link": symlink("/nowhere", place)
    default: symlink("item-0.html", place)
    }
    try scene.set(.two)
    let before = Snapshot(at: scene.output.path)
    for options in [[], ["--adopt"]] {
      let ending = try scene.build(options)
      #expect(ending.status == 73)
      #expect(
        ending.errors.hasSuffix(
          "files that Vitrine did not write are where its pages go; move them away, or rename the items: books/only-two.html\n"
        ), "\(ending.errors)")
      #expect(Snapshot(at: scene.output.path) == before)
      #expect(try scene.litter() == [])
    }
    try FileManager.default.removeItem(atPath: place)
    #expect(try scene.build().status == 0)
  }

  @Test func `a folder that is taken over keeps files at addresses of pages, and they are named`() throws {
    let scene = try Scene(items: 20)
    defer { scene.remove() }
    for item in 0..<12 { try scene.write("mine\n", to: "web/output/books/item-\(item).html") }
    try scene.write("mine\n", to: "web/output/index.html")
    let before = Snapshot(at: scene.output.path)
    let ending = try scene.build(["--adopt"])
    #expect(ending.status == 73)
    #expect(ending.errors.contains(": books/item-0.html, books/item-1.html, books/item-10.html, "), "\(ending.errors)")
    #expect(ending.errors.hasSuffix(", books/item-7.html and 3 more, 13 in all\n"), "\(ending.errors)")
    #expect(Snapshot(at: scene.output.path) == before)
  }

  @Test func `a file that is the same as the page that would go there is the page`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    let before = Snapshot(at: scene.output.path)
    try FileManager.default.removeItem(at: scene.output.appending(path: ".vitrine"))
    #expect(try scene.build().status == 73)
    #expect(try scene.build(["--adopt"]).status == 0)
    #expect(Snapshot(at: scene.output.path) == before)
  }

  @Test(arguments: [false, true])
  func `a link or a file in the place of a folder of pages is refused and never written through`(isLink: Bool) throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    let assets = scene.output.appending(path: "assets")
    try FileManager.default.moveItem(at: assets, to: scene.folder.appending(path: "elsewhere"))
    if isLink {
      try FileManager.default.createSymbolicLink(
        at: assets, withDestinationURL: scene.folder.appending(path: "elsewhere"))
    } else {
      try Data("mine".utf8).write(to: assets)
    }
    let before = ["web/output", "elsewhere"].map { Snapshot(at: "\(scene.folder.path)/\($0)") }
    let ending = try scene.build()
    #expect(ending.status == 73)
    #expect(ending.errors.hasSuffix(": assets\n"), "\(ending.errors)")
    #expect(["web/output", "elsewhere"].map { Snapshot(at: "\(scene.folder.path)/\($0)") } == before)
  }

  @Test func `a page that somebody changed is Vitrine's, and is written anew`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    let before = Snapshot(at: scene.output.path)
    try scene.write("changed\n", to: "web/output/books/item-0.html")
    #expect(try scene.build().status == 0)
    #expect(Snapshot(at: scene.output.path) == before)
  }

  @Test func `a page whose item has gone stays where somebody put a link or a folder in its place`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    let (page, folder) = (scene.output.path + "/books/only-one.html", scene.output.path + "/only-one/item-0.html")
    unlink(page)
    symlink("item-0.html", page)
    unlink(folder)
    mkdir(folder, 0o777)
    try scene.set(.two)
    #expect(try scene.build().status == 0)
    let left = Snapshot(at: scene.output.path).entries
    #expect(left["books/only-one.html"] == .link(Array("item-0.html".utf8)))
    #expect(left["only-one/item-0.html"] == .folder)
    #expect(left["only-one/index.html"] == nil)
  }

  @Test(arguments: [("", .texts), ("", .files), ("beside", .files)] as [(String, Scene.Difference)])
  func `what is added while a build is running stays`(without: String, difference: Scene.Difference) throws {
    let scene = try Scene(differingIn: difference)
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    try scene.set(.two)
    let run = try Faults(scene, without: without).start(stoppingBefore: "renameat2")
    try Patience.wait { try run.isStopped() }
    let late = ["late.txt", "books/late.html", "late/deep/file"]
    for path in late { try scene.write("mine\n", to: "web/output/\(path)") }
    kill(run.process.processIdentifier, SIGCONT)
    #expect(try run.ending().status == 0)
    for round in 0..<2 {
      let left = Snapshot(at: scene.output.path).entries
      for path in late { #expect(left[path] == .file(Array("mine\n".utf8)), "\(path), round \(round)") }
      try scene.set(.one)
      #expect(try scene.build().status == 0)
    }
  }

  @Test(
    arguments: [("", .texts), ("", .files), ("link", .files), ("beside", .files)] as [(String, Scene.Difference)],
    [false, true])
  func `what is replaced or removed while a build is running is so afterwards`(
    system: (without: String, difference: Scene.Difference), isExchanging: Bool
  ) throws {
    let (without, difference) = system
    let scene = try Scene(differingIn: difference)
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    let folders = ["", "books/", "mine/deep/"]
    for folder in folders {
      for name in ["replaced", "written", "gone", "stays", "gone too/file"] {
        try scene.write("old\n", to: "web/output/\(folder)\(name)")
      }
    }
    try scene.set(.two)
    let carries = without == "link" ? "create" : "linkat"
    let run = try Faults(scene, without: without).start(
      stoppingBefore: isExchanging ? "renameat2" : carries, of: isExchanging ? nil : "stays")
    try Patience.wait { try run.isStopped() }
    for folder in folders {
      let path = "\(scene.output.path)/\(folder)"
      // Clocks of file systems advance in steps.
      var status = stat()
      try #require(lstat(path + "replaced", &status) == 0)
      try scene.write("new\n", to: "web/output/\(folder)temporary")
      #expect(utimensat(AT_FDCWD, path + "temporary", [status.st_atim, status.st_mtim], 0) == 0)
      #expect(rename(path + "temporary", path + "replaced") == 0)
      let file = try FileHandle(forWritingTo: URL(filePath: path + "written"))
      try file.write(contentsOf: Data("longer\n".utf8))
      try file.close()
      if isExchanging { continue }
      unlink(path + "gone")
      try FileManager.default.removeItem(atPath: path + "gone too")
    }
    kill(run.process.processIdentifier, SIGCONT)
    #expect(try run.ending().status == 0)
    let left = Snapshot(at: scene.output.path).entries
    for folder in folders {
      #expect(left[folder + "replaced"] == .file(Array("new\n".utf8)), "\(folder)")
      #expect(left[folder + "written"] == .file(Array("longer\n".utf8)), "\(folder)")
      #expect(left[folder + "stays"] == .file(Array("old\n".utf8)), "\(folder)")
      #expect(left[folder + "temporary"] == nil, "\(folder)")
      for name in isExchanging ? [] : ["gone", "gone too", "gone too/file"] {
        #expect(left[folder + name] == nil, "\(folder)\(name)")
      }
    }
    #expect(try scene.litter() == [])
  }

  @Test func `what others do in the new output is newer than what they did in the old one`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    for name in ["a", "b", "c", "books/a"] { try scene.write("old\n", to: "web/output/\(name)") }
    try scene.set(.two)
    let run = try Faults(scene, without: "").start(stoppingBefore: "unlinkat", of: "journal")
    try Patience.wait { try run.isStopped() }
    let web = scene.output.deletingLastPathComponent().path
    func replace(_ name: String, in folder: String, by text: String) throws {
      try scene.write(text, to: "web/\(folder)/\(name).temporary")
      #expect(rename("\(web)/\(folder)/\(name).temporary", "\(web)/\(folder)/\(name)") == 0)
    }
    let before = ".output.vitrine/next"
    for name in ["a", "b", "d", "books/a"] { try replace(name, in: before, by: "earlier\n") }
    unlink("\(web)/\(before)/c")
    for name in ["a", "c", "d", "books/a"] { try replace(name, in: "output", by: "later\n") }
    unlink("\(web)/output/b")
    kill(run.process.processIdentifier, SIGCONT)
    #expect(try run.ending().status == 0)
    let left = Snapshot(at: scene.output.path).entries
    for name in ["a", "c", "d", "books/a"] { #expect(left[name] == .file(Array("later\n".utf8)), "\(name)") }
    #expect(left["b"] == nil)
  }

  @Test func `nothing goes from the new output because the staging folder is deleted`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    try scene.addForeignFiles()
    try scene.set(.two)
    let run = try Faults(scene, without: "").start(stoppingBefore: "unlinkat", of: "journal")
    try Patience.wait { try run.isStopped() }
    try FileManager.default.removeItem(
      at: scene.output.deletingLastPathComponent().appending(path: ".output.vitrine/next"))
    kill(run.process.processIdentifier, SIGCONT)
    #expect(try run.ending().status == 0)
    let left = Snapshot(at: scene.output.path).entries
    for path in ["CNAME", "books/mine.html", ".git/refs/heads/main", "link"] { #expect(left[path] != nil, "\(path)") }
  }

  @Test(arguments: ["passing", "books/passing", "mine/passing"])
  func `a file that others made for a moment does no harm`(path: String) throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    try scene.write("for now\n", to: "web/output/\(path)")
    try scene.set(.two)
    let run = try Faults(scene, without: "").start(stoppingBefore: "linkat", of: "passing")
    try Patience.wait { try run.isStopped() }
    unlink("\(scene.output.path)/\(path)")
    kill(run.process.processIdentifier, SIGCONT)
    let ending = try run.ending()
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(Snapshot(at: scene.output.path).entries[path] == nil)
  }

  @Test(arguments: Scene.State.allCases)
  func `a folder of files becomes a file, unless others have put something into it`(first: Scene.State) throws {
    let scene = try Scene()
    defer { scene.remove() }
    func set(_ state: Scene.State) throws {
      try? FileManager.default.removeItem(at: scene.folder.appending(path: "site/templates"))
      try scene.write("\(state)", to: "site/templates/assets/x\(state == .one ? "/deep/file" : "")")
    }
    for state in [first, first.other, first, first.other] {
      try set(state)
      let ending = try scene.build()
      #expect(ending.status == 0, "\(ending.errors)")
      let left = Snapshot(at: scene.output.path).entries
      #expect(left["assets/x\(state == .one ? "/deep/file" : "")"] == .file(Array("\(state)".utf8)))
    }
    try set(.one)
    #expect(try scene.build().status == 0)
    try scene.write("mine", to: "web/output/assets/x/deep/mine")
    try set(.two)
    let before = Snapshot(at: scene.output.path)
    let ending = try scene.build()
    #expect(ending.status == 73)
    #expect(ending.errors.hasSuffix(": assets/x\n"), "\(ending.errors)")
    #expect(Snapshot(at: scene.output.path) == before)
  }

  /// What a script prints in which `vitrine` builds a scene as a user without rights.
  private func run(_ script: String, in scene: Scene) throws -> [String] {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    let build = "\(Programs.folder.path)/vitrine build --site site --output web/output"
    shell.arguments = [
      "-c", "vitrine() { setpriv --reuid 65534 --regid 65534 \"$@\" \(build) 2>/dev/null; }\n\(script)",
    ]
    shell.currentDirectoryURL = scene.folder
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    shell.waitUntilExit()
    return output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: geteuid() == 0)) func `a build goes on where the folder around the output has become read-only`()
    throws
  {
    let scene = try Scene()
    defer { scene.remove() }
    let lines = try run(
      """
      chown -R 65534:65534 .; vitrine --clear-groups || echo failed
      edit() { sed -i "s/^title: .*/title: $1/" site/content/books/item-1.md; vitrine --clear-groups || echo failed; }
      shown() { grep -q "$1" web/output/books/item-1.html && echo "$1"; }
      edit One; chmod 555 web; edit Two; shown Two; rm -rf web/.output.vitrine 2>/dev/null
      edit Three; shown Three; chmod 755 web; edit Four; shown Four; ls -A web/output | grep vitrine
      """, in: scene)
    #expect(lines == ["Two", "Three", "Four", ".vitrine"])
  }

  @Test(.enabled(if: geteuid() == 0)) func `what a file of another user's holds stays theirs`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let lines = try run(
      """
      chown -R 65534:65534 .; vitrine --clear-groups || echo failed
      cd web/output; echo s > secret; chmod 600 secret; echo b > books/shared; chgrp 65533 books/shared; chmod 640 books/shared
      cd ../..; sed -i 's/Item 1/Changed/' site/content/books/item-1.md; vitrine --groups 65533 || echo failed
      cd web/output; stat -c '%n %u %g %a' secret; stat -c '%n %g %a' books/shared; cat secret books/shared
      grep -l Changed books/item-1.html
      """, in: scene)
    #expect(lines == ["secret 0 0 600", "books/shared 65533 640", "s", "b", "books/item-1.html"])
    #expect(try scene.litter() == [])
  }

  @Test(arguments: [false, true], [.texts, .notes] as [Scene.Difference])
  func `what is in the place of a page that stays is refused, unless it is a file`(
    isLink: Bool, difference: Scene.Difference
  ) throws {
    let scene = try Scene(differingIn: difference)
    defer { scene.remove() }
    for state in [Scene.State.one, .two] {
      try scene.set(state)
      try #require(try scene.build().status == 0)
    }
    let page = scene.output.path + "/books/item-0.html"
    unlink(page)
    if isLink { symlink("item-1.html", page) } else { mkdir(page, 0o777) }
    let before = Snapshot(at: scene.output.path)
    for state in [Scene.State.two, .one] {
      try scene.set(state)
      let ending = try scene.build()
      #expect(ending.status == 73)
      #expect(ending.errors.hasSuffix(": books/item-0.html\n"), "\(ending.errors)")
      #expect(Snapshot(at: scene.output.path) == before)
    }
  }

  @Test(.enabled(if: Scene.canRememberSites))
  func `another site's pages are not removed unless it is said`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let other = try Scene()
    defer { other.remove() }
    try #require(try scene.build().status == 0)
    try other.write("name: \"{{title}}\"\nfields:\n  title: { type: text }\n", to: "site/content/films/collection.yaml")
    for name in ["books", "only-one"] {
      try FileManager.default.removeItem(at: other.folder.appending(path: "site/content/\(name)"))
    }
    let before = Snapshot(at: scene.output.path)
    let site = other.folder.appending(path: "site").path
    let ending = try scene.build(["--site", site])
    #expect(ending.status == 73)
    #expect(ending.errors.contains("it holds the pages of another site, \(scene.folder.path)/site; --adopt"))
    #expect(Snapshot(at: scene.output.path) == before)
    #expect(try scene.build(["--site", site, "--adopt"]).status == 0)
    #expect(Snapshot(at: scene.output.path).entries["films/index.html"] != nil)
    #expect(Snapshot(at: scene.output.path).entries["books/index.html"] == nil)
  }

  @Test func `the same site from another folder may go on with its output`() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try #require(try scene.build().status == 0)
    try FileManager.default.moveItem(
      at: scene.folder.appending(path: "site"), to: scene.folder.appending(path: "moved"))
    try scene.write("title: Moved\n", to: "moved/content/site.yaml")
    #expect(try scene.build(["--site", scene.folder.appending(path: "moved").path]).status == 0)
  }
}

/// What the file system says about some paths of an output, their bytes aside.
private struct Facts: Equatable {
  struct Fact: Equatable {
    let mode: UInt32
    let inode: UInt64?
    let seconds: Int
    let nanoseconds: Int
  }

  private let facts: [String: Fact]

  init(_ scene: Scene, _ paths: [String]) throws {
    var facts: [String: Fact] = [:]
    for path in paths {
      var status = stat()
      try #require(lstat(scene.output.appending(path: path).path, &status) == 0, "\(path)")
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      facts[path] = Fact(
        mode: status.st_mode, inode: isFolder ? nil : UInt64(status.st_ino), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec)
    }
    self.facts = facts
  }
}
