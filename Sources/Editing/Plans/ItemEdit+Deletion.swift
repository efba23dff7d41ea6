import Addresses
import Catalogue
import Diagnostics
import FrontMatter

extension ItemEdit {
  mutating func delete(_ because: String?, isForced: Bool, now: DateTime) {
    if let date = text(of: "deleted") {
      note(EditFinding(.warning, path: path, key: "deleted", "this item is deleted already, since \(date)"))
    } else {
      guard clearGuard(isForced: isForced) else { return }
      set("deleted", to: .text(RawText.text(of: now.date)))
    }
    if let because, !because.isEmpty { set("deleted-because", to: .text(because)) }
  }

  /// Looks at the field that keeps an item from being deleted, and clears it if the deletion is forced.
  ///
  /// - Returns: whether the item can be deleted.
  private mutating func clearGuard(isForced: Bool) -> Bool {
    guard let unless = collection.settings.deleted.unless else { return true }
    let key = collection.schema.fields[unless].key
    let (item, _) = collection.read(file, stem: item.stem)
    let text = text(of: key)
    // What the file itself says counts, not what pages show for nothing.
    guard let given = value(of: key), given.text?.isVisible ?? (given != .empty), item?.values[unless].isShown ?? true
    else { return true }
    let shown = text.map { " ('\($0)')" } ?? ""
    if isForced {
      note(EditFinding(.warning, path: path, key: key, "\(key)\(shown) is cleared"))
      set(key, to: .empty)
    } else {
      var finding = EditFinding(
        .error, .deletionForbidden, path: path, key: key,
        "an item whose \(key) is set cannot be deleted\(shown); clear \(key)")
      finding.commandHint = ", or --force does it"
      note(finding)
    }
    return isForced
  }

  mutating func restore() {
    if !hasKey("deleted"), !hasKey("deleted-because") {
      note(EditFinding(.warning, path: path, "this item is not deleted"))
    }
    remove("deleted")
    remove("deleted-because")
  }
}
