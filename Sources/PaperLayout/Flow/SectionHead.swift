/// The header of a section, with how many items it has.
struct SectionHead: Block {
  let title: String
  let detail: String
  var anchor: String?
  var font = Font.subheading
  var before = 10.0

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    let lines = measurer.extents(of: Text(title), in: font, width: titleWidth(width, measurer)).lines
    return (before + Double(lines) * measurer.metrics(of: font).leading + 3, 0)
  }

  private func titleWidth(_ width: Double, _ measurer: any TextMeasurer) -> Double {
    width - (detail.isEmpty ? 0 : measurer.extents(of: Text(detail), in: .small, width: nil).width + 12)
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let titleWidth = titleWidth(width, canvas.measurer)
    let top = Point(x: origin.x, y: origin.y + before)
    if let anchor { canvas.destination(anchor, at: origin) }
    canvas.element(.heading) {
      canvas.draw(TextBox(Text(title), font: font, at: top, width: titleWidth, wraps: true))
      if titleWidth < width {
        canvas.line(
          detail, font: .small, at: Point(x: top.x + titleWidth + 12, y: top.y + 3), width: width - titleWidth - 12,
          alignment: .end, ink: .gray)
      }
    }
  }
}
