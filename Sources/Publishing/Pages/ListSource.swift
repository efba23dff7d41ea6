import Catalogue
import Language
import Templates

/// Fills the slots of a list.
struct ListSource: TemplateSource {
  let page: ListPage
  let part: ItemPart

  func count(of slot: Slot, at rows: Rows) -> Int {
    switch PageSlot(slot) {
    case .sections: page.sections.count
    case .rows: page.sections[rows.outer].items.count
    case .deletedRows: page.arrangement.deleted.count
    default: FieldSlots.count(of: slot, item(slot, rows))
    }
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    switch PageSlot(slot) {
    case .sections: !page.sections.isEmpty
    case .rows: !page.sections[rows.outer].items.isEmpty
    case .deletedRows: !page.arrangement.deleted.isEmpty
    case .sectionHeader: !page.sections[rows.outer].label.isEmpty
    case .sectionID, .sectionKind, .sectionFooter, .sectionCount: true
    default: part.has(slot, item(slot, rows))
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    switch PageSlot(slot) {
    case .sectionID: output.write(page.sections[rows.outer].id)
    case .sectionKind: output.write(page.sections[rows.outer].kind.rawValue)
    case .sectionHeader: output.write(page.sections[rows.outer].label)
    case .sectionFooter, .sectionCount:
      output.write(part.formatter.values.integer(page.sections[rows.outer].items.count))
    default: part.write(slot, item(slot, rows), at: rows, to: &output)
    }
  }

  /// The item of a row: rows of sections are two levels deep, deleted ones one; the texts of their lists are one deeper.
  private func item(_ slot: Slot, _ rows: Rows) -> Item {
    let isText = FieldSlots.meaning(of: slot)?.form == .item
    let position =
      slot.level == (isText ? 3 : 2)
      ? page.sections[rows.outer].items[rows.inner] : page.arrangement.deleted[rows.outer]
    return page.collection.items[position]
  }
}
