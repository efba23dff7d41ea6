import Catalogue
import Language
import Templates

/// Fills the slots of a list.
struct ListSource: TemplateSource {
  private let sections: [SectionPart]
  private let deleted: ArraySlice<ItemIndex>
  private let part: ItemPart

  /// The values that the sections are, where they are those of a facet.
  private let values: SectionValues?

  init(_ page: ListPage, part: ItemPart) {
    sections = page.contents.sections
    deleted = page.arrangement.deleted[page.contents.deleted]
    values = page.sort.sections.facet(among: part.facets.map(\.index.facet)).map {
      SectionValues(of: page.contents.sections.map(\.section), in: part.facets[$0])
    }
    self.part = part
  }

  /// The rows of some sections, which lead nowhere.
  init(_ sections: [Section], part: ItemPart) {
    self.sections = sections.map { SectionPart(section: $0, rows: 0..<$0.items.count) }
    deleted = []
    values = nil
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
    case .sectionHref: values?.values[rows.outer] != nil
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
      if let values, let value = values.values[rows.outer] {
        part.write(addressOf: value, facet: values.facet, to: &output)
      }
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
}

/// The values of a facet that the items of sections have in common.
private struct SectionValues {
  let facet: FacetPages
  /// One for each section; nil where there is none.
  let values: [FacetValue?]

  init(of sections: [Section], in facet: FacetPages) {
    self.facet = facet
    let all = facet.index.values
    // The values of items that have several, by their labels: an item with many is in as many sections.
    var known: [ItemIndex: [String: FacetValue]] = [:]
    values = sections.map { section in
      guard let item = section.items.first else { return nil }
      if let own = known[item] { return own[caseFolded(section.label)] }
      let own = facet.index.positions(of: item).compactMap { $0.map { all[Int($0)] } }
      if own.isEmpty { return all.last.flatMap { $0.isMissing ? $0 : nil } }
      if own.count == 1 { return own[0] }
      let labelled = Dictionary(own.map { (caseFolded($0.label), $0) }) { first, _ in first }
      known[item] = labelled
      return labelled[caseFolded(section.label)]
    }
  }
}
