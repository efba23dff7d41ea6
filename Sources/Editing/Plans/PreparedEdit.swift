import Addresses
import Catalogue
import Diagnostics

/// What an edit comes to by itself, before it joins the others of its plan. Several threads can prepare edits.
package struct PreparedEdit: Sendable {
  enum Result: Sendable {
    /// Errors keep the edit from being made.
    case refused
    /// An item's file gets other bytes, or the same ones.
    case change(ItemReference, from: [UInt8], to: [UInt8], by: Edit)
    /// A new item gets a file of these bytes.
    case create(collection: String, Address, [UInt8])
    /// Only the plan can tell what the edit comes to: it renames, copies or removes files.
    case dependsOnPlan(Edit)
  }

  /// The address of a new item.
  enum Address: Sendable {
    case given(String)
    /// What the item's name makes, which gets a number where it is taken.
    case wanted(String)

    var stem: String {
      switch self {
      case .given(let stem), .wanted(let stem): stem
      }
    }
  }

  let result: Result
  let findings: [EditFinding]

  /// - Throws: `EditingFailure` where the site, the collection or the item is not there or cannot be read; `ICUFailure`.
  package init(_ edit: Edit, in site: EditingSite) throws {
    switch edit {
    case .create(let collection, let fields, let notes, let stem, let isBare):
      let draft = NewItemDraft(in: try site.collection(collection), fields, site: site)
      let (result, findings) = try draft.prepared(notes: notes, stem: stem, isBare: isBare)
      self.init(result: result, findings: findings)
    case .change(_, _, _, renames: true, _), .duplicate, .remake, .purge:
      self.init(result: .dependsOnPlan(edit), findings: [])
    case .change(let item, _, _, _, _), .delete(let item, _, _), .restore(let item):
      self.init(edit, of: try ItemEdit(item, in: site), in: site)
    }
  }

  /// The edit of an item whose file has been read.
  init(_ edit: Edit, of draft: ItemEdit, in site: EditingSite) {
    var draft = draft
    draft.make(edit, in: site)
    _ = draft.check()
    self.init(
      result: draft.isRefused ? .refused : .change(draft.item, from: draft.file.bytes, to: draft.bytes, by: edit),
      findings: draft.findings)
  }

  init(result: Result, findings: [EditFinding]) {
    self.result = result
    self.findings = findings
  }
}
