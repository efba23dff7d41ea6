import Addresses
import Catalogue
import Diagnostics
import FrontMatter

extension ChangePlanner {
  /// Gives the file of an edited item the address of the item's name, and keeps the old one among its aliases.
  mutating func rename(_ draft: ItemEdit, _ item: Item?) throws {
    var draft = draft
    guard let item else {
      return refuse(EditFinding(.error, path: draft.path, "an item with errors has no name to be renamed for"))
    }
    let name = draft.collection.nameForAddress(of: item)
    guard let wanted = try draft.collection.stem(for: name) else { return refuse(.noAddress(path: draft.path)) }
    let own = item.aliases.map(\.address)
    // The name's address with a number is right as long as other items have those before it.
    let stem = try draft.collection.freeStem(from: wanted, besides: own + [draft.item.stem])
    // Upper and lower case make no difference.
    if AddressKey(stem) == AddressKey(draft.item.stem) {
      change(draft.path, from: draft.file.bytes, to: draft.bytes)
      plan.items.append(draft.item)
      return
    }
    let known = draft.findings.count
    let old = own.filter { $0 != stem && $0 != draft.item.stem } + [draft.item.stem]
    draft.set("aliases", to: .texts(old.map(ItemAlias.text(of:))))
    guard !draft.isRefused else {
      plan.findings += draft.findings[known...]
      return
    }
    let renamed = ItemReference(collection: draft.item.collection, stem: stem)
    change(draft.path, from: draft.file.bytes, to: nil)
    change(renamed.path, from: nil, to: draft.bytes, model: draft.path)
    plan.items.append(renamed)
  }
}
