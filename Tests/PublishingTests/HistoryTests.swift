import Foundation
import Testing

@testable import Publishing

/// Whatever happens to a site and to what is kept between builds, the output is that of a build from nothing.
struct HistoryTests {
  /// As many as the environment variable VITRINE_HISTORIES says, else eight.
  private static let seeds: ClosedRange<UInt64> =
    1...(ProcessInfo.processInfo.environment["VITRINE_HISTORIES"].flatMap { UInt64($0) } ?? 8)

  @Test(arguments: seeds)
  func `after any history the output is that of a build from nothing`(seed: UInt64) throws {
    let site = try ChangingSite(seed: seed)
    defer { site.remove() }
    try follow(site, seed)
  }

  @Test(arguments: seeds)
  func `after any edits of a site without faults the output is that of a build from nothing`(seed: UInt64) throws {
    let site = try ChangingSite(seed: seed, isTidy: true)
    defer { site.remove() }
    // So long that each history makes pages for reasons of their own.
    try follow(site, seed, steps: 40)
    #expect(site.keptCount > 200)
    #expect(site.madeCount > 20)
  }

  private func follow(_ site: ChangingSite, _ seed: UInt64, steps: Int = 30) throws {
    for step in 0..<steps {
      let change = try site.change()
      let before = (try? FileState.all(in: site.output)) ?? [:]
      let build = try site.build()
      let fresh = try site.buildFromNothing()
      let now = try FileState.all(in: site.output)
      #expect(build == fresh, "seed \(seed), step \(step): \(change)")
      if fresh.contains(where: { $0.contains("[address-shared]") }) { continue }
      let expected = try FileState.all(in: site.fresh)
      let bytes = now.mapValues(\.bytes).filter { !ChangingSite.isForeign($0.key) }
      #expect(bytes.keys.sorted() == expected.keys.sorted(), "seed \(seed), step \(step): \(change)")
      for (path, file) in expected {
        #expect(bytes[path] == file.bytes, "seed \(seed), step \(step): \(change): \(path)")
      }
      for (path, file) in now where before[path]?.bytes == file.bytes {
        #expect(
          before[path]?.modified == file.modified, "seed \(seed), step \(step): \(change): \(path) was written again")
      }
    }
  }

  @Test func `a collection of several chunks is built again like a small one`() throws {
    let site = try ChangingSite(seed: 7)
    defer { site.remove() }
    try site.writePlainItems()
    for number in 1...512 {
      try site.write("---\ntitle: Thing \(number)\n---\n\nOne.\n", to: "content/cars/thing\(number).md")
    }
    _ = try site.build()
    let names = ["item1", "thing99", "new", "thing500"]
    for (step, name) in names.enumerated() {
      try site.write("---\ntitle: Changed \(step)\n---\n\nTwo.\n", to: "content/cars/\(name).md")
      if step == 3 { try FileManager.default.removeItem(at: site.root.appending(path: "content/cars/thing100.md")) }
      #expect(try site.build() == site.buildFromNothing())
      let (now, expected) = (try FileState.all(in: site.output), try FileState.all(in: site.fresh))
      #expect(now.mapValues(\.bytes) == expected.mapValues(\.bytes), "after \(name)")
      #expect(try site.isUnchanged(), "after \(name)")
    }
  }

  @Test func `a build that finds nothing changed writes nothing and says what the build before said`() throws {
    let site = try ChangingSite(seed: 99)
    defer { site.remove() }
    try site.writePlainItems()
    try site.addBrokenLink()
    let first = try site.build()
    let files = try FileState.all(in: site.output)
    #expect(first.contains { $0.contains("broken-link") })
    #expect(try site.build() == first)
    #expect(try site.isUnchanged() == false, "what a link misses is looked for each time")
    try site.removeBrokenLink()
    _ = try site.build()
    #expect(try site.isUnchanged())
    #expect(
      try FileState.all(in: site.output).filter { files[$0.key] != $0.value }.keys.sorted() == [
        "cars/item1.html", "search/cars-1.js",
      ])
  }

  @Test func `templates that become a link to nothing are an error, even if nothing else has changed`() throws {
    let site = try ChangingSite(seed: 4, isTidy: true)
    defer { site.remove() }
    try site.writePlainItems()
    let before = try site.build()
    #expect(try site.isUnchanged())
    let templates = site.root.appending(path: "templates").path
    try FileManager.default.createSymbolicLink(atPath: templates, withDestinationPath: "nowhere")
    let message = "templates:1:1: error: this is a symbolic link that leads nowhere [file-unreadable]"
    #expect(try site.build() == (before + [message]).sorted())
    try FileManager.default.removeItem(atPath: templates)
    #expect(try site.build() == before)
  }

  @Test func `a file that was read in the moment in which it changed is read again`() throws {
    let site = try ChangingSite(seed: 5)
    defer { site.remove() }
    site.trustsClock = true
    _ = try site.build()
    #expect(try site.isUnchanged() == false)
  }
}

/// A file of an output.
struct FileState: Equatable {
  let bytes: Data
  let modified: Date?

  /// The files of a folder by their paths.
  static func all(in folder: URL) throws -> [String: FileState] {
    let manager = FileManager.default
    var files: [String: FileState] = [:]
    for path in try manager.subpathsOfDirectory(atPath: folder.path) {
      let url = folder.appending(path: path)
      let attributes = try manager.attributesOfItem(atPath: url.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[path] = FileState(bytes: try Data(contentsOf: url), modified: attributes[.modificationDate] as? Date)
    }
    return files
  }
}
