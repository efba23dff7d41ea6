import Catalogue
import Language
import Templates

/// Fills the slots of a list.
struct ListSource: TemplateSource {
  private let sections: [Section]
  private let deleted: [Int]
  private let part: ItemPart

  init(_ page: ListPage, part: ItemPart) {
    sections = page.sections
    deleted = page.arrangement.deleted
    self.part = part
  }

  func count(of slot: Slot, at rows: Rows) -> Int {
    switch PageSlot(slot) {
    case .sections: sections.count
    case .rows: sections[rows.outer].items.count
    case .deletedRows: deleted.count
    default: part.count(of: slot, item(slot, rows))
    }
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    switch PageSlot(slot) {
    case .sections: !sections.isEmpty
    case .rows: !sections[rows.outer].items.isEmpty
    case .deletedRows: !deleted.isEmpty
    case .sectionHeader: !sections[rows.outer].label.isEmpty
    case .sectionID, .sectionKind, .sectionFooter, .sectionCount: true
    default: part.has(slot, item(slot, rows))
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    switch PageSlot(slot) {
    case .sectionID: output.write(sections[rows.outer].id)
    case .sectionKind: output.write(sections[rows.outer].kind.rawValue)
    case .sectionHeader: output.write(sections[rows.outer].label)
    case .sectionFooter, .sectionCount:
      output.write(part.formatter.values.integer(sections[rows.outer].items.count))
    default: part.write(slot, item(slot, rows), at: rows, to: &output)
    }
  }

  /// The position of a row's item: rows of sections are two levels deep, deleted ones one; the texts of their lists are one
  /// deeper.
  private func item(_ slot: Slot, _ rows: Rows) -> Int {
    let isText = FieldSlots.meaning(of: slot)?.form == .item
    return slot.level == (isText ? 3 : 2) ? sections[rows.outer].items[rows.inner] : deleted[rows.outer]
  }
}
