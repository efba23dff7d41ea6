import Foundation
import TestSupport
import Testing

/// What `vitrine print` does where something is missing, broken or in the way.
struct BadInputTests {
  private static let collection = "name: '{{title}}'\nfields: { title: text, price: money }\n"

  private static func site(_ items: [String], _ configuration: String = collection) -> [String: String] {
    var files = ["content/things/collection.yaml": configuration, "things.pdf": "old"]
    for (number, item) in items.enumerated() {
      files["content/things/item-\(10_000 + number).md"] = "---\n\(item)\n---\n"
    }
    return files
  }

  private static let manyItems = (0..<800).map { "title: Thing \($0)\nprice: \($0)" }

  /// The settings of a system that has no fonts but those in a folder.
  private static func fonts(in folder: String, _ scene: PrintScene) throws -> [String: String] {
    try scene.write(
      "<fontconfig><dir>\(folder)</dir><cachedir>\(scene.folder.path)/fonts</cachedir></fontconfig>", to: "fonts.conf")
    return ["FONTCONFIG_FILE": scene.folder.appending(path: "fonts.conf").path]
  }

  @Test func aSystemWithoutFontsIsToldWhichPackageHasSome() throws {
    let scene = try PrintScene(Self.site(["title: A lamp"]))
    defer { scene.remove() }
    let result = try scene.call(["print", "things"], environment: Self.fonts(in: "/none", scene))
    #expect(result.status == 69)
    #expect(
      result.errors.contains(
        "error: no font is installed, so that no text can be printed; the packages fonts-noto-core and fonts-dejavu-core have fonts\n"
      ))
    #expect(scene.bytes(of: "things.pdf") == Data("old".utf8))
  }

  @Test func aScriptWithoutAFontIsAWarningThatNamesThePackage() throws {
    let scene = try PrintScene(Self.site(["title: 東京", "title: ꦗꦮ", "title: Lamp"]))
    defer { scene.remove() }
    // A folder with one font for Latin alone.
    let fonts = scene.folder.appending(path: "latin")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let latin = try #require(Self.latinFont)
    try FileManager.default.createSymbolicLink(
      at: fonts.appending(path: "latin.ttf"), withDestinationURL: URL(fileURLWithPath: latin))
    let result = try scene.call(["print", "things"], environment: Self.fonts(in: fonts.path, scene))
    #expect(result.status == 0)
    let lines = result.errors.split(separator: "\n").filter { $0.contains("[font-missing]") }
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasSuffix(
        "warning: no font has '東' (U+6771), as in '東京'; the package fonts-noto-cjk has such characters [font-missing]"
      ) == true)
    #expect(lines.last?.contains("the package fonts-noto-core has such characters") == true)
    #expect(scene.bytes(of: "things.pdf")?.starts(with: Data("%PDF".utf8)) == true)
  }

  private static var latinFont: String? {
    ["/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"].first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  @Test func anOutputThatCannotBeWrittenToItsEndLeavesTheOldOne() throws {
    let scene = try PrintScene(Self.site(Self.manyItems))
    defer { scene.remove() }
    // No file may be larger than 8 blocks of 512 bytes, as if the disk were full.
    let shell = URL(fileURLWithPath: "/bin/sh")
    let program = Programs.folder.appending(path: "vitrine").path
    let result = try scene.call(
      ["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" print things", program], program: shell)
    #expect(result.status == 74)
    #expect(result.errors == "error: cannot write things.pdf: File too large; things.pdf is as it was\n")
    #expect(scene.bytes(of: "things.pdf") == Data("old".utf8))
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: scene.folder.path)) == ["content", "things.pdf"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalLeavesTheOldOutputAndNothingElse(signal: Int32) throws {
    let scene = try PrintScene(Self.site(Self.manyItems))
    defer { scene.remove() }
    let result = try scene.call(["print", "things"]) { process in
      // The new file is there beside the old one while pages are drawn.
      while process.isRunning, !Self.hasNewFile(scene) { sched_yield() }
      kill(process.processIdentifier, signal)
    }
    #expect(result.status == signal)
    #expect(scene.bytes(of: "things.pdf") == Data("old".utf8))
    #expect(!Self.hasNewFile(scene))
  }

  private static func hasNewFile(_ scene: PrintScene) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
    return names?.contains { $0.hasPrefix(".vitrine-") } == true
  }
}
