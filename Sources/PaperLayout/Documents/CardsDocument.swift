import Catalogue
import Files
import Language

/// One item on a page, or on half a page where all items before it on the page leave room: pictures, fields in their groups, and notes.
struct CardsDocument {
  private let source: PrintSource
  private let options: PrintOptions
  private let measurer: any TextMeasurer
  private let blocks: ItemBlocks
  private var draft: PrintedDocument.Draft
  /// Whether the card before fills the upper half of its page, and no more.
  private var hasLowerHalf = false

  static func layOut(
    _ source: PrintSource, options: PrintOptions, folder: Folder, measurer: any TextMeasurer
  ) throws(FileFailure) -> PrintedDocument {
    var document = CardsDocument(
      source: source, options: options, measurer: measurer,
      blocks: ItemBlocks(source: source, notes: ItemNotes(folder, site: source.site)))
    try document.addAll()
    return PrintedDocument(document.draft)
  }

  private init(source: PrintSource, options: PrintOptions, measurer: any TextMeasurer, blocks: ItemBlocks) {
    (self.source, self.options, self.measurer, self.blocks) = (source, options, measurer, blocks)
    draft = PrintedDocument.Draft(
      format: PageFormat(options.paper, isLandscape: options.isLandscape), title: source.documentTitle,
      footer: source.text(source.date), words: source)
  }
}

extension CardsDocument {
  private mutating func addAll() throws(FileFailure) {
    if source.items.isEmpty {
      draft.flow.append(
        Paragraph(source.emptyText, font: .body), width: draft.columnWidth, measurer: measurer)
    }
    for (section, items) in source.sections.enumerated() {
      for (place, position) in items.items.enumerated() {
        try add(source.item(position), number: source.number(section: section, place: place))
      }
    }
  }

  private mutating func add(_ item: Item, number: String) throws(FileFailure) {
    var card = Flow()
    let anchor = "item-\(draft.bookmarks.count + 1)"
    let width = draft.columnWidth
    draft.bookmarks.append(PrintedDocument.Bookmark(title: item.name, destination: anchor, level: 0))
    card.append(
      SectionHead(title: item.name, detail: number, anchor: anchor, font: .heading, before: 0), width: width,
      measurer: measurer, keepsWithNext: true)
    if let deletion = item.deletion { add(deletion, to: &card) }
    addPictures(of: item, to: &card)
    for group in source.collection.settings.detail { add(group, of: item, to: &card) }
    let notes = try blocks.notes(of: item, size: 10)
    if !notes.isEmpty {
      addHeading(source.phrases[.notes], to: &card)
      for note in notes { card.append(note, width: width, measurer: measurer, keepsWithNext: note.isHeading) }
    }
    place(card, title: item.name)
  }

  private mutating func place(_ card: Flow, title: String) {
    let height = card.items.reduce(0) { $0 + Double($1.height) }
    let half = draft.format.textHeight / 2 - 12
    let isHalf = height <= half
    if hasLowerHalf, isHalf {
      draft.flow.append(CutLine(), width: draft.columnWidth, measurer: measurer)
    } else {
      draft.flow.breakPage()
    }
    let group = Int32(draft.flow.groups.count)
    draft.flow.groups.append(FlowGroup(continuedHead: []))
    draft.groupTitles.append(title)
    draft.flow.items += card.items.map { item in
      var item = item
      item.group = group
      return item
    }
    hasLowerHalf = isHalf && !hasLowerHalf
    if hasLowerHalf { draft.flow.space(half - height) }
  }

  private mutating func add(_ deletion: Deletion, to card: inout Flow) {
    var text = "\(source.deletedOn) \(source.text(deletion.date))"
    if let because = deletion.because { text += " · \(source.phrases[.because]): \(because)" }
    card.append(
      Paragraph(text, font: .bodyBold, after: 6), width: draft.columnWidth, measurer: measurer, keepsWithNext: true)
  }

  private func addPictures(of item: Item, to card: inout Flow) {
    guard options.photos != .no else { return }
    let isLarge = options.photos == .large
    let figures = blocks.figures(of: item, pixels: isLarge ? 1100 : 520)
    let height = draft.format.textHeight * (isLarge ? 0.42 : 0.22)
    for start in stride(from: 0, to: figures.count, by: 3) {
      let row = PictureBlock.blocks(
        Array(figures[start..<min(start + 3, figures.count)]), height: height, width: draft.columnWidth,
        measurer: measurer)
      for block in row { card.append(block, width: draft.columnWidth, measurer: measurer) }
    }
  }

  private func add(_ group: DetailGroup, of item: Item, to card: inout Flow) {
    let values = group.fields.compactMap { blocks.value($0, of: item, font: .body, labelShare: 0.3) }
    guard !values.isEmpty else { return }
    if let header = group.header { addHeading(header, to: &card) } else { card.space(6) }
    for value in values { card.append(value, width: draft.columnWidth, measurer: measurer) }
    if let footer = group.footer {
      var text = Paragraph(footer, font: .small)
      text.ink = .gray
      card.append(text, width: draft.columnWidth, measurer: measurer)
    }
  }

  private func addHeading(_ title: String, to card: inout Flow) {
    card.space(8)
    card.append(
      Paragraph(title, font: .subheading, kind: .subheading, after: 2), width: draft.columnWidth, measurer: measurer,
      keepsWithNext: true)
  }
}

/// The line between two cards on a page.
private struct CutLine: Block {
  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) { (24, 0) }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    canvas.line(
      from: Point(x: origin.x, y: origin.y + 12), to: Point(x: origin.x + width, y: origin.y + 12), thickness: 0.5,
      ink: .faint)
  }
}
