import Catalogue
import Language

/// The inventory of a collection: cover, contents, sections with subtotals, totals, what is missing, what was deleted, and a line to sign on.
struct InventoryDocument {
  private let source: PrintSource
  private let options: PrintOptions
  private let measurer: any TextMeasurer
  private let table: InventoryTable
  private let advances: AdvanceTable
  private var draft: PrintedDocument.Draft
  private var parts: [ContentsEntry] = []

  /// - Throws: `TableTooWide` if the columns do not fit the paper, however the table is set.
  static func layOut(
    _ source: PrintSource, options: PrintOptions, measurer: any TextMeasurer
  ) throws(TableTooWide) -> PrintedDocument {
    var document = try InventoryDocument(source, options, measurer)
    document.addAll()
    return PrintedDocument(document.draft)
  }

  private init(
    _ source: PrintSource, _ options: PrintOptions, _ measurer: any TextMeasurer
  ) throws(TableTooWide) {
    self.source = source
    self.options = options
    self.measurer = measurer
    table =
      options.kind == .checklist
      ? InventoryTable(checklist: source, photos: options.photos) : InventoryTable(source, photos: options.photos)
    advances = AdvanceTable(Font(size: TableLayout.referenceSize), measurer: measurer)
    let measurement = TableMeasurement(table, advances: advances, measurer: measurer)
    let layout = try TableFitter(table.columns, measurement, paper: options.paper)
      .layout(mustBeLandscape: options.isLandscape)
    draft = PrintedDocument.Draft(
      format: PageFormat(options.paper, isLandscape: layout.isLandscape), title: source.documentTitle,
      footer: source.text(source.date), words: source)
    draft.tables.append(TableSetter(table, layout: layout, measurer: measurer))
  }
}

extension InventoryDocument {
  private mutating func addAll() {
    let cover = CoverPages(
      source: source, measurer: measurer, kind: options.kind == .checklist ? "" : source.phrases[.report])
    cover.addCover(to: &draft)
    // The contents are before what they name, and are known only after it.
    let contents = draft.flow.items.count
    draft.flow.items.reserveCapacity(table.rowCount + 4 * source.sections.count + 1000)
    addSections()
    if options.kind != .checklist {
      addTotals()
      addMissing()
      addDeleted()
    }
    addSignature()
    draft.flow.items.insert(contentsOf: cover.contents(parts, width: width).items, at: contents)
  }

  private var width: Double { draft.columnWidth }

  private mutating func append(_ block: some Block, keepsWithNext: Bool = false) {
    draft.flow.append(block, width: width, measurer: measurer, keepsWithNext: keepsWithNext)
  }

  /// Begins a part of the document, which the contents and the bookmarks name.
  private mutating func addPart(_ title: String, anchor: String, detail: String = "", breaksPage: Bool = false) {
    if breaksPage { draft.flow.breakPage() }
    draft.flow.space(14)
    append(SectionHead(title: title, detail: detail, anchor: anchor, font: .heading, before: 0), keepsWithNext: true)
    note(title, anchor: anchor, detail: detail)
  }

  private mutating func note(_ title: String, anchor: String, detail: String, level: Int = 0) {
    parts.append(ContentsEntry(title: title, target: anchor, font: level == 0 ? .bodyBold : .body, detail: detail))
    draft.bookmarks.append(PrintedDocument.Bookmark(title: title, destination: anchor, level: level))
  }
}

// MARK: - The rows

extension InventoryDocument {
  private mutating func addSections() {
    draft.flow.breakPage()
    if source.sections.isEmpty {
      append(Paragraph(source.emptyText, font: .body, after: 8))
      return
    }
    for (number, section) in source.sections.enumerated() { add(section, number: number) }
  }

  private mutating func add(_ section: Section, number: Int) {
    let setter = draft.tables[0]
    let anchor = "section-\(number + 1)"
    let count = source.integer(section.items.count)
    let headHeight = setter.headHeight()
    var repeated: [FlowItem] = []
    if source.hasSections {
      let title = section.label.isEmpty ? source.phrases[.unknown] : section.label
      append(SectionHead(title: title, detail: count, anchor: anchor), keepsWithNext: true)
      note(title, anchor: anchor, detail: count, level: 0)
      let continued = SectionHead.continued(title, source.words[.continued], width: width, measurer: measurer)
      let size = continued.size(width: width, measurer: measurer)
      repeated.append(FlowItem(.block(continued), height: size.height))
      draft.groupTitles.append(title)
    } else {
      let title = source.showsDeleted ? source.deletedHeader : source.phrases[.report]
      append(SectionHead(title: title, detail: count, anchor: anchor, before: 0), keepsWithNext: true)
      note(title, anchor: anchor, detail: count)
      draft.groupTitles.append("")
    }
    repeated.append(FlowItem(.tableHead(0), height: headHeight))
    let group = Int32(draft.flow.groups.count)
    draft.flow.groups.append(FlowGroup(continuedHead: repeated))
    draft.flow.append(.tableHead(0), height: headHeight, keepsWithNext: true)
    addRows(of: section, from: table.starts[number], group: group, setter)
    if table.hasSubtotals { addSubtotal(of: section, number: number) }
  }

