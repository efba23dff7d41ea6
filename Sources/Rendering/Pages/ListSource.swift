import Catalogue
import Language
import Templates

/// Fills the slots of a list.
struct ListSource: TemplateSource {
  private let sections: [SectionPart]
  private let deleted: ArraySlice<Int>
  private let part: ItemPart

  init(_ page: ListPage, part: ItemPart) {
    sections = page.contents.sections
    deleted = page.arrangement.deleted[page.contents.deleted]
    self.part = part
  }

  func count(of slot: Slot, at rows: Rows) -> Int {
    switch PageSlot(slot) {
    case .sections: sections.count
    case .rows: sections[rows.outer].rows.count
    case .deletedRows: deleted.count
    default: part.count(of: slot, item(slot, rows))
    }
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    switch PageSlot(slot) {
    case .sections: !sections.isEmpty
    case .rows: !sections[rows.outer].rows.isEmpty
    case .deletedRows: !deleted.isEmpty
    case .sectionHeader: !sections[rows.outer].section.label.isEmpty
    case .sectionFooter: sections[rows.outer].rows.upperBound == sections[rows.outer].section.items.count
    case .sectionPart: sections[rows.outer].rows.count < sections[rows.outer].section.items.count
    case .sectionID, .sectionKind, .sectionCount: true
    default: part.has(slot, item(slot, rows))
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    switch PageSlot(slot) {
    case .sectionID: output.write(sections[rows.outer].section.id)
    case .sectionKind: output.write(sections[rows.outer].section.kind.rawValue)
    case .sectionHeader: output.write(sections[rows.outer].section.label)
    case .sectionFooter, .sectionCount:
      output.write(part.formatter.values.integer(sections[rows.outer].section.items.count))
    case .sectionPart:
      let section = sections[rows.outer]
      output.write(section.rows.label(of: section.section.items.count, part.formatter.values.integer) ?? "")
    default: part.write(slot, item(slot, rows), at: rows, to: &output)
    }
  }

  /// The position of a row's item: rows of sections are two levels deep, deleted ones one; the texts of their lists are one
  /// deeper.
  private func item(_ slot: Slot, _ rows: Rows) -> Int {
    let isText = FieldSlots.meaning(of: slot)?.form == .item
    guard slot.level == (isText ? 3 : 2) else { return deleted[deleted.startIndex + rows.outer] }
    return sections[rows.outer].section.items[sections[rows.outer].rows.lowerBound + rows.inner]
  }
}
