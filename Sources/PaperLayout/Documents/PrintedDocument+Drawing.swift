extension PrintedDocument {
  package func draw(on canvas: any Canvas, willDraw: (Int) throws -> Void) rethrows {
    for page in 0..<pageCount {
      try willDraw(page)
      drawHeadAndFoot(of: page, on: canvas)
      drawText(of: page, on: canvas)
      canvas.endPage()
    }
  }

  private func drawHeadAndFoot(of page: Int, on canvas: any Canvas) {
    let left = format.left
    let width = format.textWidth
    let leading = canvas.measurer.metrics(of: .small).leading
    if page > 0 || !hasCover {
      let y = format.margin
      let guide = guides[page]
      let guideWidth =
        guide.isEmpty ? 0 : min(width / 2, canvas.measurer.extents(of: Text(guide), in: .small, width: nil).width + 1)
      canvas.line(
        fitted(title, width - guideWidth - 16, canvas), font: .small, at: Point(x: left, y: y),
        width: width - guideWidth - 16, ink: .gray)
      canvas.line(
        fitted(guide, guideWidth, canvas), font: .small, at: Point(x: left + width - guideWidth, y: y),
        width: guideWidth, alignment: .end, ink: .gray)
      canvas.line(
        from: Point(x: left, y: y + leading + 2), to: Point(x: left + width, y: y + leading + 2), thickness: 0.35,
        ink: .rule)
    }
    let y = format.height - format.margin - leading
    let label = pageLabel(page, pageCount)
    canvas.line(footer, font: .small, at: Point(x: left, y: y), width: width, ink: .gray)
    canvas.line(label, font: .small, at: Point(x: left, y: y), width: width, alignment: .end, ink: .gray)
  }

  /// Running heads repeat what is whole elsewhere, so they may be shortened.
  private func fitted(_ text: String, _ width: Double, _ canvas: any Canvas) -> String {
    text.shortened { canvas.measurer.extents(of: Text($0), in: .small, width: nil).width <= width }
  }

  private func drawText(of page: Int, on canvas: any Canvas) {
    var rest = pagination.items(onPage: page)
    while let first = rest.first {
      guard let whole = whole(of: first) else {
        rest.removeFirst()
        draw(first, on: canvas)
        continue
      }
      // Rows of one table that follow one another are one table of the document's structure.
      canvas.element(whole.kind) {
        while let next = rest.first, self.whole(of: next) == whole {
          rest.removeFirst()
          draw(next, on: canvas)
        }
      }
    }
  }

  /// What rows, lines of the contents and points of a list are parts of.
  private struct Whole: Equatable {
    let kind: ElementKind
    var table: Int16?
  }

  private func content(_ placed: PlacedItem) -> FlowItem {
    let item = flow.items[Int(placed.item)]
    guard let head = placed.head, let group = item.group else { return item }
    return flow.groups[Int(group)].continuedHead[Int(head)]
  }

  private func whole(of placed: PlacedItem) -> Whole? {
    switch content(placed).content {
    case .row(let table, _), .tableHead(let table): Whole(kind: .table, table: table)
    case .block(let block): block.whole.map { Whole(kind: $0) }
    case .space: nil
    }
  }

  private func draw(_ placed: PlacedItem, on canvas: any Canvas) {
    let item = content(placed)
    let column = (format.textWidth - Double(columns - 1) * Self.columnGap) / Double(columns)
    let width = item.isWide ? format.textWidth : column
    let origin = Point(
      x: format.left + Double(placed.column) * (column + Self.columnGap), y: format.top + Double(placed.y))
    let lines =
      placed.lineCount > 0 ? Int(placed.firstLine)..<Int(placed.firstLine) + Int(placed.lineCount) : nil
    switch item.content {
    case .space: break
    case .tableHead(let table): tables[Int(table)].drawHead(at: origin, width: width, on: canvas)
    case .row(let table, let row):
      let height = lines.map { Double(item.height) / Double(item.lines) * Double($0.count) } ?? Double(item.height)
      tables[Int(table)].draw(row: Int(row), lines: lines, at: origin, width: width, height: height, on: canvas)
    case .block(let block):
      block.draw(at: origin, width: width, lines: lines, on: canvas, page: context)
    }
  }
}
