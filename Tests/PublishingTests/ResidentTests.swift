import Diagnostics
import Files
import Foundation
import Loading
import Pictures
import Resident
import Synchronization
import TestSupport
import Testing

@testable import Publishing

/// A site in memory has the files that a build would write, whatever happened to it.
struct ResidentTests {
  private static let seeds: ClosedRange<UInt64> =
    1...(ProcessInfo.processInfo.environment["VITRINE_HISTORIES"].flatMap { UInt64($0) } ?? 2)

  @Test(arguments: seeds)
  func `after any history each file is that of a build from nothing`(seed: UInt64) throws {
    let site = try ChangingSite(seed: seed)
    defer { site.remove() }
    _ = try follow(site, seed)
  }

  @Test(arguments: seeds)
  func `after any edits without faults each file is that of a build from nothing`(seed: UInt64) throws {
    let site = try ChangingSite(seed: seed, isTidy: true)
    defer { site.remove() }
    let history = try follow(site, seed)
    #expect(history.compared > 20)
    // Only another day has the whole site read again.
    #expect(history.readings <= 1 + history.days)
  }

  /// - Returns: How many builds were compared, how often the clock moved on, and how often the whole site was read.
  private func follow(
    _ site: ChangingSite, _ seed: UInt64
  ) throws -> (compared: Int, days: Int, readings: Int) {
    let clock = TestClock(site.clock)
    let resident = try ResidentSite(root: site.root.path) { LoadOptions(clock: clock.seconds) }
    var sources = try Self.sources(of: site)
    var (compared, days) = (0, 0)
    for step in 0..<30 {
      let change = try site.change()
      if clock.seconds != site.clock { days += 1 }
      clock.seconds = site.clock
      let now = try Self.sources(of: site)
      let changed = Set(now.keys).union(sources.keys).filter { now[$0]?.bytes != sources[$0]?.bytes }
      sources = now
      resident.update(SourceChanges(changed.map { RelativePath($0) }))
      let findings = try site.buildFromNothing()
      let message = "seed \(seed), step \(step): \(change)"
      #expect(resident.state.diagnostics.map(\.description).sorted() == findings, Comment(rawValue: message))
      if findings.contains(where: { $0.contains(": error: ") }) { continue }
      compared += 1
      for (path, file) in try FileState.all(in: site.fresh) where !path.hasPrefix(".") {
        let bytes = try Self.bytes(of: path, in: resident)
        #expect(bytes.map { Data($0) } == file.bytes, "\(message): \(path)")
      }
      #expect(try Self.bytes(of: "cars/none.html", in: resident) == nil)
    }
    return (compared, days, resident.state.readings)
  }

