import Catalogue
import Templates

/// Fills the slots of an inventory.
struct ReportSource: TemplateSource {
  /// The positions of the items, in order.
  let items: [Int]
  let part: ItemPart

  func count(of slot: Slot, at rows: Rows) -> Int {
    if case .rows? = PageSlot(slot) { items.count } else { part.count(of: slot, items[rows.outer]) }
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    if case .rows? = PageSlot(slot) { !items.isEmpty } else { part.has(slot, items[rows.outer], at: rows) }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    part.write(slot, items[rows.outer], at: rows, to: &output)
  }
}
