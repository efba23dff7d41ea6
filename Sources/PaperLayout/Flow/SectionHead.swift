/// The header of a section, with how many items it has.
struct SectionHead: Block {
  var title: String
  let detail: String
  var anchor: String?
  var font = Font.subheading
  var before = 10.0

  /// The header of a section that goes on, on at most two lines: the whole title is where the section begins.
  static func continued(_ title: String, _ word: String, width: Double, measurer: any TextMeasurer) -> SectionHead {
    var head = SectionHead(title: "", detail: "", before: 0)
    let shown = title.shortened { shown in
      measurer.extents(of: Text("\(shown) (\(word))"), in: head.font, width: width).lines <= 2
    }
    head.title = "\(shown) (\(word))"
    return head
  }

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    let lines = measurer.extents(of: Text(title), in: font, width: titleWidth(width, measurer)).lines
    return (before + Double(lines) * measurer.metrics(of: font).leading + 3, lines)
  }

  private func titleWidth(_ width: Double, _ measurer: any TextMeasurer) -> Double {
    width - (detail.isEmpty ? 0 : measurer.extents(of: Text(detail), in: .small, width: nil).width + 12)
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let titleWidth = titleWidth(width, canvas.measurer)
    let isFirst = lines?.lowerBound ?? 0 == 0
    let top = Point(x: origin.x, y: origin.y + (lines == nil ? before : 0))
    if let anchor, isFirst { canvas.destination(anchor, at: origin) }
    canvas.element(.heading) {
      canvas.draw(
        TextBox(Text(title), font: font, at: top, width: titleWidth, wraps: true, lines: lines ?? 0..<Int.max))
      if isFirst, titleWidth < width {
        canvas.line(
          detail, font: .small, at: Point(x: top.x + titleWidth + 12, y: top.y + 3), width: width - titleWidth - 12,
          alignment: .end, ink: .gray)
      }
    }
  }
}
