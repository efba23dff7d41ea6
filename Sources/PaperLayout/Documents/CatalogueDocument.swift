import Catalogue
import Files
import Language

/// Pictures and notes in two columns, with guide words at the head of pages and an index of names.
struct CatalogueDocument {
  private let source: PrintSource
  private let options: PrintOptions
  private let measurer: any TextMeasurer
  private let blocks: ItemBlocks
  private var draft: PrintedDocument.Draft
  private var names: [(item: Item, anchor: String)] = []

  private static let size = 9.0

  /// - Throws: `ICUFailure` if the index cannot be sorted; `FileFailure` if notes cannot be read.
  static func layOut(
    _ source: PrintSource, options: PrintOptions, folder: Folder, measurer: any TextMeasurer
  ) throws -> PrintedDocument {
    var document = CatalogueDocument(
      source: source, options: options, measurer: measurer,
      blocks: ItemBlocks(source: source, notes: ItemNotes(folder, site: source.site)))
    try document.addItems()
    try document.addIndex()
    return PrintedDocument(document.draft)
  }

  private init(source: PrintSource, options: PrintOptions, measurer: any TextMeasurer, blocks: ItemBlocks) {
    (self.source, self.options, self.measurer, self.blocks) = (source, options, measurer, blocks)
    draft = PrintedDocument.Draft(
      format: PageFormat(options.paper, isLandscape: options.isLandscape), columns: options.isLandscape ? 3 : 2,
      title: source.documentTitle, footer: source.text(source.date), words: source)
    let cover = CoverPages(source: source, measurer: measurer, kind: source.collection.settings.description ?? "")
    cover.addCover(to: &draft)
    draft.flow.breakPage()
  }
}

extension CatalogueDocument {
  private mutating func append(_ block: some Block, group: Int32? = nil, keepsWithNext: Bool = false) {
    draft.flow.append(block, width: draft.columnWidth, measurer: measurer, keepsWithNext: keepsWithNext)
    draft.flow.items[draft.flow.items.count - 1].group = group
  }

  private mutating func addItems() throws(FileFailure) {
    if source.items.isEmpty { append(Paragraph(source.emptyText, font: .body)) }
    for (number, section) in source.sections.enumerated() {
      if source.hasSections {
        let anchor = "section-\(number + 1)"
        let title = section.label.isEmpty ? source.phrases[.unknown] : section.label
        draft.flow.space(8)
        append(
          SectionHead(
            title: title, detail: source.integer(section.items.count), anchor: anchor, font: .heading, before: 0),
          keepsWithNext: true)
        draft.bookmarks.append(PrintedDocument.Bookmark(title: title, destination: anchor, level: 0))
      }
      for position in section.items { try add(source.item(position)) }
    }
  }

  private mutating func add(_ item: Item) throws(FileFailure) {
    let group = Int32(draft.flow.groups.count)
    draft.flow.groups.append(FlowGroup(continuedHead: []))
    draft.groupTitles.append(item.name)
    let anchor = "item-\(names.count + 1)"
    names.append((item, anchor))
    if options.photos != .no, let photo = source.settings.photo,
      let picture = item.values[photo].pictures.first
    {
      let isLarge = options.photos == .large
      let row = PictureBlock.blocks(
        [blocks.figure(picture, of: item, pixels: isLarge ? 760 : 460)], height: isLarge ? 170 : 96, after: 4,
        width: draft.columnWidth, measurer: measurer)
      for block in row { append(block, group: group, keepsWithNext: true) }
    }
    var name = Paragraph(item.name, font: Font(size: Self.size + 1, isBold: true), kind: .subheading, after: 1)
    name.anchor = anchor
    append(name, group: group, keepsWithNext: true)
    var isFirst = true
    for case .field(let shown) in source.settings.columns
    where !source.collection.settings.name.fields.contains(shown.field) {
      let font = Font(size: Self.size - 0.5)
      guard let value = blocks.value(shown, of: item, font: font, labelShare: 0.36) else { continue }
      append(value, group: group, keepsWithNext: isFirst)
      isFirst = false
    }
    for note in try blocks.notes(of: item, size: Self.size) {
      append(note, group: group, keepsWithNext: note.isHeading)
    }
    draft.flow.space(12)
  }

  /// Adds the names in alphabetical order, with the pages they are on.
  private mutating func addIndex() throws {
    guard !names.isEmpty else { return }
    let collator = try TextCollator(source.site.language)
    let filing = Filing(source.site.articles ?? [source.site.language])
    var keyed = names.map { item, anchor in
      var key: [UInt8] = []
      let filed = item.sortName?[...] ?? (item.language.map { Filing($0) } ?? filing).filed(item.name)
      collator.appendSortKey(of: filed, to: &key)
      return (key: key, name: item.name, anchor: anchor)
    }
    keyed.sort { one, other in
      one.key == other.key ? one.anchor < other.anchor : one.key.lexicographicallyPrecedes(other.key)
    }
    draft.flow.breakPage()
    let title = source.words[.index]
    append(
      SectionHead(title: title, detail: "", anchor: "index", font: .heading, before: 0), keepsWithNext: true)
    draft.flow.space(6)
    draft.bookmarks.append(PrintedDocument.Bookmark(title: title, destination: "index", level: 0))
    for entry in keyed {
      append(ContentsEntry(title: entry.name, target: entry.anchor, font: Font(size: Self.size)))
    }
  }
}
