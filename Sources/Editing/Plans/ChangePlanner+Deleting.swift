private import Addresses
import Catalogue
import Diagnostics
import FrontMatter

extension ChangePlanner {
  mutating func delete(_ draft: ItemEdit, _ because: String?, isForced: Bool) throws {
    var draft = draft
    if let date = draft.text(of: "deleted") {
      draft.note(
        EditFinding(.warning, path: draft.path, key: "deleted", "this item is deleted already, since \(date)"))
    } else {
      guard clearGuard(of: &draft, isForced: isForced) else {
        plan.findings += draft.findings
        return
      }
      draft.set("deleted", to: .text(RawText.text(of: site.now.date)))
    }
    if let because, !because.isEmpty { draft.set("deleted-because", to: .text(because)) }
    try finish(draft)
  }

  /// Looks at the field that keeps an item from being deleted, and clears it if the deletion is forced.
  ///
  /// - Returns: whether the item can be deleted.
  private func clearGuard(of draft: inout ItemEdit, isForced: Bool) -> Bool {
    guard let unless = draft.collection.settings.deleted.unless else { return true }
    let field = draft.collection.schema.fields[unless]
    let (item, _) = draft.collection.read(draft.file, stem: draft.item.stem)
    let value = item?.values[unless].isShown ?? draft.text(of: field.key).map { _ in true } ?? false
    guard value else { return true }
    let shown = draft.text(of: field.key).map { " ('\($0)')" } ?? ""
    if isForced {
      draft.note(EditFinding(.warning, path: draft.path, key: field.key, "\(field.key)\(shown) is cleared"))
      draft.set(field.key, to: .empty)
    } else {
      draft.note(
        EditFinding(
          .error, .deletionForbidden, path: draft.path, key: field.key,
          "an item whose \(field.key) is set cannot be deleted\(shown); clear \(field.key), or --force does it"))
    }
    return isForced
  }

  mutating func restore(_ draft: ItemEdit) throws {
    var draft = draft
    if !draft.hasKey("deleted"), !draft.hasKey("deleted-because") {
      draft.note(EditFinding(.warning, path: draft.path, "this item is not deleted"))
    }
    draft.remove("deleted")
    draft.remove("deleted-because")
    try finish(draft)
  }
}

extension ItemEdit {
  /// The text of a key; nil if it has none.
  func text(of key: String) -> String? {
    if case .text(let text)? = value(of: key), !text.isEmpty { text } else { nil }
  }
}
