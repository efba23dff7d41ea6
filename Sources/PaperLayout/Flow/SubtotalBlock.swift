/// The sums below the rows of a section, each in its column.
struct SubtotalBlock: Block {
  let label: String
  /// The sums by the numbers of their columns.
  let sums: [(column: Int, text: Text)]
  let layout: TableLayout

  private var font: Font { Font(size: layout.size, isBold: true) }

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    let leading = measurer.metrics(of: font).leading
    let lines = measurer.extents(of: Text(label), in: font, width: labelWidth(width, measurer)).lines
    let own = Double(lines) * leading
    return (own + (labelIsApart(width, measurer) ? leading : 0) + 2 * layout.padding + 4, 0)
  }

  private func cell(_ column: Int) -> TableLayout.Cell? {
    layout.lines.joined().first { $0.column == column }
  }

  /// Where the first sum begins.
  private func firstSum(_ width: Double, _ measurer: any TextMeasurer) -> Double {
    sums.reduce(width) { first, sum in
      guard let cell = cell(sum.column) else { return first }
      let extents = measurer.extents(of: sum.text, in: font, width: nil)
      return min(first, cell.x + cell.width - cell.afterMark - extents.markOffset)
    }
  }

  /// Whether the label has no room before the first sum, and is above the sums.
  private func labelIsApart(_ width: Double, _ measurer: any TextMeasurer) -> Bool {
    !sums.isEmpty && firstSum(width, measurer) < 140
  }

  private func labelWidth(_ width: Double, _ measurer: any TextMeasurer) -> Double {
    labelIsApart(width, measurer) ? width : max(60, firstSum(width, measurer) - layout.gap)
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let y = origin.y + layout.padding + 1
    canvas.line(
      from: Point(x: origin.x, y: origin.y + 0.4), to: Point(x: origin.x + width, y: origin.y + 0.4), thickness: 0.8,
      ink: .black)
    let leading = canvas.measurer.metrics(of: font).leading
    let isApart = labelIsApart(width, canvas.measurer)
    canvas.element(.paragraph) {
      canvas.draw(
        TextBox(
          Text(label), font: font, at: Point(x: origin.x, y: y), width: labelWidth(width, canvas.measurer), wraps: true)
      )
      for sum in sums {
        guard let cell = cell(sum.column) else { continue }
        canvas.draw(
          TextBox(
            sum.text, font: font, at: Point(x: origin.x + cell.x, y: isApart ? y + leading : y), width: cell.width,
            alignment: .mark(fromRight: cell.afterMark)))
      }
    }
  }
}
