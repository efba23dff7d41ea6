/// The sums below the rows of a section, each in its column.
struct SubtotalBlock: Block {
  let label: String
  /// The sums by the numbers of their columns.
  let sums: [(column: Int, text: Text)]
  let layout: TableLayout
  let isRightToLeft: Bool

  private var font: Font { Font(size: layout.size, isBold: true) }

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    let labelLines = labelLines(width, measurer)
    let lines = labelIsApart(width, measurer) ? labelLines + sumLines.count : max(labelLines, sumLines.count)
    return (Double(lines) * measurer.metrics(of: font).leading + 2 * layout.padding + 4, 0)
  }

  private func cell(_ column: Int) -> TableLayout.Cell? {
    layout.lines.joined().first { $0.column == column }
  }

  /// The lines of columns that have sums; where a row is set in two lines, so are its sums.
  private var sumLines: [Int] {
    layout.lines.indices.filter { line in
      layout.lines[line].contains { cell in sums.contains { $0.column == cell.column } }
    }
  }

  /// Where the first sum begins.
  private func firstSum(_ width: Double, _ measurer: any TextMeasurer) -> Double {
    sums.reduce(width) { first, sum in
      guard let cell = cell(sum.column) else { return first }
      // Digits run from left to right in all languages, and so into the cell from the other side.
      if isRightToLeft { return min(first, cell.x) }
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

  private func labelLines(_ width: Double, _ measurer: any TextMeasurer) -> Int {
    measurer.extents(of: Text(label), in: font, width: labelWidth(width, measurer)).lines
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let measurer = canvas.measurer
    let y = origin.y + layout.padding + 1
    canvas.line(
      from: Point(x: origin.x, y: origin.y + 0.4), to: Point(x: origin.x + width, y: origin.y + 0.4), thickness: 0.8,
      ink: .black)
    let above = labelIsApart(width, measurer) ? labelLines(width, measurer) : 0
    canvas.element(.paragraph) {
      canvas.draw(
        TextBox(
          Text(label), font: font, at: Point(x: origin.x, y: y), width: labelWidth(width, measurer), wraps: true))
      for (number, line) in sumLines.enumerated() {
        for cell in layout.lines[line] {
          guard let sum = sums.first(where: { $0.column == cell.column }) else { continue }
          let place = Point(
            x: origin.x + cell.x, y: y + Double(above + number) * measurer.metrics(of: font).leading)
          canvas.draw(
            TextBox(
              sum.text, font: font, at: place, width: cell.width, alignment: .mark(fromRight: cell.afterMark)))
        }
      }
    }
  }
}
