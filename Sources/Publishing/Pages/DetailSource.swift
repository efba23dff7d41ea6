import Catalogue
import Templates

/// Fills the slots of an item's page.
struct DetailSource: TemplateSource {
  let part: ItemPart
  let item: Item
  let notes: ArraySlice<UInt8>
  let previous: Item?
  let next: Item?
  /// The address of the collection's folder, for canonical links.
  let address: String

  func count(of slot: Slot, at rows: Rows) -> Int {
    FieldSlots.count(of: slot, item)
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    switch PageSlot(slot) {
    case .body: !notes.isEmpty
    case .previous: previous != nil
    case .next: next != nil
    default: part.has(slot, item)
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    switch PageSlot(slot) {
    case .body: notes.withUnsafeBufferPointer { output.write($0) }
    case .previousName: output.write(previous?.name ?? "")
    case .previousHref: if let previous { part.writeAddress(of: previous, to: &output) }
    case .nextName: output.write(next?.name ?? "")
    case .nextHref: if let next { part.writeAddress(of: next, to: &output) }
    case .canonical:
      output.write(address)
      part.writeAddress(of: item, to: &output)
    default: part.write(slot, item, at: rows, to: &output)
    }
  }
}
