import Catalogue
import Language
import Templates

/// Fills the slots of an inventory.
///
/// A class, because for each slot everything that it refers to would be copied.
final class ReportSource: TemplateSource {
  private let pages: ReportPages
  private let tables: [SectionPart]
  private let part: ItemPart
  /// The positions of the items of the page, in order.
  private let items: ArraySlice<ItemIndex>
  private let words: PrintPhrases

  init(_ page: ReportPage, part: ItemPart, words: PrintPhrases) {
    pages = page.pages
    tables = page.pages.tables(ofPage: page.number)
    items = page.pages.arrangement.items[page.pages.rows[page.number]]
    self.part = part
    self.words = words
  }

  private var hasHeaders: Bool {
    let settings = pages.collection.settings
    return settings.sorts[settings.report.sort].hasHeaders
  }

  private var hasSums: Bool {
    pages.collection.settings.report.totals.contains { if case .sum = $0 { true } else { false } }
  }

  func count(of slot: Slot, at rows: Rows) -> Int {
    switch PageSlot(slot) {
    case .sections: tables.count
    case .rows: slot.level == 0 ? items.count : tables[rows.outer].rows.count
    default: part.count(of: slot, item(slot, rows))
    }
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    switch PageSlot(slot) {
    case .sections, .rows: count(of: slot, at: rows) > 0
    case .sectionHeader: isFirst(rows.outer) && hasHeaders && !tables[rows.outer].section.label.isEmpty
    case .sectionFooter: hasSums && isLast(rows.outer) && tables[rows.outer].section.kind != .all
    case .sectionPart: isFirst(rows.outer) && (tables[rows.outer].rows.lowerBound > 0 || !isWhole(rows.outer))
    // Only the first table of a section has the section's address.
    case .sectionID: isFirst(rows.outer)
    case .sectionKind, .sectionCount: true
    default: part.has(slot, item(slot, rows), at: rows)
    }
  }

  /// Whether a table is the first of its section on the page.
  private func isFirst(_ table: Int) -> Bool {
    table == 0 || tables[table - 1].section.id != tables[table].section.id
  }

  /// Whether a section ends with a table.
  private func isLast(_ table: Int) -> Bool {
    tables[table].rows.upperBound == tables[table].section.items.count
  }

  /// Whether all of a section is on the page.
  private func isWhole(_ table: Int) -> Bool {
    let last = tables[table...].prefix { $0.section.id == tables[table].section.id }.last
    return tables[table].rows.lowerBound == 0 && last?.rows.upperBound == tables[table].section.items.count
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    switch PageSlot(slot) {
    case .sectionID: output.write(tables[rows.outer].section.id)
    case .sectionKind: output.write(tables[rows.outer].section.kind.rawValue)
    case .sectionHeader: output.write(tables[rows.outer].section.label)
    case .sectionCount: output.write(part.formatter.values.integer(tables[rows.outer].section.items.count))
    case .sectionPart: output.write(partLabel(rows.outer))
    case .sectionFooter: output.write(subtotal(of: tables[rows.outer].section))
    default: part.write(slot, item(slot, rows), at: rows, to: &output)
    }
  }

  /// Which rows of its section the page has.
  private func partLabel(_ table: Int) -> String {
    let section = tables[table].section
    let last = tables[table...].prefix { $0.section.id == section.id }.last
    let rows = tables[table].rows.lowerBound..<(last?.rows.upperBound ?? section.items.count)
    return rows.label(of: section.items.count, part.formatter.values.integer) ?? ""
  }

  /// The number of a section's items, and the sums of the fields that are added up.
  private func subtotal(of section: Section) -> String {
    let totals = ReportTotals(collection: pages.collection, items: section.items, formatter: part.formatter)
    let sums = pages.collection.settings.report.totals.compactMap { total -> String? in
      guard case .sum = total else { return nil }
      return totals.entry(of: total)
    }
    return (["\(words[.subtotal]): \(totals.value(of: .count))"] + sums).joined(separator: " · ")
  }

  /// The position of a row's item: rows of sections are two levels deep, those of the page one; the texts of their lists are one deeper.
  private func item(_ slot: Slot, _ rows: Rows) -> ItemIndex {
    let isText = FieldSlots.meaning(of: slot)?.form == .item
    guard slot.level == (isText ? 3 : 2) else { return items[items.startIndex + rows.outer] }
    let table = tables[rows.outer]
    return table.section.items[table.rows.lowerBound + rows.inner]
  }
}
