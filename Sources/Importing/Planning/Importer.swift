import Addresses
import Catalogue
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
      let inferred = InferredCollection(
        request.collection, item: source.preset?.item, columns, source.table, rules: source.preset?.rules,
        site: site.settings, clock: site.clock)
      let path = SourcePath.settings(ofCollection: request.collection)
      collection = try site.newCollection(SourceFile(path: path, text: inferred.text), id: request.collection)
      planner.addFile(path, Array(inferred.text.utf8))
      configuration = inferred.text
    }
    let schema = collection.schema
    let key = request.key ?? source.preset?.key.flatMap { schema.position(of: $0) == nil ? nil : $0 }
    known = try KnownItems(collection, key: key, columns: columns, source: source)
  }

  /// Adds a file that is to be made beside the items, such as a site's configuration.
  package mutating func addFile(_ path: String, _ bytes: [UInt8]) { planner.addFile(path, bytes) }

  /// Plans every row.
  ///
  /// - Parameter progress: called with the number of rows that are done.
  package mutating func plan(progress: (Int) -> Void = { _ in }) throws -> ImportPlan {
    for (index, row) in source.table.rows.enumerated() {
      try add(row)
      if index.isMultiple(of: 1000) { progress(index) }
    }
    progress(source.table.rows.count)
    return ImportPlan(
      plan: planner.plan, findings: findings.diagnostics, newCount: counts.new, updatedCount: counts.updated,
      unchangedCount: counts.unchanged, configuration: configuration)
  }

  private mutating func add(_ row: ImportTable.Row) throws {
    let values = RowValues(row, columns, source, collection)
    var item: ItemReference?
    if let name = known.name(of: values) {
      item = known[name]
      if let address = values.address { item = item ?? ItemReference(collection: collection.id, stem: address) }
    }
    let before = planner.plan.changes.count
    if let existing = item, let current = try known.file(of: existing, planner) {
      let edits = values.edits(of: current, in: collection, clearing: source.preset == .vitrine)
      try planner.add(.change(existing, fields: edits, notes: values.changedNotes(of: current)))
      let isChanged = planner.plan.changes.count > before
      counts.updated += isChanged ? 1 : 0
      counts.unchanged += isChanged ? 0 : 1
    } else {
      try planner.add(
        .create(
          collection: collection.id, fields: values.edits, notes: values.notes.isEmpty ? nil : Array(values.notes.utf8),
          stem: values.address, isBare: true))
      if let new = planner.plan.items.last, planner.plan.changes.count > before {
        counts.new += 1
        known.add(new, named: known.name(of: values))
      }
    }
    for finding in planner.takeFindings() { findings.add(finding, at: values.offset(of: finding.key)) }
  }
}
