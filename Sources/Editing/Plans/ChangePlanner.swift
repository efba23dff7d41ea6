package import Addresses
import Catalogue
package import Diagnostics
import Language

/// Turns edits into the changes of files that they come to.
///
///     var planner = ChangePlanner(site, title: "edit cars/1964-ford-mustang")
///     try planner.add(.change(mustang, fields: [FieldEdit("year", .set("1965"))]))
///     if !planner.plan.isRefused { try ChangeWriter(root: root).apply(planner.plan) }
///
/// Every value is held against the collection's schema. An edit that an error refuses changes nothing, and neither should the others of
/// its plan: see `ChangePlan.isRefused`.
package struct ChangePlanner {
  let site: EditingSite
  /// What was found and what changes, so far.
  package internal(set) var plan: ChangePlan
  /// Where the files are in the plan that an edit has changed.
  private var positions: [String: Int] = [:]

  package init(_ site: EditingSite, title: String) {
    self.site = site
    plan = ChangePlan(title: title)
  }

  /// Adds an edit to the plan.
  ///
  /// - Throws: `EditingFailure` where the site, the collection or the item is not there or cannot be read; `ICUFailure`.
  package mutating func add(_ edit: Edit) throws {
    switch edit {
    case .create(let collection, let fields, let notes, let stem, let isBare):
      try create(in: try site.collection(collection), fields, notes: notes, stem: stem, isBare: isBare)
    case .change(let item, let fields, let notes, let renames, let base):
      var draft = try draft(of: item)
      if let base, base != FileFingerprint(draft.file.bytes) { return refuse(.changedMeanwhile(draft.item.path)) }
      apply(fields, notes: notes, to: &draft)
      try finish(draft, renames: renames)
    case .duplicate(let item, let fields, let notes, let stem):
      try duplicate(try draft(of: item), fields, notes: notes, stem: stem)
    case .delete(let item, let because, let isForced): try delete(try draft(of: item), because, isForced: isForced)
    case .restore(let item): try restore(try draft(of: item))
    case .purge(let item): try purge(try draft(of: item))
    }
  }

  /// Adds a file that is to be made, such as a collection's configuration.
  package mutating func addFile(_ path: String, _ bytes: [UInt8]) {
    change(path, from: nil, to: bytes)
  }

  /// Takes the findings out of the plan: for a caller that knows better where they are.
  package mutating func takeFindings() -> [EditFinding] {
    defer { plan.findings = [] }
    return plan.findings
  }

  mutating func refuse(_ finding: EditFinding) { plan.findings.append(finding) }

  /// Adds a change to the plan, or joins it with the one that the plan has of the same file.
  mutating func change(_ path: String, from before: [UInt8]?, to after: [UInt8]?, model: String? = nil) {
    if let position = positions[path] {
      plan.changes[position] = FileChange(path: path, before: plan.changes[position].before, after: after, model: model)
    } else if before != after {
      positions[path] = plan.changes.count
      plan.changes.append(FileChange(path: path, before: before, after: after, model: model))
    }
  }

  /// The file of an item as it is after the edits until now; nil of one that is not there.
  package func file(of item: ItemReference) throws -> SourceFile? {
    if let bytes = planned(item.path) { return bytes.map { SourceFile(path: item.path, bytes: $0) } }
    return try site.collection(item.collection).file(of: item)
  }

  /// The bytes that a file has after the edits until now: nil if no edit has changed it, `.some(nil)` if one removed it.
  func planned(_ path: String) -> [UInt8]?? {
    positions[path].map { plan.changes[$0].after }
  }

  /// An item as it is after the edits until now.
  private func draft(of item: ItemReference) throws -> ItemEdit {
    let collection = try site.collection(item.collection)
    if case .some(.some(let bytes)) = planned(item.path) {
      return ItemEdit(item: item, collection: collection, file: SourceFile(path: item.path, bytes: bytes))
    }
    let resolved = try collection.resolve(item)
    guard planned(resolved.path) == nil, let file = try collection.file(of: resolved) else {
      throw EditingFailure.noItem(item, meant: nil)
    }
    return ItemEdit(item: resolved, collection: collection, file: file)
  }
}

extension EditFinding {
  static func changedMeanwhile(_ path: String) -> EditFinding {
    EditFinding(
      .error, path: path,
      "somebody else has changed this file in the meantime; look at what it says now and edit it again")
  }
}
