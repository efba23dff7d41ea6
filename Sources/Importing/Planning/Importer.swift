import Addresses
import Catalogue
import Concurrency
import Diagnostics
package import Editing
import FrontMatter
import Language

/// Turns the rows of a table into items: new ones, and changes of those that are there already.
package struct Importer {
  private let site: EditingSite
  private let source: ImportSource
  private let request: ImportRequest
  private let collection: EditingCollection
  private let columns: [ImportColumn]
  private let configuration: String?
  private var planner: ChangePlanner
  private var findings: RowFindings
  private var counts = (new: 0, updated: 0, unchanged: 0)
  /// The items that are there, and those of rows before, by what they are known by.
  private var known: KnownItems

  /// Finds out what the columns are, and what the collection is, which may be new.
  ///
  /// - Throws: `ImportFailure`; `EditingFailure` where the collection cannot be used.
  package init(_ source: ImportSource, into site: EditingSite, _ request: ImportRequest) throws {
    self.source = source
    self.site = site
    self.request = request
    planner = ChangePlanner(site, title: "import --into \(request.collection)")
    findings = RowFindings(source.table.file)
    if site.hasCollection(request.collection) {
      collection = try site.collection(request.collection)
      columns = try ImportColumn.columns(of: source, map: request.map, schema: collection.schema)
      configuration = nil
    } else {
      guard PortableName.isPlain(request.collection) else {
        throw ImportFailure.usage("'\(request.collection)' cannot be the name of a collection's folder")
      }
      columns = try ImportColumn.columns(of: source, map: request.map, schema: nil)
      let inferred = try InferredCollection(
        request.collection, item: source.table.item ?? source.preset?.item, columns, source.table, rules: source.rules,
        site: site.settings)
      let path = SourcePath.settings(ofCollection: request.collection)
      collection = try site.newCollection(SourceFile(path: path, text: inferred.text), id: request.collection)
      planner.addFile(path, Array(inferred.text.utf8))
      configuration = inferred.text
    }
    let schema = collection.schema
    let key = request.key ?? source.preset?.key.flatMap { schema.position(of: $0) == nil ? nil : $0 }
    known = try KnownItems(collection, of: site, key: key, columns: columns, source: source)
  }

  /// Adds a file that is to be made beside the items, such as a site's configuration.
  package mutating func addFile(_ path: String, _ bytes: [UInt8]) { planner.addFile(path, bytes) }

  /// Plans every row.
  ///
  /// - Parameter progress: called on any thread, with how many more rows are done.
  package mutating func plan(progress: @Sendable (Int) -> Void = { _ in }) throws -> ImportPlan {
    for row in try preparedRows(progress) { try add(row) }
    return ImportPlan(
      plan: planner.plan, findings: (source.table.findings + findings.diagnostics).sorted(), newCount: counts.new,
      updatedCount: counts.updated,
      unchangedCount: counts.unchanged, configuration: configuration)
  }

  private func preparedRows(_ progress: @Sendable (Int) -> Void) throws -> some Sequence<PreparedRow> {
    let (snapshot, id, source, columns, known) = (site.snapshot, collection.id, source, columns, known)
    let rows = source.table.rows
    let chunks = (rows.count + Self.chunkLength - 1) / Self.chunkLength
    return try Parallel.map(chunks) {
      try RowPreparer(EditingSite(snapshot), id, source, columns, known)
    } body: { preparer, chunk in
      let range = chunk * Self.chunkLength..<min((chunk + 1) * Self.chunkLength, rows.count)
      defer { progress(range.count) }
      return try rows[range].map { try preparer.prepare($0) }
    }.joined()
  }

  private static let chunkLength = 500

  private mutating func add(_ row: PreparedRow) throws {
    let before = planner.plan.changes.count
    var edit = row.edit.edit
    if let item = known.item(of: row.values, in: collection.id), planner.changes(item) {
      // A row above has made or changed this item.
      edit = row.values.edit(of: item, file: try planner.file(of: item), in: collection)
      try planner.add(edit)
    } else {
      try planner.add(row.edit)
    }
    let isChanged = planner.plan.changes.count > before
    switch edit {
    case .create:
      if isChanged, let new = planner.plan.items.last {
        counts.new += 1
        known.add(new, named: known.name(of: row.values))
      }
    case .change, .duplicate, .delete, .restore, .purge:
      counts.updated += isChanged ? 1 : 0
      counts.unchanged += isChanged ? 0 : 1
    }
    for finding in planner.takeFindings() { findings.add(finding, at: row.values.offset(of: finding.key)) }
  }
}
