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
    guard let wanted = try draft.collection.stem(for: name) else { return refuse(.noAddress(name, path: draft.path)) }
    if isAddress(draft.item.stem, of: wanted) {
      change(draft.path, from: draft.file.bytes, to: draft.bytes)
      plan.items.append(draft.item)
      return
    }
    let own = item.aliases.map(\.address)
    let stem = try draft.collection.freeStem(from: wanted, besides: own)
    let known = draft.findings.count
    draft.set("aliases", to: .texts(own.filter { $0 != stem && $0 != draft.item.stem } + [draft.item.stem]))
    guard !draft.isRefused else {
      plan.findings += draft.findings[known...]
      return
    }
    let renamed = ItemReference(collection: draft.item.collection, stem: stem)
    change(draft.path, from: draft.file.bytes, to: nil)
    change(renamed.path, from: nil, to: draft.bytes, model: draft.path)
    plan.items.append(renamed)
  }

  /// Whether an address is the wanted one, or that with a number since others have it; upper and lower case make no difference.
  private func isAddress(_ stem: String, of wanted: String) -> Bool {
    let (stem, wanted) = (AddressKey(stem).text, AddressKey(wanted).text)
    if stem == wanted { return true }
    guard stem.hasPrefix("\(wanted)-") else { return false }
    let number = stem.dropFirst(wanted.count + 1)
    return Int(number).map { $0 > 1 && "\($0)" == number } ?? false
  }
}
