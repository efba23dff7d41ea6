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
  private let leftOut: [String]
  private let configuration: String?
  private var planner: ChangePlanner
  private var findings: RowFindings
  /// What the items of earlier rows are known by.
  private var names: Set<String> = []
  /// Whether a row holds links, or gives or takes aliases.
  private var needsReferences = false
  /// The rows that changed items, by the paths of these, where they may hold links or aliases.
  private var rows: [String: RowValues] = [:]
  /// The first cell of each column whose value stays, and how many there are.
  private var kept: [String: (first: RowValues.Doubt, count: Int)] = [:]
  private var counts = (new: 0, updated: 0, unchanged: 0)
  /// The items that are there, by what they are known by.
  private let known: KnownItems

  /// Finds out what the columns are, and what the collection is, which may be new.
  ///
  /// - Throws: `ImportFailure`; `EditingFailure` where the collection cannot be used.
  package init(_ source: ImportSource, into site: EditingSite, _ request: ImportRequest) throws {
    self.source = source
    self.site = site
    self.request = request
    planner = ChangePlanner(site, title: "import --into \(request.collection)")
    findings = RowFindings(source.table.files)
    let numbers = try UsualNumbers(of: source.table)
    let used: [ImportColumn]
    if try site.hasCollection(request.collection) {
      collection = try site.collection(request.collection)
      (used, leftOut) = try ImportColumn.columns(of: source, map: request.map, schema: collection.schema)
      configuration = nil
    } else {
      try Self.checkName(request.collection, in: site)
      (used, leftOut) = try ImportColumn.columns(of: source, map: request.map, schema: nil)
      let inferred = try InferredCollection(
        request.collection, item: source.table.item ?? source.preset?.item, used, source.table, numbers,
        rules: source.rules, site: site.settings)
      let path = SourcePath.settings(ofCollection: request.collection)
      collection = try site.newCollection(SourceFile(path: path, text: inferred.text), id: request.collection)
      if let stem = try collection.stems().first {
        throw ImportFailure.usage(
          "content/\(request.collection)/ has Markdown files and no collection.yaml, and they would become items, such as "
            + "'\(stem)'; import into another folder, or write a collection.yaml first")
      }
      planner.addFile(path, Array(inferred.text.utf8))
      configuration = inferred.text
    }
    let schema = collection.schema
    columns = used.map { $0.withNotation(of: source.table, numbers, schema) }
    let usual = source.preset?.key.flatMap { key in used.contains { $0.role == .field(key) } ? key : nil }
    let key = request.key ?? usual.flatMap { schema.position(of: $0) == nil ? nil : $0 }
    let names = request.key == nil ? source.preset?.names ?? [] : []
    known = try KnownItems(collection, of: site, key: key, names: names, columns: columns, source: source)
    if configuration != nil { for column in columns { warnOfForeignKeys(column) } }
    for column in columns {
      warnOfHiddenKey(column)
      warnOfCommas(column)
    }
    if let usual = source.preset?.key, configuration == nil, !known.tellsApart {
      findings.add(
        EditFinding(
          .warning, .importRow, path: nil,
          "the collection has no field '\(usual)', by which these rows would be known again: whatever is there already is added once more. "
            + "Add the field, or name another by --key"), at: 0)
    }
  }

  /// Warns of the first cell of a new field that keeps an item from readers in other programs, since it does not do so here.
  private mutating func warnOfForeignKeys(_ column: ImportColumn) {
    guard case .field(let key) = column.role else { return }
    // In JSON, it may be the key of an object: `meta.draft`.
    let last = key.split(separator: ".").last.map(String.init) ?? key
    let values = WithholdingKey.foreignValues(of: last)
    // Tables have many words for yes, a cross among them.
    let isYesOrNo = values == WithholdingKey.wordsForYes || WithholdingKey.isVariant(last)
    guard isYesOrNo || !values.isEmpty else { return }
    for row in source.table.rows {
      let cell = row.cells[column.position]
      let text = Clean.cell(cell.text)
      let word = text.lowercased()
      guard !text.isEmpty,
        isYesOrNo ? !WithholdingKey.wordsForNo.contains(word) : values.contains(word)
      else { continue }
      let message =
        "'\(key): \(text)' is a value like any other, and keeps no item from readers; a column 'draft' with 'yes' does"
      return findings.add(EditFinding(.warning, .importRow, path: nil, message), at: cell.offset)
    }
  }

  /// Reserved keys that are on no page, and that other programs have as columns of their own.
  private static let hiddenKeys: [ReservedKey: String] = [
    .sortName: "the name that an item is filed under", .language: "the language of an item's name",
    .created: "the time at which an item was added", .aliases: "the earlier addresses of an item",
  ]

  /// Warns of the first cell of a column that goes to a reserved key because of its name alone, and is on no page.
  private mutating func warnOfHiddenKey(_ column: ImportColumn) {
    guard source.preset == nil, !source.table.isOwn, case .reserved(let name) = column.role,
      let meaning = ReservedKey(rawValue: name).flatMap({ Self.hiddenKeys[$0] }),
      !request.map.contains(where: { source.table.column(named: $0.column) == column.position }),
      let cell = source.table.rows.lazy.map({ $0.cells[column.position] }).first(where: { !$0.isEmpty })
    else { return }
    let message =
      "'\(name)' is the reserved key for \(meaning), which pages do not show; vitrine import --map \(name)=KEY makes a field of the column"
    findings.add(EditFinding(.warning, .importRow, path: nil, message), at: cell.offset)
  }

  /// Warns of the first cell of a list in which commas seem to separate texts; semicolons do.
  private mutating func warnOfCommas(_ column: ImportColumn) {
    guard column.field?.type == .list, source.preset == nil else { return }
    let cells = source.table.rows.map { $0.cells[column.position] }.filter { cell in
      !cell.isList && !cell.text.contains(";") && CommaList.finding(in: cell.text, key: column.role.name) != nil
    }
    guard let first = cells.first else { return }
    let more = cells.count > 1 ? " (and \(cells.count - 1) more of this column)" : ""
    let message =
      "\(column.role.name) is one text with a comma in it: '\(Clean.cell(first.text))'; several texts are separated by ';'\(more)"
    findings.add(EditFinding(.warning, .listComma, path: nil, message), at: first.offset)
  }

  /// - Throws: `ImportFailure.usage` where no collection can have a name.
  private static func checkName(_ name: String, in site: EditingSite) throws {
    guard PortableName.isPlain(name) else {
      throw ImportFailure.usage("'\(name)' cannot be the name of a collection's folder")
    }
    if let finding = CollectionName.finding(in: name) { throw ImportFailure.usage(finding) }
    let key = AddressKey(name)
    if let owner = try site.collectionNames.first(where: { AddressKey($0) == key }) {
      throw ImportFailure.usage(CollectionName.finding(in: name, besides: owner))
    }
  }

  /// Adds a file that is to be made beside the items, such as a site's configuration.
  package mutating func addFile(_ path: String, _ bytes: [UInt8]) { planner.addFile(path, bytes) }

  /// Plans every row.
  ///
  /// - Parameter progress: called on any thread, with how many more rows are done.
  package mutating func plan(progress: @Sendable (Int) -> Void = { _ in }) throws -> ImportPlan {
    planner.expect(source.table.rows.count)
    collection.expect(source.table.rows.count)
    if known.tellsApart { names.reserveCapacity(source.table.rows.count) }
    try prepareRows(progress) { row in try add(row) }
    if needsReferences { try planner.checkReferences() }
    for finding in planner.takeFindings() {
      let row = finding.path.flatMap { rows[$0] }
      findings.add(finding, at: row?.offset(of: finding.key) ?? 0)
    }
    for (first, count) in kept.values {
      let more = count > 1 ? " (and \(count - 1) more of this column)" : ""
      findings.add(
        EditFinding(.warning, .importRow, path: nil, key: first.key, first.message + more), at: first.offset)
    }
    return ImportPlan(
      plan: planner.plan, findings: (source.table.findings + findings.diagnostics).sorted(), newCount: counts.new,
      updatedCount: counts.updated,
      unchangedCount: counts.unchanged, configuration: configuration, leftOut: leftOut,
      unread: source.table.unread)
  }

  /// Prepares all rows on all cores, and calls `body` with each in order.
  private func prepareRows(_ progress: @Sendable (Int) -> Void, _ body: (PreparedRow) throws -> Void) throws {
    let (snapshot, id, source, columns, known) = (
      site.snapshot(of: collection.id), collection.id, source, columns, known
    )
    let rows = source.table.rows
    let chunks = (rows.count + Self.chunkLength - 1) / Self.chunkLength
    try Parallel.forEach(chunks) {
      try RowPreparer(EditingSite(snapshot), id, source, columns, known)
    } make: { preparer, chunk in
      let range = chunk * Self.chunkLength..<min((chunk + 1) * Self.chunkLength, rows.count)
      defer { progress(range.count) }
      return try rows[range].map { try preparer.prepare($0) }
    } use: { prepared in
      try prepared.forEach(body)
    }
  }

  private static let chunkLength = 500

  /// Whether other items can make a row wrong.
  private func hasReferences(_ row: RowValues) -> Bool {
    !collection.schema.links.isEmpty || row.text(of: ReservedKey.aliases.rawValue)?.isEmpty == false
  }

  private mutating func add(_ row: PreparedRow) throws {
    let before = planner.plan.changes.count
    for doubt in row.doubts {
      findings.add(EditFinding(.error, .importRow, path: nil, key: doubt.key, doubt.message), at: doubt.offset)
    }
    for cell in row.kept { kept[cell.key, default: (cell, 0)].count += 1 }
    if let name = known.name(of: row.values), !names.insert(name).inserted {
      let (key, text) = known.shownName(of: row.values)
      let column = source.table.origins[key]?.first ?? key
      let isUsual = request.key == nil && key == source.preset?.key
      let hint = isUsual ? "; --map \(ImportColumn.quoted(column))= makes an item of each" : ""
      let message = "an earlier row has the \(key) '\(text)' too, and one item cannot have the values of both\(hint)"
      return findings.add(EditFinding(.error, .importRow, path: nil, key: key, message), at: row.values.offset(of: key))
    }
    if let finding = known.finding(about: row.values) {
      return findings.add(finding, at: row.values.offset(of: finding.key))
    }
    try planner.add(row.edit)
    let isChanged = planner.plan.changes.count > before
    let hasReferences = hasReferences(row.values)
    if isChanged, hasReferences, let change = planner.plan.changes.last { rows[change.path] = row.values }
    // An empty cell may take aliases away.
    let changesAliases = !row.isNew && row.values.text(of: ReservedKey.aliases.rawValue) != nil
    needsReferences = needsReferences || changesAliases || hasReferences
    if row.isNew {
      counts.new += isChanged ? 1 : 0
    } else {
      counts.updated += isChanged ? 1 : 0
      counts.unchanged += isChanged ? 0 : 1
    }
    for finding in planner.takeFindings() { findings.add(finding, at: row.values.offset(of: finding.key)) }
  }
}
