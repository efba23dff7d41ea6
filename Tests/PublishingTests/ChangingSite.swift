import Diagnostics
import Files
import Foundation
import TestSupport

@testable import Loading
@testable import Publishing
@testable import Staging

/// A small site in a folder of its own, to which things happen.
final class ChangingSite {
  /// What the names of files in the output begin with that no build writes.
  static let foreign = "mine"
  static func isForeign(_ path: String) -> Bool { (path as NSString).lastPathComponent.hasPrefix(foreign) }

  let output: URL
  let fresh: URL
  /// Whether files that changed a moment ago may have changed since without a sign, as in life.
  var trustsClock = false
  let folder: URL
  let root: URL
  let seed: UInt64
  var random: SeededGenerator
  /// Files get times of their own, since changes here follow each other faster than file systems count.
  private(set) var time = 1_000_000_000.0
  var clock = SiteBuild.clock
  /// A cache that is to come back when it is out of date.
  var oldCache: Data?
  /// Whether all that items refer to is there, and stays.
  let isTidy: Bool
  /// How many pages of items builds have kept, and how many they have made over an output of before.
  private(set) var (keptCount, madeCount) = (0, 0)

  init(seed: UInt64, isTidy: Bool = false) throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    self.isTidy = isTidy
    folder = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    root = folder.appending(path: "site")
    output = folder.appending(path: "output")
    fresh = folder.appending(path: "fresh")
    try write("title: Things\ncollections: [cars]\n", to: "content/site.yaml")
    for collection in ["cars", "books"] {
      try write(configuration(of: collection), to: "content/\(collection)/collection.yaml")
      for number in 1...12 { try writeItem("item\(number)", in: collection) }
    }
    for name in ["one", "usual"] {
      try write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "content/cars/\(name).svg")
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What is said in a build of the site as it is.
  func build() throws -> [String] {
    try build(to: output)
  }

  func buildFromNothing() throws -> [String] {
    try? FileManager.default.removeItem(at: fresh)
    try? FileManager.default.removeItem(at: folder.appending(path: ".fresh.vitrine"))
    return try build(to: fresh)
  }

  /// Whether a build would find nothing to do.
  func isUnchanged() throws -> Bool {
    try builder(for: output).prepare().plan == nil
  }

  /// The output and what the build left for the next one.
  func existing() throws -> ExistingOutput? {
    ExistingOutput(at: try OutputPlace(output.path, site: root.path, sources: SiteLoader.sources))
  }

  private var options: LoadOptions {
    var options = LoadOptions(clock: clock)
    if !trustsClock { options.fingerprintClock = FingerprintClock(start: .max) }
    return options
  }

  private func builder(for output: URL) throws -> SiteBuilder {
    let place = try OutputPlace(output.path, site: root.path, sources: SiteLoader.sources)
    return SiteBuilder(root: root.path, options: options, place: place, adopts: true)
  }

  private func build(to output: URL) throws -> [String] {
    let builder = try builder(for: output)
    let build = try builder.prepare()
    for page in build.plan?.pages.flatMap({ Array($0.entries) }) ?? [] {
      switch page.reason {
      case nil: keptCount += 1
      case .noCache?: continue
      default: madeCount += 1
      }
    }
    // Two files of one address cannot both be written.
    if !build.diagnostics.contains(where: { $0.id == .addressShared }) { _ = try builder.publish(build) }
    return build.diagnostics.map(\.description).sorted()
  }

  /// Gives a file the next time.
  func touch(_ url: URL) throws {
    time += 1
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: url.path)
  }
}
