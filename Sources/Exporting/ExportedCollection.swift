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
    var results: [Result] = []
    try forEachRun { items, _ in
      try body(items)
    } use: {
      results.append($0)
    }
    return results
  }

  /// Reads all items on all cores, and calls `use` on the calling thread with what `body` makes of each run of them, in order.
  ///
  /// - Parameter body: Is given the items of a run, and how many are before them.
  /// - Throws: as `map`.
  func forEachRun<Result: Sendable>(
    _ body: @Sendable (_ items: [ExportedItem], _ position: Int) throws -> Result, use: (Result) throws -> Void
  ) throws {
    let (stems, site, id) = (stems, site, id)
    var errors: [Diagnostic] = []
    try Parallel.forEach((stems.count + Self.runLength - 1) / Self.runLength) {
      ExportedItemReader(try EditingSite(site).collection(id))
    } make: { reader, number -> (result: Result?, errors: [Diagnostic]) in
      let start = number * Self.runLength
      let (items, errors) = try reader.read(stems[start..<min(start + Self.runLength, stems.count)])
      return (errors.isEmpty ? try body(items, start) : nil, errors)
    } use: { run in
      errors += run.errors
      if errors.isEmpty, let result = run.result { try use(result) }
    }
    guard errors.isEmpty else { throw ExportFailure.findings(errors.sorted()) }
  }
}
