/// Text that runs over as many lines as it needs.
struct Paragraph: Block {
  var text: Text
  var font: Font
  var kind = ElementKind.paragraph
  var alignment = TextBox.Alignment.start
  var ink = Ink.black
  var anchor: String?
  /// The space below the text.
  var after = 0.0
  /// How far the text is set in.
  var indent = 0.0
  var address: String?

  init(_ text: String, font: Font, kind: ElementKind = .paragraph, after: Double = 0) {
    self.text = Text(text)
    self.font = font
    self.kind = kind
    self.after = after
  }

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    let lines = measurer.extents(of: text, in: font, width: width - indent).lines
    return (Double(lines) * measurer.metrics(of: font).leading + after, lines)
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    if let anchor, lines?.lowerBound ?? 0 == 0 { canvas.destination(anchor, at: origin) }
    let box = TextBox(
      text, font: font, at: Point(x: origin.x + indent, y: origin.y), width: width - indent, wraps: true,
      lines: lines ?? 0..<Int.max, alignment: alignment, ink: ink)
    canvas.element(kind) {
      if let address { canvas.link(to: .address(address)) { canvas.draw(box) } } else { canvas.draw(box) }
    }
  }
}
