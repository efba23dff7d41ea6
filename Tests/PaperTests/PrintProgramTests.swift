import Foundation
import TestSupport
import Testing

/// `vitrine print`, as people call it.
struct PrintProgramTests {
  /// A site in a folder of its own, and what a call did there.
  private struct Scene {
    let folder: URL

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-print-\(UUID())")
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Calls a program in the site's folder.
    func call(_ words: [String], program: URL? = nil) throws -> (status: Int32, output: String, errors: String) {
      let process = Process()
      process.executableURL = program ?? Programs.folder.appending(path: "vitrine")
      process.arguments = words
      process.currentDirectoryURL = folder
      process.environment = [
        "SOURCE_DATE_EPOCH": "1790000000", "HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      ]
      let (output, errors) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (output, errors)
      try process.run()
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      let printed = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: printed, as: UTF8.self), String(decoding: said, as: UTF8.self)
      )
    }

    func bytes(of name: String) -> Data? { try? Data(contentsOf: folder.appending(path: name)) }
  }

  private static let site = [
    "content/things/collection.yaml": "fields: { title: text, price: money }\n",
    "content/things/a.md": "---\ntitle: A lamp\nprice: 12\n---\n",
    "content/things/b.md": "---\ntitle: A clock\nprice: 7.50\n---\n",
  ]

  @Test func writesAPDFAndSaysWhatItWrote() throws {
    let scene = try Scene(Self.site)
    defer { scene.remove() }
    let result = try scene.call(["print", "things"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output == "things.pdf: 2 items, 3 pages\n")
    #expect(scene.bytes(of: "things.pdf")?.starts(with: Data("%PDF-1.".utf8)) == true)
  }

  @Test func refusesWrongUsage() throws {
    let scene = try Scene(Self.site)
    defer { scene.remove() }
    for (words, status) in [
      (["print"], 64), (["print", "things", "--kind", "poster"], 64), (["print", "things", "--skip", "3"], 64),
      (["print", "things", "--kind", "labels", "--labels", "L1"], 64), (["print", "things", "--sort", "Sise"], 64),
      (["print", "things", "--kind", "labels", "--skip", "21", "--paper", "a4"], 64), (["print", "thongs"], 66),
      (["print", "things", "--site", "none"], 66), (["print", "things", "--output", "content"], 73),
      (["print", "things", "--output", "none/out.pdf"], 73),
    ] {
      #expect(try scene.call(words).status == Int32(status), "\(words)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scene.folder.path) == ["content"])
  }

  @Test func keepsTheOldFileWhereTheContentHasErrors() throws {
    var files = Self.site
    files["things.pdf"] = "old"
    files["content/things/c.md"] = "---\ntitle: C\nprice: dear\n---\n"
    let scene = try Scene(files)
    defer { scene.remove() }
    let result = try scene.call(["print", "things"])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("content/things/c.md:3:8: error: price must be"))
    #expect(scene.bytes(of: "things.pdf") == Data("old".utf8))
  }

  @Test func namesAKeyOfTheSiteThatNoCollectionHas() throws {
    var files = Self.site
    files["content/site.yaml"] = "print: { columns: [name, pirce] }\n"
    let scene = try Scene(files)
    defer { scene.remove() }
    let result = try scene.call(["print", "things"])
    #expect(result.status == 0)
    #expect(
      result.errors
        == "content/site.yaml:1:26: warning: no collection has a field 'pirce'; did you mean 'price'? [unknown-field-name]\n"
    )
  }

  @Test func saysWhatToInstallWhereTheProgramThatPrintsIsMissing() throws {
    let scene = try Scene(Self.site)
    defer { scene.remove() }
    let alone = scene.folder.appending(path: "vitrine")
    try FileManager.default.copyItem(at: Programs.folder.appending(path: "vitrine"), to: alone)
    let result = try scene.call(["print", "things"], program: alone)
    #expect(result.status == 69)
    #expect(result.errors.contains("vitrine-print, which writes PDF, is not installed"))
  }

  @Test func goesOnWithLabelsWhereTheLastPrintEnded() throws {
    let scene = try Scene(Self.site)
    defer { scene.remove() }
    let words = ["print", "things", "--kind", "labels", "--labels", "L7160", "--skip"]
    #expect(
      try scene.call(words + ["4"]).output
        == "things-labels.pdf: 2 items, 1 page; 6 labels of the last sheet are used, and --skip next goes on after them\n"
    )
    #expect(
      try scene.call(words + ["next"]).output
        == "things-labels.pdf: 2 items, 1 page; 8 labels of the last sheet are used, and --skip next goes on after them\n"
    )
    let offset = words + ["0", "--printer", "office"]
    #expect(try scene.call(offset).status == 64)
    #expect(try scene.call(offset + ["--offset", "1.5,-0.5"]).status == 0)
    let moved = scene.bytes(of: "things-labels.pdf")
    #expect(try scene.call(offset).status == 0)
    #expect(scene.bytes(of: "things-labels.pdf") == moved)
  }
}
