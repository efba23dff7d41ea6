import Addresses
package import Catalogue
import Concurrency
import Diagnostics
package import Editing
import Files
import FrontMatter
import Loading

/// A collection to be exported: all its items, deleted ones and drafts among them, in the order of their addresses.
package struct ExportedCollection: Sendable {
  package let settings: CollectionSettings
  private let site: EditingSite.Snapshot
  private let stems: [String]

  package var id: String { settings.id }

  private static let runLength = 1000

  /// - Throws: `EditingFailure` where the collection is not there or cannot be read.
  package init(_ id: String, of site: EditingSite) throws {
    let collection = try site.collection(id)
    settings = collection.settings
    stems = try collection.stems().sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.site = site.snapshot
  }

  /// The errors of collections that cannot be read, and would be missing among those of the site.
  ///
  /// - Parameter ids: the collections to be exported; empty for all.
  /// - Throws: `ExportFailure`, `LoadFailure`.
  package static func check(_ ids: [String], of site: EditingSite) throws {
    let findings = try SiteLoader.unreadableCollections(in: site.content).filter { finding in
      ids.isEmpty
        || ids.contains {
          [SourcePath.folder(ofCollection: $0), SourcePath.settings(ofCollection: $0)].contains(finding.file)
        }
    }
    let unnamed = try (ids.isEmpty ? site.collectionNames : ids).flatMap { id in
      // One that cannot be used is reported when it is exported.
      try (try? site.collection(id))?.unreadableNames().map { name in
        Diagnostic.error(
          .itemAddress, in: "\(SourcePath.folder(ofCollection: id))/\(name)", at: .start,
          "the name of a file in a collection is UTF-8")
      } ?? []
    }
    guard findings.isEmpty, unnamed.isEmpty else { throw ExportFailure.findings((findings + unnamed).sorted()) }
  }

  /// Reads all items on all cores, and makes something of each run of them.
  ///
  /// - Throws: `ExportFailure` with everything that is wrong with items; `EditingFailure`.
  func map<Result: Sendable>(_ body: @Sendable ([ExportedItem]) throws -> Result) throws -> [Result] {
    let (results, errors) = try read(0..<runs, body)
    guard errors.isEmpty else { throw ExportFailure.findings(errors.sorted()) }
    return results
  }

  /// Reads all items, some runs at a time, while `body` is called on the calling thread with those before, in order.
  ///
  /// - Throws: as `map`.
  func forEachRun(_ body: ([ExportedItem]) throws -> Void) throws {
    var errors: [Diagnostic] = []
    var items: [[ExportedItem]] = []
    for start in stride(from: 0, to: runs, by: Self.runsAtATime) {
      let (_, next) = try Parallel.both {
        try items.forEach(body)
      } and: {
        try read(start..<min(start + Self.runsAtATime, runs)) { $0 }
      }
      errors += next.errors
      items = errors.isEmpty ? next.results : []
    }
    guard errors.isEmpty else { throw ExportFailure.findings(errors.sorted()) }
    try items.forEach(body)
  }

  private static let runsAtATime = 4 * Parallel.workers
  private var runs: Int { (stems.count + Self.runLength - 1) / Self.runLength }

  /// What `body` makes of some of the runs, and what is wrong with their items.
  private func read<Result: Sendable>(
    _ runs: Range<Int>, _ body: @Sendable ([ExportedItem]) throws -> Result
  ) throws -> (results: [Result], errors: [Diagnostic]) {
    let (stems, site, id) = (stems, site, id)
    let read = try Parallel.map(runs.count) {
      ExportedItemReader(try EditingSite(site).collection(id))
    } body: { reader, number -> (result: Result?, errors: [Diagnostic]) in
      let start = (runs.lowerBound + number) * Self.runLength
      let (items, errors) = try reader.read(stems[start..<min(start + Self.runLength, stems.count)])
      return (errors.isEmpty ? try body(items) : nil, errors)
    }
    return (read.compactMap(\.result), read.flatMap(\.errors))
  }
}