  private static func item(
    _ content: FlowItem.Content, size: (height: Double, lines: Int, firstLines: Int)
  ) -> FlowItem {
    var item = FlowItem(content, height: size.height)
    item.lines = Int32(size.lines)
    item.firstLines = max(2, Int32(size.firstLines))
    return item
  }

  private mutating func addRows(of section: Section, from start: Int, group: Int32, _ setter: TableSetter) {
    let end = start + section.items.count
    for row in start..<end {
      var item = Self.item(.row(table: 0, Int32(row)), size: setter.size(ofRow: row))
      item.group = group
      // The subtotal is not alone on a page.
      item.keepsWithNext = row + 1 == end && table.hasSubtotals
      draft.flow.items.append(item)
    }
  }

  private mutating func addSubtotal(of section: Section, number: Int) {
    let totals = table.subtotals[number]
    var label = "\(source.words[.subtotal]): \(source.integer(section.items.count))"
    var sums: [(Int, Text)] = []
    for field in table.summedFields {
      if let column = table.column(ofField: field) {
        sums.append((column, table.number(totals.value(of: .sum(field)))))
      } else {
        label += "  ·  \(totals.entry(of: .sum(field)))"
      }
    }
    append(
      SubtotalBlock(
        label: label, sums: sums.map { (column: $0.0, text: $0.1) }, layout: draft.tables[0].layout,
        isRightToLeft: source.site.language.direction == .rightToLeft))
  }
}

// MARK: - What follows the rows

extension InventoryDocument {
  private mutating func addTotals() {
    let items = source.items
    let totals = ReportTotals(collection: source.collection, items: items, formatter: source.formatter)
    let shown = source.settings.totals
    guard !shown.isEmpty else { return }
    addPart(source.phrases[.totals], anchor: "totals")
    for (position, total) in shown.enumerated() {
      append(
        LabeledValue(label: totals.label(of: total), value: totals.value(of: total), font: .bodyBold),
        keepsWithNext: position + 1 < shown.count && position < 12)
    }
  }

  private mutating func addMissing() {
    guard !source.showsDeleted else { return }
    let settings = source.settings
    let lists: [(Int?, PrintWord, String)] = [
      (settings.value, .withoutValue, "without-value"), (settings.serial, .withoutSerial, "without-serial"),
      (settings.photo, .withoutPicture, "without-picture"),
    ]
    for (field, word, anchor) in lists {
      guard let field else { continue }
      var rows: [NameTable.Row] = []
      for row in 0..<table.rowCount where table.item(ofRow: row).values[field].isMissing {
        rows.append(NameTable.Row(number: table.number(ofRow: row), name: table.item(ofRow: row).name))
      }
      if !rows.isEmpty { add(NameTable(source, rows: rows), title: source.words[word], anchor: anchor) }
    }
  }

  private mutating func addDeleted() {
    guard !source.deleted.isEmpty else { return }
    let rows = source.deleted.map { position in
      let item = source.item(position)
      return NameTable.Row(
        number: "", name: item.name, date: item.deletion?.date, because: item.deletion?.because)
    }
    let title = source.deletedHeader
    add(NameTable(source, rows: rows, isDeleted: true), title: title, anchor: "deleted")
  }

  /// Adds a part that is one table.
  private mutating func add(_ rows: NameTable, title: String, anchor: String) {
    let measurement = TableMeasurement(rows, advances: advances, measurer: measurer)
    let fitter = TableFitter(rows.columns, measurement, paper: options.paper)
    // Three columns, two of which wrap, fit any paper.
    guard let layout = try? fitter.layout(mustBeLandscape: draft.tables[0].layout.isLandscape) else { return }
    let setter = TableSetter(rows, layout: layout, measurer: measurer)
    let number = Int16(draft.tables.count)
    draft.tables.append(setter)
    addPart(title, anchor: anchor, detail: source.integer(rows.rowCount))
    let headHeight = setter.headHeight()
    let continued = SectionHead.continued(title, source.words[.continued], width: width, measurer: measurer)
    let size = continued.size(width: width, measurer: measurer)
    let group = Int32(draft.flow.groups.count)
    draft.flow.groups.append(
      FlowGroup(continuedHead: [
        FlowItem(.block(continued), height: size.height), FlowItem(.tableHead(number), height: headHeight),
      ]))
    draft.groupTitles.append(title)
    draft.flow.append(.tableHead(number), height: headHeight, keepsWithNext: true, group: nil)
    for row in 0..<rows.rowCount {
      var item = Self.item(.row(table: number, Int32(row)), size: setter.size(ofRow: row))
      item.group = group
      draft.flow.items.append(item)
    }
  }

  private mutating func addSignature() {
    guard source.settings.hasSignature else { return }
    draft.flow.space(24)
    let words = source.words
    append(
      SignatureBlock(
        labels: [words[.place], words[.date], words[.signature]], values: [source.settings.place ?? "", "", ""]))
  }
}
