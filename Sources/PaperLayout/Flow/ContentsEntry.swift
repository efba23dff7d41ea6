/// A line of the contents: a title, dots, and the number of the page.
struct ContentsEntry: Block {
  let title: String
  let target: String
  var font = Font.body
  /// What is in the middle, such as a number of items.
  var detail = ""

  private static let numberWidth = 34.0
  /// An entry of more lines than these can be divided between columns and pages.
  private static let mostLinesTogether = 8

  var whole: ElementKind? { .contents }

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    let lines = measurer.extents(of: Text(title), in: font, width: titleWidth(width, measurer)).lines
    return (Double(lines) * measurer.metrics(of: font).leading + 3, lines > Self.mostLinesTogether ? lines : 0)
  }

  private func titleWidth(_ width: Double, _ measurer: any TextMeasurer) -> Double {
    width - Self.numberWidth - 12 - detailWidth(measurer)
  }

  private func detailWidth(_ measurer: any TextMeasurer) -> Double {
    detail.isEmpty ? 0 : measurer.extents(of: Text(detail), in: .small, width: nil).width + 12
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let titleWidth = titleWidth(width, canvas.measurer)
    let metrics = canvas.measurer.metrics(of: font)
    let extents = canvas.measurer.extents(of: Text(title), in: font, width: titleWidth)
    let lines = lines ?? 0..<extents.lines
    let last = origin.y + Double(lines.count - 1) * metrics.leading
    let detailWidth = detailWidth(canvas.measurer)
    canvas.element(.contentsEntry) {
      canvas.link(to: .destination(target)) {
        canvas.draw(TextBox(Text(title), font: font, at: origin, width: titleWidth, wraps: true, lines: lines))
        guard lines.upperBound == extents.lines else { return }
        let end = origin.x + width
        if !detail.isEmpty {
          canvas.line(
            detail, font: .small, at: Point(x: end - Self.numberWidth - detailWidth, y: last + 1.5),
            width: detailWidth - 12, alignment: .end, ink: .gray)
        }
        canvas.line(
          page.pages[target] ?? "", font: font, at: Point(x: end - Self.numberWidth, y: last),
          width: Self.numberWidth, alignment: .end)
      }
    }
    guard lines.upperBound == extents.lines else { return }
    let start = origin.x + (extents.lines == 1 ? extents.width : titleWidth) + 6
    let end = origin.x + width - Self.numberWidth - detailWidth - 4
    let y = last + metrics.ascent
    if end > start {
      canvas.line(from: Point(x: start, y: y), to: Point(x: end, y: y), thickness: 0.35, ink: .rule)
    }
  }
}
