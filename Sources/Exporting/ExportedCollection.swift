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
  private let stems: NameList
  /// The names of files that no item can be exported from.
  private let unreadableNames: [String]

  package var id: String { settings.id }

  private static let runLength = 1000

  /// - Throws: `EditingFailure` where the collection is not there or cannot be read.
  package init(_ id: String, of site: EditingSite) throws {
    let collection = try site.collection(id)
    settings = collection.settings
    (stems, unreadableNames) = try collection.names()
    self.site = site.snapshot(of: settings.id)
  }

  /// Collections of a site.
  ///
  /// - Parameter areAll: Whether these are all that the site has, so that one that cannot be read would be missing among them.
  /// - Throws: `ExportFailure` with the errors of collections and names that cannot be read, `EditingFailure`, `LoadFailure`.
  package static func read(_ ids: [String], areAll: Bool, of site: EditingSite) throws -> [ExportedCollection] {
    var findings = try SiteLoader.unreadableCollections(in: site.content).filter { finding in
      areAll
        || ids.contains {
          [SourcePath.folder(ofCollection: $0), SourcePath.settings(ofCollection: $0)].contains(finding.file)
        }
    }
    let results = ids.map { id in Result { try ExportedCollection(id, of: site) } }
    for case .success(let collection) in results {
      findings += collection.unreadableNames.map { name in
        .error(
          .itemAddress, in: "\(SourcePath.folder(ofCollection: collection.id))/\(name)", at: .start,
          "the name of a file in a collection is UTF-8")
      }
    }
    guard findings.isEmpty else { throw ExportFailure.findings(findings.sorted()) }
    return try results.map { try $0.get() }
  }

  /// Reads all items on all cores, and makes something of each run of them.
  ///
  /// - Throws: `ExportFailure` with everything that is wrong with items; `EditingFailure`.
  func map<Result: Sendable>(_ body: @Sendable ([ExportedItem]) throws -> Result) throws -> [Result] {
    var results: [Result] = []
    try forEachRun(body) { results.append($0) }
    return results
  }

  /// Reads all items on all cores, and calls `use` on the calling thread with what `body` makes of each run of them, in order.
  ///
  /// - Throws: as `map`.
  func forEachRun<Result: Sendable>(
    _ body: @Sendable ([ExportedItem]) throws -> Result, use: (Result) throws -> Void
  ) throws {
    let (stems, site, id) = (stems, site, id)
    var errors: [Diagnostic] = []
    try Parallel.forEach((stems.count + Self.runLength - 1) / Self.runLength) {
      ExportedItemReader(try EditingSite(site).collection(id))
    } make: { reader, number -> (result: Result?, errors: [Diagnostic]) in
      let start = number * Self.runLength
      let (items, errors) = try reader.read((start..<min(start + Self.runLength, stems.count)).map { stems[$0] })
      return (errors.isEmpty ? try body(items) : nil, errors)
    } use: { run in
      errors += run.errors
      if errors.isEmpty, let result = run.result { try use(result) }
    }
    guard errors.isEmpty else { throw ExportFailure.findings(errors.sorted()) }
  }
}
