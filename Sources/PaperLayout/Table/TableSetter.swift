/// Knows how high the rows of a table are, and draws them.
struct TableSetter {
  let source: any TableSource
  let layout: TableLayout
  let measurer: any TextMeasurer
  private let advances: AdvanceTable
  private let metrics: FontMetrics
  /// The size of pictures and codes; 0 without any.
  private let square: Double

  init(_ source: any TableSource, layout: TableLayout, measurer: any TextMeasurer) {
    self.source = source
    self.layout = layout
    self.measurer = measurer
    advances = AdvanceTable(layout.font, measurer: measurer)
    metrics = measurer.metrics(of: layout.font)
    square = source.columns.reduce(0) { largest, column in
      if case .square(let side) = column.content { max(largest, side) } else { largest }
    }
  }

  /// How high a row is, how many lines it has if it can be divided between them, and how many of these are beside its pictures.
  func size(ofRow row: Int) -> (height: Double, lines: Int, firstLines: Int) {
    let lines = layout.lines.reduce(0) { $0 + self.lines(ofRow: row, $1) }
    let text = Double(lines) * metrics.leading + 2 * layout.padding
    let pictures = square == 0 ? 0 : square + 2 * layout.padding
    guard text > pictures else { return (pictures, 0, 0) }
    return (text, lines, Int((pictures / (text / Double(lines))).rounded(.up)))
  }

  /// How many lines the highest cell of a line of columns has.
  private func lines(ofRow row: Int, _ cells: [TableLayout.Cell]) -> Int {
    cells.reduce(1) { most, cell in
      guard source.columns[cell.column].wraps else { return most }
      let text = source.text(row: row, column: cell.column)
      if isOneLine(text, cell) { return most }
      return max(most, measurer.extents(of: text, in: layout.font, width: cell.width).lines)
    }
  }

  /// Whether a text surely fits on one line. It may say no of one that does.
  private func isOneLine(_ text: Text, _ cell: TableLayout.Cell) -> Bool {
    // No page is so wide, and a long text is asked for on each of its pages.
    guard text.string.utf8.count < 2_000 else { return false }
    guard let widths = advances.widths(of: text.string) else { return text.string.isEmpty }
    return widths.whole < cell.width * 0.985 - 0.5
  }
}

extension TableSetter {
  /// Draws a row, or some of its lines.
  func draw(row: Int, lines range: Range<Int>?, at origin: Point, width: Double, height: Double, on canvas: any Canvas)
  {
    canvas.element(.row) {
      var first = 0
      for cells in layout.lines {
        let count = layout.lines.count == 1 ? Int.max : self.lines(ofRow: row, cells)
        draw(cells, row: row, first: first, range: range, at: origin, on: canvas)
        if count < Int.max { first += count }
      }
    }
    let bottom = origin.y + height
    canvas.line(
      from: Point(x: origin.x, y: bottom), to: Point(x: origin.x + width, y: bottom), thickness: 0.35, ink: .rule)
  }

  /// Draws one line of columns, whose first line of text is the row's line `first`.
  private func draw(
    _ cells: [TableLayout.Cell], row: Int, first: Int, range: Range<Int>?, at origin: Point, on canvas: any Canvas
  ) {
    let shown = range ?? 0..<Int.max
    for cell in cells {
      canvas.element(.cell) {
        if case .square(let side) = source.columns[cell.column].content {
          guard shown.lowerBound == 0 else { return }
          let place = Rectangle(
            x: origin.x + cell.x, y: origin.y + layout.padding, width: side, height: side)
          return source.drawSquare(row: row, column: cell.column, in: place, on: canvas)
        }
        let text = source.text(row: row, column: cell.column)
        guard !text.string.isEmpty, shown.upperBound > first else { return }
        let box = box(text, cell, first: first, shown: shown, at: origin)
        if let address = source.address(row: row, column: cell.column) {
          canvas.link(to: .address(address)) { canvas.draw(box) }
        } else {
          canvas.draw(box)
        }
      }
    }
  }

  private func box(
    _ text: Text, _ cell: TableLayout.Cell, first: Int, shown: Range<Int>, at origin: Point
  ) -> TextBox {
    let skipped = max(0, shown.lowerBound - first)
    let upper = shown.upperBound == Int.max ? Int.max : shown.upperBound - first
    let above = Double(max(0, first - shown.lowerBound)) * metrics.leading
    var box = TextBox(
      text, font: layout.font, at: Point(x: origin.x + cell.x, y: origin.y + layout.padding + above),
      width: cell.width, lines: skipped..<max(skipped, upper))
    switch source.columns[cell.column].content {
    case .number: box.alignment = .mark(fromRight: cell.afterMark)
    case .text: box.wraps = !isOneLine(text, cell)
    case .line, .square: break
    }
    return box
  }

  // MARK: - The head

  func headHeight() -> Double {
    let leading = measurer.metrics(of: layout.headFont).leading
    return layout.lines.reduce(0) { $0 + Double(headLines($1)) * leading } + 2 * layout.padding + 1
  }

  private func headLines(_ cells: [TableLayout.Cell]) -> Int {
    cells.reduce(1) { most, cell in
      let title = source.columns[cell.column].title
      if title.isEmpty { return most }
      return max(most, measurer.extents(of: Text(title), in: layout.headFont, width: cell.width).lines)
    }
  }

  func drawHead(at origin: Point, width: Double, on canvas: any Canvas) {
    let height = headHeight()
    canvas.fill(Rectangle(x: origin.x - 3, y: origin.y, width: width + 6, height: height - 1), ink: .tint)
    let leading = measurer.metrics(of: layout.headFont).leading
    canvas.element(.row) {
      var y = origin.y + layout.padding
      for cells in layout.lines {
        let lines = headLines(cells)
        for cell in cells {
          canvas.element(.headerCell) {
            let column = source.columns[cell.column]
            guard !column.title.isEmpty else { return }
            let own = measurer.extents(of: Text(column.title), in: layout.headFont, width: cell.width).lines
            var isNumber = false
            if case .number = column.content { isNumber = true }
            canvas.draw(
              TextBox(
                Text(column.title), font: layout.headFont,
                at: Point(x: origin.x + cell.x, y: y + Double(lines - own) * leading), width: cell.width, wraps: true,
                alignment: isNumber ? .mark(fromRight: 0) : .start))
          }
        }
        y += Double(lines) * leading
      }
    }
  }
}
