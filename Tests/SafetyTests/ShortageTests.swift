import Foundation
import Glibc
import TestSupport
import Testing

/// Lets the process run out of open files or memory while it reads a file, which says nothing about the file: no command may go on without it.
struct ShortageTests {
  /// What a site reads.
  private static let files = [
    "content/site.yaml", "content/tools/collection.yaml", "content/tools/saw.md", "content/tools/photo.png",
    "content/tools/notes.svg", "templates/detail.mustache", "templates/partials/own.mustache",
    "templates/assets/own.css",
  ]

  private static let errors = [
    (EMFILE, "Too many open files (raise the limit with ulimit -n)"), (ENFILE, "Too many open files in system"),
    (ENOMEM, "Cannot allocate memory"),
  ]

  @Test(arguments: files) func `a build for which nothing is left ends, and the site stays as it was`(
    path: String
  ) throws {
    let workbench = try Self.workbench()
    defer { workbench.remove() }
    let output = workbench.folder.appending(path: "site/output").path
    try #require(try workbench.run(["build"]) == 0)
    let before = Snapshot(at: output)
    try workbench.write(Data("---\ntitle: Another saw\nphoto: photo.png\n---\n![](notes.svg)\n".utf8), to: Self.saw)
    for (code, message) in Self.errors {
      // A file that is as it was need not be read.
      try workbench.write(Data(contentsOf: workbench.folder.appending(path: "site/\(path)")), to: path)
      let (status, printed, errors) = try workbench.printed(
        ["build", "--keep-going"], failing: Self.fault(path, code))
      #expect(status == 71, "\(errors)")
      #expect(errors == "error: cannot read \(workbench.folder.path)/site/\(path): \(message)\n")
      #expect(printed.isEmpty)
      #expect(Snapshot(at: output) == before)
    }
    #expect(try workbench.run(["build"]) == 0)
    #expect(Snapshot(at: output) != before)
  }

  @Test(arguments: ["content/tools", "templates/partials"]) func `so does one that cannot open a folder`(
    path: String
  ) throws {
    let workbench = try Self.workbench()
    defer { workbench.remove() }
    let (status, _, errors) = try workbench.printed(["build", "--keep-going"], failing: Self.fault(path, EMFILE))
    #expect(status == 71)
    #expect(errors.hasSuffix("/site/\(path): Too many open files (raise the limit with ulimit -n)\n"), "\(errors)")
    #expect(!FileManager.default.fileExists(atPath: workbench.folder.appending(path: "site/output/index.html").path))
  }

  @Test(arguments: [EIO, EACCES]) func `a file that cannot be read is an error of the item`(code: Int32) throws {
    let workbench = try Self.workbench()
    defer { workbench.remove() }
    let (status, _, errors) = try workbench.printed(["build", "--keep-going"], failing: Self.fault(Self.saw, code))
    #expect(status == 1)
    #expect(errors.hasPrefix("content/tools/saw.md:1:1: error: this file cannot be read: "), "\(errors)")
    let output = workbench.folder.appending(path: "site/output/tools")
    #expect(FileManager.default.fileExists(atPath: output.appending(path: "axe.html").path))
    #expect(!FileManager.default.fileExists(atPath: output.appending(path: "saw.html").path))
  }

  @Test func `notes that are read again for a page are not left out`() throws {
    let workbench = try Self.workbench()
    defer { workbench.remove() }
    // Once the files are old enough, a build takes the item from the cache and reads its file for the notes alone.
    let log = workbench.folder.appending(path: "log")
    try Patience.wait {
      try? FileManager.default.removeItem(at: log)
      try #require(try workbench.run(["build"]) == 0)
      let reading = Self.fault(Self.saw, EMFILE).merging(["FAULT_NTH": "-1", "FAULT_LOG": log.path]) { $1 }
      try #require(try workbench.run(["build"], failing: reading) == 0)
      return !FileManager.default.fileExists(atPath: log.path)
    }
    // The page of the item before names the next one.
    try workbench.write(Data("---\ntitle: another axe\n---\n".utf8), to: "content/tools/axe.md")
    try workbench.write(Data("---\ntitle: renamed\n---\n".utf8), to: "content/tools/file.md")
    let output = workbench.folder.appending(path: "site/output").path
    let before = Snapshot(at: output)
    let (status, _, errors) = try workbench.printed(["build", "--keep-going"], failing: Self.fault(Self.saw, EMFILE))
    #expect(status == 71, "\(errors)")
    #expect(Snapshot(at: output) == before)
  }

