import Catalogue
import Diagnostics
import Foundation
import Loading
import Publishing
import Staging
import TestSupport

/// A site built by the library, at a fixed time.
struct SiteBuild {
  /// What was said about the site.
  let findings: [String]
  /// The files of the output by their paths.
  let files: [String: Data]

  /// Seconds since 1970: 14 November 2023, 22:13:20 UTC.
  static let clock = 1_700_000_000

  /// Builds the site in the folder `root` into a folder of its own, which is looked at and taken away again.
  ///
  /// - Parameter twice: whether to build a second time on top of the first.
  init(_ root: URL, includesDrafts: Bool = false, twice: Bool = false, clock: Int = Self.clock) throws {
    let folder = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "output")
    var options = LoadOptions(clock: clock)
    options.drafts = includesDrafts ? .included : .leftOut
    var findings: [String] = []
    for _ in 0..<(twice ? 2 : 1) {
      let place = try OutputPlace(output.path, site: root.path, sources: SiteLoader.sources)
      let builder = SiteBuilder(root: root.path, options: options, place: place, adopts: true)
      let build = try builder.prepare()
      findings = build.diagnostics.map(\.description)
      _ = try builder.publish(build)
    }
    self.findings = findings
    files = try Self.files(in: output)
  }

  /// Everything that is said of the site in the folder `root`.
  static func findings(in root: URL) throws -> [String] {
    try SiteBuilder.check(root: root.path, options: LoadOptions(clock: clock)).diagnostics.map(\.description)
  }

  /// The files in a folder by their paths, hidden ones aside.
  static func files(in folder: URL) throws -> [String: Data] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else { return [:] }
    var files: [String: Data] = [:]
    for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      var isFolder: ObjCBool = false
      let url = folder.appending(path: path)
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      files[path] = try Data(contentsOf: url)
    }
    return files
  }
}
