import Addresses
import Catalogue
import Diagnostics
import FrontMatter

extension ChangePlanner {
  /// What belongs to one item alone, so that a copy does not get it.
  private static let ownKeys = [ReservedKey.deleted, .deletedBecause, .aliases, .created]

  /// Makes the file of an item that begins as a copy of another one.
  ///
  /// - Parameter draft: The other item, whose file stays as it is.
  mutating func duplicate(_ draft: ItemEdit, _ fields: [FieldEdit], notes: [UInt8]?, stem: String?) throws {
    var draft = draft
    for key in Self.ownKeys { draft.remove(key.rawValue) }
    apply(fields, notes: notes, to: &draft)
    let (item, diagnostics) = draft.collection.read(
      SourceFile(path: draft.path, bytes: draft.bytes), stem: stem ?? draft.item.stem)
    for diagnostic in diagnostics where !draft.findings.contains(where: { Self.isSame($0, diagnostic) }) {
      draft.note(EditFinding(diagnostic.severity, diagnostic.id, path: nil, diagnostic.message))
    }
    if let stem, let finding = ItemAddress.finding(in: stem) {
      draft.note(EditFinding(.error, .itemAddress, path: nil, finding))
    }
    plan.findings += draft.findings
    guard let item, !draft.isRefused, let stem = try stem ?? freeStem(for: item, in: draft.collection) else { return }
    let copy = ItemReference(collection: draft.item.collection, stem: stem)
    change(copy.path, from: nil, to: draft.bytes)
    plan.items.append(copy)
  }
}
