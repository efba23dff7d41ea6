import Markdown

/// A block of an item's notes on paper.
struct NoteBlock: Block {
  private let text: Text
  private let font: Font
  private let kind: ElementKind
  private let indent: Double
  private let marker: String?
  private let isRule: Bool
  private let before: Double

  private static let step = 16.0

  init(_ block: MarkdownBlock, size: Double) {
    indent = Double(block.depth) * Self.step
    marker = block.marker
    isRule = block.kind == .rule
    let links = block.links.map { TextLink(range: $0.range, address: $0.address) }
    switch block.kind {
    case .heading(let level):
      text = Text(block.markup, isMarkup: true, links: links)
      font = Font(size: level <= 2 ? size + 1.5 : size + 0.5, isBold: true)
      (kind, before) = (.subheading, 6)
    case .code:
      text = Text("<tt>\(block.markup)</tt>", isMarkup: true)
      font = Font(size: size - 1)
      (kind, before) = (.paragraph, 3)
    case .paragraph, .rule:
      text = Text(block.markup, isMarkup: true, links: links)
      font = Font(size: size)
      (kind, before) = (.paragraph, block.marker == nil ? 3 : 1)
    }
  }

  /// Whether the block is on the page of what is below it.
  var isHeading: Bool { kind == .subheading }

  var whole: ElementKind? { marker == nil ? nil : .list }

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    if isRule { return (10, 0) }
    let lines = measurer.extents(of: text, in: font, width: width - indent).lines
    return (before + Double(lines) * measurer.metrics(of: font).leading, lines)
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    if isRule {
      let y = origin.y + 6
      return canvas.line(
        from: Point(x: origin.x, y: y), to: Point(x: origin.x + width / 3, y: y), thickness: 0.35, ink: .rule)
    }
    let y = origin.y + before
    let box = TextBox(
      text, font: font, at: Point(x: origin.x + indent, y: y), width: width - indent, wraps: true,
      lines: lines ?? 0..<Int.max)
    guard let marker else { return canvas.element(kind) { canvas.draw(box) } }
    canvas.element(.listItem) {
      if lines?.lowerBound ?? 0 == 0 {
        canvas.element(.listMarker) {
          canvas.line(
            marker, font: font, at: Point(x: origin.x + indent - Self.step, y: y), width: Self.step - 4,
            alignment: .end)
        }
      }
      canvas.element(.listBody) { canvas.draw(box) }
    }
  }
}
