/// A value with its label beside it.
struct LabeledValue: Block {
  let label: String
  let value: String
  var font = Font.body
  /// What share of the width the label has.
  var labelShare = 0.36
  var address: String?

  private static let gap = 8.0

  private func widths(_ width: Double) -> (label: Double, value: Double) {
    let label = width * labelShare
    return (label - Self.gap, width - label)
  }

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    let widths = widths(width)
    let lines = max(
      measurer.extents(of: Text(label), in: font, width: widths.label).lines,
      measurer.extents(of: Text(value), in: font, width: widths.value).lines)
    return (Double(lines) * measurer.metrics(of: font).leading + 2, lines)
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let widths = widths(width)
    let shown = lines ?? 0..<Int.max
    canvas.element(.paragraph) {
      canvas.draw(
        TextBox(Text(label), font: font, at: origin, width: widths.label, wraps: true, lines: shown, ink: .gray))
      let box = TextBox(
        Text(value), font: font, at: Point(x: origin.x + width - widths.value, y: origin.y), width: widths.value,
        wraps: true, lines: shown)
      if let address { canvas.link(to: .address(address)) { canvas.draw(box) } } else { canvas.draw(box) }
    }
  }
}