  @Test(arguments: [
    ["list", "tools"], ["export", "tools"], ["export"], ["print", "tools"], ["edit", "tools/saw", "place=X"],
    ["edit", "tools", "--where", "place=Attic", "place=X", "--yes"], ["delete", "tools/saw"],
  ])
  func `no command goes on without a file`(command: [String]) throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let before = workbench.content
    for path in ["content/tools/saw.md", "content/tools/collection.yaml", "content/tools"] {
      let (status, output, errors) = try workbench.printed(command, failing: Self.fault(path, EMFILE))
      #expect(status == 71, "\(path): \(errors)")
      #expect(errors.contains("/site/\(path): Too many open files"), "\(errors)")
      #expect(output.isEmpty)
      #expect(workbench.content == before)
    }
  }

  @Test func `check prints what has run out, for programs too`() throws {
    let workbench = try Workbench()
    defer { workbench.remove() }
    let (status, output, errors) = try workbench.printed(
      ["check", "--format", "json"], failing: Self.fault(Self.saw, EMFILE))
    #expect(status == 71)
    #expect(output.contains("saw.md: Too many open files"), "\(output)")
    #expect(errors.hasPrefix("error: cannot read "))
  }

  @Test func `a server shows the pages that it had`() throws {
    // The first reading succeeds.
    let site = try ServedTools(failing: "openat", EMFILE, of: "saw.md", after: 1)
    defer { site.stop() }
    try site.write("---\ntitle: Another saw\n---\n", to: "tools/saw.md")
    try Patience.wait { try site.get("/tools/saw.html").body.contains("Too many open files") }
    let page = try site.get("/tools/saw.html")
    #expect(page.status == 200)
    #expect(page.body.contains("<h1><bdi>Saw"), "\(page.body)")
    #expect(try site.get("/tools/").body.contains("saw.html"))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["VITRINE_SANITIZE"] == nil))
  func `too little memory for a picture says nothing against the picture`() throws {
    let workbench = try Self.workbench()
    defer { workbench.remove() }
    let kilobytes = 640_000
    let (whole, _, first) = try workbench.printed(["build"], memory: kilobytes)
    try #require(whole == 0, "\(first)")
    let output = workbench.folder.appending(path: "site/output").path
    let before = Snapshot(at: output)
    try workbench.write(HandmadePicture.jpeg(edge: 11_000), to: "content/tools/huge.jpg")
    try workbench.write(Data("---\ntitle: saw\nphoto: huge.jpg\n---\n".utf8), to: Self.saw)
    let (status, _, errors) = try workbench.printed(["build", "--keep-going"], memory: kilobytes)
    #expect(status == 71)
    let path = "\(workbench.folder.path)/site/content/tools/huge.jpg"
    #expect(errors == "error: cannot read \(path): Cannot allocate memory\n")
    #expect(Snapshot(at: output) == before)
  }

  private static let saw = "content/tools/saw.md"

  /// A site with everything that a build reads.
  private static func workbench() throws -> Workbench {
    let workbench = try Workbench()
    let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>\n"
    let files = [
      saw: "---\ntitle: saw\nphoto: photo.png\n---\n![](notes.svg)\n",
      "content/tools/notes.svg": drawing, "content/tools/gone.svg": drawing,
      "templates/detail.mustache": "<h1>{{name}}</h1>{{{body}}}{{>partials/own}}\n",
      "templates/partials/own.mustache": "<p>Own</p>\n", "templates/assets/own.css": "p { margin: 0 }\n",
    ]
    for (path, text) in files { try workbench.write(Data(text.utf8), to: path) }
    try workbench.write(HandmadePicture.png, to: "content/tools/photo.png")
    return workbench
  }

  /// Has every attempt to open a file or folder of the site fail.
  private static func fault(_ path: String, _ code: Int32) -> [String: String] {
    [
      "FAULT_CALL": "openat", "FAULT_NAME": path.split(separator: "/").last.map(String.init) ?? "", "FAULT_NTH": "0",
      "FAULT_ONWARDS": "1", "FAULT_ERROR": "\(code)",
    ]
  }
}

extension Workbench {
  /// The exit status of a command that gets an address space of so many kilobytes, and what it printed.
  fileprivate func printed(_ command: [String], memory: Int) throws -> (Int32, String, String) {
    try printed(command, failing: [:], limits: "ulimit -v \(memory)")
  }
}

/// Pictures without a program that draws them.
private enum HandmadePicture {
  /// A progressive picture of one colour, which takes little room in a file and six bytes of memory for each pixel.
  static func jpeg(edge: Int) -> Data {
    let size = [UInt8(edge >> 8), UInt8(edge & 0xFF)]
    var bytes: [UInt8] = [0xFF, 0xD8]
    bytes += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    bytes += [0xFF, 0xC2, 0, 17, 8] + size + size + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    // The code of one bit, 0, stands for a difference of 0 to the block before.
    bytes += [0xFF, 0xC4, 0, 20, 0, 1] + [UInt8](repeating: 0, count: 15) + [0]
    bytes += [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0]
    let blocks = (edge + 7) / 8
    bytes += [UInt8](repeating: 0, count: 3 * blocks * blocks / 8 + 1)
    return Data(bytes + [0xFF, 0xD9])
  }

  /// One grey pixel.
  static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==")!
}
