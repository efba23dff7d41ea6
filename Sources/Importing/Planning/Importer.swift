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
  private var columns: [ImportColumn]
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
      if let reason = Self.objection(to: request.collection, in: site) { throw ImportFailure.usage(reason) }
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
    // What Vitrine wrote is in plain digits.
    if source.preset != .vitrine { noteDecimalMarks() }
  }

  /// Why a new collection cannot have a name; nil if it can.
  private static func objection(to id: String, in site: EditingSite) -> String? {
    if SiteAddresses.isTaken(AddressKey(id)) || SourcePath.templateFolders.contains(AddressKey(id).text) {
      return "a collection cannot be called '\(id)', which has another use"
    }
    if ItemAddress.finding(in: id) != nil { return "'\(id)' cannot be the name of a collection's folder" }
    guard let other = site.collectionNames.first(where: { AddressKey($0) == AddressKey(id) }) else { return nil }
    return "\(id)/ is the address of the collection '\(other)' too\(AddressKey.difference(of: id, from: other))"
  }

  /// Finds out how the columns of numbers are written, and what in them is written otherwise.
  private mutating func noteDecimalMarks() {
    for index in columns.indices {
      guard case .field(let key) = columns[index].role,
        let field = collection.schema.fields.first(where: { $0.key == key }), field.type.isNumeric, field.type != .year
      else { continue }
      let cells = source.table.rows.map { $0.cells[columns[index].position] }
      let notation = DecimalNotation(cells.lazy.map { Clean.cell($0.text) })
      columns[index].decimalMark = notation.mark
      guard let (mark, positions, first) = notation.exceptions else { continue }
      let line = source.table.file.location(ofByte: cells[first].offset).line
      let message =
        "\(key) has a decimal \(mark == .comma ? "comma" : "point") here and a decimal \(mark == .comma ? "point" : "comma")"
        + " in line \(line); write all numbers of the column alike"
      for position in positions {
        findings.add(EditFinding(.error, path: nil, key: key, message), at: cells[position].offset)
      }
    }
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
    if let finding = known.ambiguity(of: row.values) {
      return findings.add(finding, at: row.values.offset(of: finding.key))
    }
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
