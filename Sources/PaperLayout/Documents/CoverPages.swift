import Catalogue
import Language

/// The cover of a document and its contents.
struct CoverPages {
  let source: PrintSource
  let measurer: any TextMeasurer
  /// What the document is, under the title.
  let kind: String

  /// Adds the cover, across the columns of its page where one page holds it.
  func addCover(to draft: inout PrintedDocument.Draft) {
    draft.hasCover = true
    var wide = cover(draft.format, width: draft.format.textWidth)
    let height = wide.items.reduce(0) { $0 + Double($1.height) }
    guard height <= draft.format.textHeight else {
      draft.flow.items += cover(draft.format, width: draft.columnWidth).items
      return
    }
    for index in wide.items.indices { wide.items[index].isWide = true }
    draft.flow.items += wide.items
  }

  private func cover(_ format: PageFormat, width: Double) -> Flow {
    var flow = Flow()
    flow.space(24)
    var blocks: [any Block] = []
    // A page does not begin with a gap, so that the site's name, above the title, makes the beginning.
    blocks.append(Paragraph(source.site.title, font: .subheading, after: format.textHeight * 0.1))
    blocks.append(Paragraph(source.collection.settings.title, font: .title, kind: .title, after: kind.isEmpty ? 22 : 4))
    if !kind.isEmpty {
      blocks.append(Paragraph(kind, font: kind.count < 40 ? .heading : Font(size: 11), after: 22))
    }
    if let cover = source.settings.cover {
      blocks.append(
        PictureBlock(
          figures: [
            Figure(picture: PictureReference(path: cover, pixels: 1600), name: source.collection.settings.title)
          ],
          height: format.textHeight * 0.34, after: 22))
    }
    for block in blocks { append(block, to: &flow, width: width) }
    for (label, value) in facts {
      append(LabeledValue(label: label, value: value, font: Font(size: 11)), to: &flow, width: width)
    }
    return flow
  }

  private func append(_ block: any Block, to flow: inout Flow, width: Double) {
    flow.append(block, width: width, measurer: measurer)
  }

  private var facts: [(String, String)] {
    let settings = source.settings
    let words = source.words
    let items = source.items
    var facts: [(String, String?)] = [
      (words[.owner], settings.owner), (words[.address], settings.address), (words[.policy], settings.policy),
      (words[.preparedFor], settings.preparedFor), (words[.asOf], source.text(source.date)),
      (source.phrases[.sorts], source.showsDeleted ? nil : source.sort.name),
      (source.phrases[.filter], source.conditions.isEmpty ? nil : source.conditions.joined(separator: ", ")),
      (source.phrases[.count], source.integer(items.count)),
    ]
    if let value = settings.value, !source.showsDeleted {
      let totals = ReportTotals(collection: source.collection, items: items, formatter: source.formatter)
      facts.append((words[.totalValue], totals.value(of: .sum(value))))
    }
    if !source.deleted.isEmpty { facts.append((source.deletedHeader, source.integer(source.deleted.count))) }
    return facts.compactMap { label, value in value.map { (label, $0) } }
  }

  /// The contents on pages of their own.
  func contents(_ entries: [ContentsEntry], width: Double) -> Flow {
    var flow = Flow()
    guard !entries.isEmpty else { return flow }
    flow.breakPage()
    flow.append(
      Paragraph(source.words[.contents], font: .heading, kind: .heading, after: 10), width: width, measurer: measurer,
      keepsWithNext: true)
    for entry in entries { flow.append(entry, width: width, measurer: measurer) }
    return flow
  }
}
