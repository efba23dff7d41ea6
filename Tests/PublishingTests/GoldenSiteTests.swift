import Foundation
import Testing

@testable import Loading

/// Sites with all that should come of them: `Sites/<case>/site` and `Sites/<case>/expected`.
///
/// With the environment variable VITRINE_RECORD=1 what does come of them is recorded instead. What is said about a site is in
/// `diagnostics.txt` among its pages.
struct GoldenSiteTests {
  private static let names = [
    "address", "cells", "deleted", "german", "hebrew", "hostile", "japanese", "links", "pages", "types",
  ]
  private static let sites = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Sites")
  private static let isRecording = ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1"
  private static let findings = "diagnostics.txt"

  @Test(arguments: Self.names)
  func `builds what it should, file by file`(name: String) throws {
    let folder = Self.sites.appending(path: name)
    let build = try SiteBuild(folder.appending(path: "site"))
    var files = try Self.withoutBuiltInAssets(build.files)
    files[Self.findings] = Data(build.findings.map { "\($0)\n" }.joined().utf8)
    if Self.isRecording { return try record(files, in: folder.appending(path: "expected")) }

    let expected = try SiteBuild.files(in: folder.appending(path: "expected"))
    #expect(files.keys.sorted() == expected.keys.sorted())
    for (path, bytes) in expected.sorted(by: { $0.key < $1.key }) {
      let got = files[path].map { String(decoding: $0, as: UTF8.self) }
      #expect(got == String(decoding: bytes, as: UTF8.self), "\(name)/\(path)")
    }
  }

  @Test func `every folder of a site is a case, and every case has a folder`() throws {
    #expect(try FileManager.default.contentsOfDirectory(atPath: Self.sites.path).sorted() == Self.names)
  }

  @Test(arguments: ["hostile", "deleted", "german"])
  func `the same input gives the same bytes, on top of the first build and beside it`(name: String) throws {
    let root = Self.sites.appending(path: "\(name)/site")
    let once = try SiteBuild(root)
    #expect(try SiteBuild(root, twice: true).files == once.files)
  }

  @Test func `drafts are items where they are asked for`() throws {
    let root = Self.sites.appending(path: "deleted/site")
    let without = try SiteBuild(root)
    let with = try SiteBuild(root, includesDrafts: true)
    #expect(
      Set(with.files.keys).subtracting(without.files.keys) == [
        "section/draft.html", "page/draft.html", "no/draft.html",
      ])
  }

  /// The output without the assets and the table of the search that every site has; they are in it as the repository has them.
  private static func withoutBuiltInAssets(_ files: [String: Data]) throws -> [String: Data] {
    var files = files
    for (path, bytes) in BuiltInTemplates.files where path.hasPrefix("assets/") {
      let got = try #require(files[path])
      if got == Data(bytes) { files[path] = nil }
    }
    // Mostly the table of a language, which the tests of the search look at.
    files["search/index.js"] = nil
    return files
  }

  private func record(_ files: [String: Data], in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, bytes) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
  }
}
