import Catalogue
import Templates

/// Fills the slots of an item's page.
struct DetailSource: TemplateSource {
  let part: ItemPart
  /// The positions of the item and its neighbours.
  let item: Int
  let previous: Int?
  let next: Int?
  let notes: ArraySlice<UInt8>
  /// The address of the collection's folder, for canonical links.
  let address: String
  let references: ItemReferences

  func count(of slot: Slot, at rows: Rows) -> Int {
    if case .references(let source)? = LinkSlots(slot) { return references.items(source).count }
    return part.count(of: slot, item)
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    if case .references(let source)? = LinkSlots(slot) { return !references.items(source).isEmpty }
    return switch PageSlot(slot) {
    case .body: !notes.isEmpty
    case .neighbours: previous != nil || next != nil
    case .previous: previous != nil
    case .next: next != nil
    default: part.has(slot, item, at: rows)
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    if let link = LinkSlots(slot), link.field == nil {
      return references.write(link, row: rows.outer, to: &output)
    }
    switch PageSlot(slot) {
    case .body: notes.withUnsafeBufferPointer { output.write(clean: $0) }
    case .previousName: if let previous { output.write(part.items[previous].name) }
    case .previousHref: if let previous { part.writeAddress(of: previous, to: &output) }
    case .nextName: if let next { output.write(part.items[next].name) }
    case .nextHref: if let next { part.writeAddress(of: next, to: &output) }
    case .canonical:
      output.write(address)
      part.writeAddress(of: item, to: &output)
    default: part.write(slot, item, at: rows, to: &output)
    }
  }
}
