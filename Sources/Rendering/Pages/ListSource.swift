import Catalogue
import Language
import Templates

/// Fills the slots of a list.
struct ListSource: TemplateSource {
  private let sections: [SectionPart]
  private let deleted: ArraySlice<ItemIndex>
  private let part: ItemPart

  /// The facet whose values the sections are.
  private let facet: Int?

  init(_ page: ListPage, part: ItemPart) {
    sections = page.contents.sections
    deleted = page.arrangement.deleted[page.contents.deleted]
    facet = page.sort.sections.facet(among: part.facets.map(\.index.facet))
    self.part = part
  }

  /// The rows of some sections, which lead nowhere.
  init(_ sections: [Section], part: ItemPart) {
    self.sections = sections.map { SectionPart(section: $0, rows: 0..<$0.items.count) }
    deleted = []
    facet = nil
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
    case .sectionSpoken: sections[rows.outer].section.spoken != nil
    case .sectionFooter: sections[rows.outer].rows.upperBound == sections[rows.outer].section.items.count
    case .sectionPart: sections[rows.outer].rows.count < sections[rows.outer].section.items.count
    case .sectionID, .sectionKind, .sectionCount: true
    case .sectionHref: value(ofSection: rows.outer) != nil
    default: part.has(slot, item(slot, rows), at: rows)
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    switch PageSlot(slot) {
    case .sectionID: output.write(sections[rows.outer].section.id)
    case .sectionKind: output.write(sections[rows.outer].section.kind.rawValue)
    case .sectionHeader: output.write(sections[rows.outer].section.label)
    case .sectionSpoken: output.write(sections[rows.outer].section.spoken ?? "")
    case .sectionFooter, .sectionCount:
      output.write(part.formatter.values.integer(sections[rows.outer].section.items.count))
    case .sectionHref:
      value(ofSection: rows.outer).map { part.write(addressOf: $0.value, facet: $0.facet, to: &output) }
    case .sectionPart:
      let section = sections[rows.outer]
      output.write(section.rows.label(of: section.section.items.count, part.formatter.values.integer) ?? "")
    default: part.write(slot, item(slot, rows), at: rows, to: &output)
    }
  }

  /// The position of a row's item: rows of sections are two levels deep, deleted ones one; the texts of their lists are one
  /// deeper.
  private func item(_ slot: Slot, _ rows: Rows) -> ItemIndex {
    let isText =
      FieldSlots.meaning(of: slot)?.form == .item || FacetSlots(slot)?.isOfText == true
      || LinkSlots(slot)?.isOfText == true
    guard slot.level == (isText ? 3 : 2) else { return deleted[deleted.startIndex + rows.outer] }
    return sections[rows.outer].section.items[sections[rows.outer].rows.lowerBound + rows.inner]
  }

  /// The value that the items of a section have in common.
  private func value(ofSection section: Int) -> (facet: FacetPages, value: FacetValue)? {
    guard let facet, let item = sections[section].section.items.first else { return nil }
    let pages = part.facets[facet]
    let own = pages.index.positions(of: item).compactMap { $0.map { pages.index.values[Int($0)] } }
    let label = sections[section].section.label
    if own.isEmpty { return pages.index.values.last.flatMap { $0.isMissing ? (pages, $0) : nil } }
    return (own.count == 1 ? own.first : own.first { caseFolded($0.label) == caseFolded(label) }).map { (pages, $0) }
  }
}
