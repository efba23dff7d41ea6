package import Addresses
import Catalogue
import Concurrency
package import Diagnostics
import Language

/// Turns edits into the changes of files that they come to.
///
///     var planner = ChangePlanner(site, title: "edit cars/1964-ford-mustang")
///     try planner.add(.change(mustang, fields: [FieldEdit("year", .set("1965"))]))
///     if !planner.plan.isRefused { try ChangeWriter(root: root).apply(planner.plan) }
///
/// Every value is checked against the collection's schema. An edit that an error refuses changes nothing, and neither should the others of
/// its plan: see `ChangePlan.isRefused`.
package struct ChangePlanner {
  let site: EditingSite
  /// What was found and what changes, so far.
  package internal(set) var plan: ChangePlan
  /// The positions in the plan of files that an edit has changed.
  private var positions: [String: Int] = [:]
  var purged: [PurgedItem] = []

  package init(_ site: EditingSite, title: String) {
    self.site = site
    plan = ChangePlan(title: title)
  }

  /// Makes room for so many edits.
  package mutating func expect(_ count: Int) {
    positions.reserveCapacity(count)
    plan.changes.reserveCapacity(count)
    plan.items.reserveCapacity(count)
  }

  /// Adds an edit to the plan.
  ///
  /// - Throws: `EditingFailure` where the site, the collection or the item is not there or cannot be read; `ICUFailure`.
  package mutating func add(_ edit: Edit) throws {
    switch edit {
    case .create: try add(PreparedEdit(edit, in: site))
    case .duplicate(let item, let file, let fields, let notes, let stem):
      let draft = ItemEdit(item: item, collection: try site.collection(item.collection), file: file)
      try join(PreparedEdit(copying: draft, fields, notes: notes, stem: stem, in: site))
    case .remake(let item, let file, let fields, let notes, let stem):
      let draft = ItemEdit(item: item, collection: try site.collection(item.collection), file: file)
      try join(PreparedEdit(remaking: draft, fields, notes: notes, stem: stem, in: site))
    case .purge(let item): try purge(try draft(of: item))
    case .change(let item, _, _, renames: true, _):
      var draft = try draft(of: item)
      draft.make(edit, in: site)
      let renamed = draft.check(evenUnchanged: true)
      plan.findings += draft.findings
      if !draft.isRefused { try rename(draft, renamed) }
    case .change(let item, _, _, _, _), .delete(let item, _, _), .restore(let item):
      try join(PreparedEdit(edit, of: try draft(of: item), in: site))
    }
  }

  /// Adds an edit that was prepared before; where the plan has changed its file since, it is made anew.
  package mutating func add(_ prepared: PreparedEdit) throws {
    switch prepared.result {
    case .dependsOnPlan(let edit): try add(edit)
    case .change(let item, _, _, let edit) where planned(item.path) != nil: try add(edit)
    case .refused, .change, .create: try join(prepared)
    }
  }

  private mutating func join(_ prepared: PreparedEdit) throws {
    plan.findings += prepared.findings
    switch prepared.result {
    case .refused, .dependsOnPlan: break
    case .change(let item, let before, let after, _):
      change(item.path, from: before, to: after)
      plan.items.append(item)
    case .create(let id, let address, let bytes):
      let stem: String
      switch address {
      case .given(let given):
        let collection = try site.collection(id)
        if let finding = try collection.claim(given) {
          return refuse(try collection.isAlias(given) ? StemMaker.finding(ofAlias: given) : finding)
        }
        stem = given
      case .wanted(let wanted): stem = try site.collection(id).freeStem(from: wanted)
      }
      let item = ItemReference(collection: id, stem: stem)
      change(item.path, from: nil, to: bytes)
      plan.items.append(item)
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

  /// Whether an edit of the plan has changed or removed an item's file.
  package func changes(_ item: ItemReference) -> Bool { positions[item.path] != nil }

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
    if case .some(.some(let bytes)) = planned(item.path) {
      return ItemEdit(
        item: item, collection: try site.collection(item.collection), file: SourceFile(path: item.path, bytes: bytes))
    }
    let draft = try ItemEdit(item, in: site)
    guard planned(draft.path) == nil else { throw EditingFailure.noItem(item, meant: nil) }
    return draft
  }
}

extension EditFinding {
  static func changedMeanwhile(_ path: String) -> EditFinding {
    EditFinding(
      .error, path: path,
      "somebody else has changed this file in the meantime; look at what it says now and edit it again")
  }
}