  @Test func `the sample site has the same files in memory as in its output`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let built = try SiteBuild(root)
    let resident = try ResidentSite(root: root.path) { LoadOptions(clock: SiteBuild.clock) }
    #expect(built.files.count > 400)
    for (path, bytes) in built.files {
      #expect(try Self.bytes(of: path, in: resident).map { Data($0) } == bytes, "\(path)")
    }
  }

  @Test func `an item in error stays as it was, and others change beside it`() throws {
    let site = try SmallSite([
      "c/collection.yaml": "fields: { title: text, year: year }\nname: '{{title}}'\n",
      "c/a.md": "---\ntitle: Old\nyear: 1950\n---\n", "c/b.md": "---\ntitle: B\n---\n",
    ])
    defer { site.remove() }
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    func write(_ path: String, _ text: String) throws -> Bool {
      try Data(text.utf8).write(to: URL(fileURLWithPath: site.path("content/\(path)")))
      return resident.update(SourceChanges([RelativePath("content/\(path)")]))
    }
    func page(_ path: String) throws -> String {
      String(decoding: try Self.bytes(of: path, in: resident) ?? [], as: UTF8.self)
    }
    #expect(try write("c/a.md", "---\ntitle: New\nyear: long ago\n---\n"))
    #expect(resident.state.diagnostics.map(\.file) == ["content/c/a.md"])
    #expect(try page("c/a.html").contains("<h1><bdi>Old</bdi></h1>"))
    #expect(try write("c/b.md", "---\ntitle: Changed\n---\n"))
    #expect(try page("c/index.html").contains("Changed"))
    #expect(try page("c/index.html").contains("Old"))
    #expect(try write("c/a.md", "---\ntitle: New\nyear: 1951\n---\n"))
    #expect(resident.state.diagnostics.isEmpty)
    #expect(try page("c/a.html").contains("<h1><bdi>New</bdi></h1>"))
    #expect(try write("c/a.md", "---\ntitle: New\nyear: 1951\n---\n") == false, "nothing is another than before")
  }

  @Test func `an item in error stays as it was while the whole site is read again`() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='7' height='9'/>"
    let site = try SmallSite([
      "c/collection.yaml":
        "fields: { title: text, year: year, photo: image, next: { type: link, to: c } }\nname: '{{title}}'\n",
      "c/a.md":
        "---\ntitle: Old\nyear: 1950\nphoto: p.svg\nnext: b\naliases: [first]\n---\n![q](q.svg) *Notes*, [first](first.md)\n",
      "c/p.svg": svg, "c/q.svg": svg,
      "c/b.md": "---\ntitle: B\n---\n", "c/d.md": "---\ntitle: D\nnext: a\n---\n",
    ])
    defer { site.remove() }
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    func write(_ path: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: site.path("content/\(path)")))
      resident.update(SourceChanges([RelativePath("content/\(path)")]))
    }
    func page(_ path: String) throws -> String {
      String(decoding: try Self.bytes(of: path, in: resident) ?? [], as: UTF8.self)
    }
    let before = try page("c/a.html")
    try write("c/a.md", "---\ntitle: New\nyear: long ago\naliases: [first]\n---\n")
    #expect(try page("c/a.html") == before)
    for (path, text) in [
      ("site.yaml", "title: Other\n"), ("site.yaml", ""),
      ("c/b.md", "---\ntitle: B\ndraft: yes\n---\n"), ("c/b.md", "---\ntitle: B\n---\n"),
    ] {
      let readings = resident.state.readings
      try write(path, text)
      #expect(resident.state.readings == readings + 1, "\(path)")
      #expect(resident.state.diagnostics.contains { $0.file == "content/c/a.md" && $0.severity == .error }, "\(path)")
      #expect(try page("c/index.html").contains("Old"), "\(path)")
      #expect(try page("assets/c/q.svg").contains("width"), "\(path)")
    }
    #expect(try page("c/a.html") == before)
    #expect(try page("c/d.html").contains("Old"))
    try write("c/a.md", "---\ntitle: New\nyear: 1951\naliases: [first]\n---\n")
    #expect(try page("c/a.html").contains("<h1><bdi>New</bdi></h1>"))
    try write("c/collection.yaml", "fields: { title: text, year: text }\nname: '{{title}}'\n")
    #expect(try page("c/a.html").contains("1951"))
  }

  @Test func `a deleted item changes its name where no other is left`() throws {
    let site = try SmallSite([
      "c/collection.yaml":
        "fields: { title: text, genre: text, tags: list }\nname: '{{title}}'\nfacets: [genre, tags]\n",
      "c/a.md": "---\ntitle: One\ngenre: Poem\ndeleted: 2020-01-02\n---\n",
      "c/b.md": "---\ntitle: Two\ndeleted: 2020-01-02\n---\n",
    ])
    defer { site.remove() }
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    for (name, genre) in [("a", "Poem"), ("b", ""), ("a", "Play")] {
      let text = "---\ntitle: Zoe \(name)\ngenre: \(genre)\ndeleted: 2020-01-02\n---\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: site.path("content/c/\(name).md")))
      resident.update(SourceChanges([RelativePath("content/c/\(name).md")]))
      for path in ["c/index.html", "c/\(name).html"] {
        let page = String(decoding: try Self.bytes(of: path, in: resident) ?? [], as: UTF8.self)
        #expect(page == (try site.build()[path]), "\(name)")
      }
    }
  }

  @Test func `pictures, links and values of facets change without reading the site again`() throws {
    let fields = "{ title: text, photo: image, tags: list, next: { type: link, to: c } }"
    let site = try SmallSite([
      "c/collection.yaml": "fields: \(fields)\nname: '{{title}}'\nfacets: [tags]\n",
      "c/a.md": "---\ntitle: First\ntags: [x]\n---\n", "c/b.md": "---\ntitle: B\nnext: a\n---\n",
    ])
    defer { site.remove() }
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    func write(_ files: [String: String]) throws {
      for (path, text) in files {
        try Data(text.utf8).write(to: URL(fileURLWithPath: site.path("content/\(path)")))
      }
      #expect(resident.update(SourceChanges(files.keys.map { RelativePath("content/\($0)") })))
      #expect(resident.state.diagnostics.isEmpty)
      #expect(resident.state.readings == 1)
    }
    func page(_ path: String) throws -> String {
      String(decoding: try Self.bytes(of: path, in: resident) ?? [], as: UTF8.self)
    }
    func picture(_ width: Int) -> String { "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='9'/>" }
    try write(["c/new.svg": picture(7), "c/new.md": "---\ntitle: New\nphoto: new.svg\n---\n"])
    #expect(try page("c/new.html").contains("new.svg\" width=\"7\""))
    #expect(try page("assets/c/new.svg").contains("width"))
    try write(["c/new.svg": picture(8)])
    #expect(try page("c/new.html").contains("new.svg\" width=\"8\""))
    try write(["c/new.md": "---\ntitle: New\n---\n"])
    #expect(try page("assets/c/new.svg").isEmpty)
    try write(["c/a.md": "---\ntitle: Renamed\ntags: [x]\n---\n"])
    #expect(try page("c/b.html").contains("Renamed"))
    #expect(try page("c/tags/x.html").contains("Renamed"))
    try write(["c/a.md": "---\ntitle: Renamed\ntags: [y]\n---\n"])
    #expect(try page("c/tags/y.html").contains("Renamed"))
    #expect(try page("c/tags/x.html").isEmpty)
  }

  @Test func `the pages of values have the sections that the list has after an edit`() throws {
    let site = try SmallSite([
      "c/collection.yaml": "fields: { title: text, tag: text }\nname: '{{title}}'\nfacets: [tag]\n",
      "c/a.md": "---\ntitle: Ford\ntag: t\n---\n", "c/b.md": "---\ntitle: Fiat\ntag: t\n---\n",
    ])
    defer { site.remove() }
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    for title in ["Fiat", "Citroen", "Fiat"] {
      try Data("---\ntitle: \(title)\ntag: t\n---\n".utf8).write(
        to: URL(fileURLWithPath: site.path("content/c/b.md")))
      resident.update(SourceChanges(["content/c/b.md"]))
      #expect(resident.state.readings == 1)
      let page = String(decoding: try Self.bytes(of: "c/tag/t.html", in: resident) ?? [], as: UTF8.self)
      #expect(page == (try site.build()["c/tag/t.html"]), "\(title)")
      #expect(page.contains("id=\"section-c\"") == (title == "Citroen"))
    }
  }

  @Test func `a picture that turns out to be damaged is a finding until it changes`() throws {
    let root = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    let folder = root.appending(path: "content/c")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../PicturesTests/Pictures")
    let whole = try Data(contentsOf: pictures.appending(path: "grey.png"))
    let picture = folder.appending(path: "p.png")
    try Data("fields: { t: text, p: image }\n".utf8).write(to: folder.appending(path: "collection.yaml"))
    try Data("---\nt: x\np: p.png\n---\n".utf8).write(to: folder.appending(path: "a.md"))
    try whole.prefix(whole.count / 2).write(to: picture)
    let site = try ResidentSite(root: root.path) { LoadOptions(clock: SiteBuild.clock) }
    #expect(site.state.diagnostics.isEmpty)
    let made = BuildPlan.files(of: site.state.content, site.state.pages).map(\.path)
    let path = try #require(made.first { $0.text.hasPrefix("assets/c/") })
    let file = try #require(site.state.file(at: path))
    let failure = #expect(throws: PictureFailure.self) { try site.bytes(of: file, in: site.state) }
    #expect(try site.note(#require(failure), about: file, in: site.state))
    site.update(.everything)
    #expect(site.state.diagnostics.map(\.id) == [.imageDamaged])
    try whole.write(to: picture)
    site.update(SourceChanges(["content/c/p.png"]))
    #expect(site.state.diagnostics.isEmpty)
    #expect(try site.state.file(at: path).map { try site.bytes(of: $0, in: site.state) } != nil)
  }

  @Test(arguments: ["---\nt: x\np: p.svg\n---\n", "---\nt: x\n---\n![x](p.svg)\n", "---\nt: x\n---\n[x](p.pdf)\n"])
  func `a file in the place of a link ends the error about the link`(item: String) throws {
    let file = item.contains("p.svg") ? "p.svg" : "p.pdf"
    let site = try SmallSite(["c/collection.yaml": "fields: { t: text, p: image }\nname: '{{t}}'\n", "c/a.md": item])
    defer { site.remove() }
    let place = site.path("content/c/\(file)")
    #expect(symlink("/nowhere/at-all", place) == 0)
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    for _ in 0..<2 {
      #expect(resident.state.diagnostics.map(\.description) == (try site.findings()))
      #expect(!resident.state.diagnostics.isEmpty)
      #expect(unlink(place) == 0)
      try site.add("content/c/\(file)", "<svg xmlns='http://www.w3.org/2000/svg' width='7' height='9'/>")
      #expect(resident.update(SourceChanges([RelativePath("content/c/\(file)")])))
      #expect(resident.state.diagnostics.isEmpty)
      let page = String(decoding: try Self.bytes(of: "c/a.html", in: resident) ?? [], as: UTF8.self)
      #expect(page == (try site.build()["c/a.html"]))
      #expect(unlink(place) == 0 && symlink("/nowhere/at-all", place) == 0)
      #expect(resident.update(SourceChanges([RelativePath("content/c/\(file)")])))
    }
  }

  @Test(arguments: [
    // An old address goes, a tag is counted, and front matter cannot be read.
    "title: A\nnext: nobody\n", "title: A\naliases: [old]\ntags: [Old]\nnext: nobody\n", "title: [\n",
  ])
  func `what a file in error says of other items is found, as in a build`(text: String) throws {
    let configuration = "fields: { title: text, tags: list, next: { type: link, to: c } }\nfacets: [tags]\n"
    let site = try SmallSite([
      "c/collection.yaml": configuration, "c/a.md": "---\ntitle: A\ntags: [old]\naliases: [old]\n---\n",
      "c/b.md": "---\ntitle: B\ntags: [old]\nnext: old\n---\n", "c/d.md": "---\ntitle: D\ntags: [old]\n---\n",
      "c/e.md": "---\ntitle: E\ntags: [old]\n---\n",
    ])
    defer { site.remove() }
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    for (path, text) in [("a", text), ("d", "title: D\ntags: [OLD]\n"), ("a", text + "unknown: 1\n")] {
      try Data("---\n\(text)---\n".utf8).write(to: URL(fileURLWithPath: site.path("content/c/\(path).md")))
      resident.update(SourceChanges([RelativePath("content/c/\(path).md")]))
      #expect(resident.state.diagnostics.map(\.description).sorted() == (try site.findings().sorted()))
    }
  }

  @Test func `a new item is what the default of a field has lacked`() throws {
    let site = try SmallSite([
      "c/collection.yaml": "fields: { title: text, next: { type: link, to: c, default: b } }\n",
      "c/a.md": "---\ntitle: First\nnext: a\n---\n", "c/d.md": "---\ntitle: Last\n---\n",
    ])
    defer { site.remove() }
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    #expect(resident.state.diagnostics.map(\.file) == ["content/c/collection.yaml"])
    try site.add("content/c/b.md", "---\ntitle: Second\n---\n")
    #expect(resident.update(SourceChanges(["content/c/b.md"])))
    #expect(resident.state.diagnostics.isEmpty)
    #expect(
      String(decoding: try Self.bytes(of: "c/d.html", in: resident) ?? [], as: UTF8.self).contains("Second"))
  }

  @Test func `with an error in a configuration all pages stay as they were`() throws {
    let configuration = "fields: { title: text }\nname: '{{title}}'\n"
    let site = try SmallSite(["c/collection.yaml": "", "c/a.md": "---\ntitle: A\n---\n"])
    defer { site.remove() }
    func write(_ path: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: site.path("content/\(path)")))
    }
    try write("c/collection.yaml", configuration)
    let resident = try ResidentSite(root: site.path("")) { LoadOptions(clock: SiteBuild.clock) }
    try write("c/collection.yaml", "fields: { title: nonsense }\n")
    #expect(resident.update(SourceChanges(["content/c/collection.yaml"])))
    #expect(resident.state.diagnostics.contains { $0.file == "content/c/collection.yaml" })
    #expect(
      String(decoding: try Self.bytes(of: "c/a.html", in: resident) ?? [], as: UTF8.self).contains("<bdi>A</bdi>"))
    try write("c/collection.yaml", configuration)
    try write("c/a.md", "---\ntitle: B\n---\n")
    #expect(resident.update(SourceChanges(["content/c/collection.yaml", "content/c/a.md"])))
    #expect(resident.state.diagnostics.isEmpty)
    #expect(
      String(decoding: try Self.bytes(of: "c/a.html", in: resident) ?? [], as: UTF8.self).contains("<bdi>B</bdi>"))
  }

  private static func bytes(of path: String, in resident: ResidentSite) throws -> [UInt8]? {
    let state = resident.state
    return try state.file(at: RelativePath(path)).flatMap { try resident.bytes(of: $0, in: state) }
  }

  private static func sources(of site: ChangingSite) throws -> [String: FileState] {
    try FileState.all(in: site.root)
  }
}

/// A clock that a test sets.
private final class TestClock: Sendable {
  private let time: Mutex<Int>

  init(_ seconds: Int) { time = Mutex(seconds) }

  var seconds: Int {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}
