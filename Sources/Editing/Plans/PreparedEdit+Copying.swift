import Addresses
import Catalogue
import Diagnostics
import FrontMatter

extension PreparedEdit {
  /// What belongs to one item alone, so that a copy does not get it.
  private static let ownKeys = [ReservedKey.deleted, .deletedBecause, .aliases, .created]

  /// A new item that begins as a copy of another one.
  ///
  /// - Parameters:
  ///   - other: the other item, whose file stays as it is.
  ///   - stem: the address that the copy is to have; without it, one is made of its name.
  init(
    copying other: ItemEdit, _ fields: [FieldEdit], notes: [UInt8]?, stem: String?, in site: EditingSite
  ) throws {
    var draft = other
    for key in Self.ownKeys { draft.remove(key.rawValue) }
    try self.init(making: draft, fields, notes: notes, address: stem.map { .given($0) }, in: site)
  }

  /// An item whose file is gone, made anew.
  ///
  /// - Parameter stem: the address that the item is to have; without it, it has the one that it had.
  init(
    remaking item: ItemEdit, _ fields: [FieldEdit], notes: [UInt8]?, stem: String?, in site: EditingSite
  ) throws {
    let address = stem.map { Address.given($0) } ?? .wanted(item.item.stem)
    try self.init(making: item, fields, notes: notes, address: address, in: site)
  }

  /// - Parameter address: nil for one that is made of the item's name.
  private init(
    making item: ItemEdit, _ fields: [FieldEdit], notes: [UInt8]?, address: Address?, in site: EditingSite
  ) throws {
    var draft = item
    draft.set(fields, clock: site.clock)
    if let notes { draft.setChecked(notes, clock: site.clock) }
    let (item, diagnostics) = draft.collection.read(
      SourceFile(path: draft.path, bytes: draft.bytes), stem: address?.stem ?? draft.item.stem)
    for diagnostic in diagnostics where !draft.findings.contains(where: { $0.says(diagnostic) }) {
      draft.note(EditFinding(diagnostic.severity, diagnostic.id, path: nil, diagnostic.message))
    }
    if let stem = address?.stem, let finding = ItemAddress.finding(in: stem) {
      draft.note(EditFinding(.error, .itemAddress, path: nil, finding))
    }
    guard let item, !draft.isRefused else {
      self.init(result: .refused, findings: draft.findings)
      return
    }
    let name = draft.collection.nameForAddress(of: item)
    if let address = try address ?? draft.collection.stem(for: name).map({ .wanted($0) }) {
      self.init(
        result: .create(collection: draft.item.collection, address, draft.bytes), findings: draft.findings)
    } else {
      self.init(result: .refused, findings: draft.findings + [.noAddress()])
    }
  }
}
