import Catalogue
import Language

/// Labels on sheets: lines of text, a number, and a QR code of the item's address.
package struct LabelDocument: Printable {
  private let source: PrintSource
  private let placement: LabelPlacement
  private let measurer: any TextMeasurer
  /// The items in order, with their numbers.
  private let items: [(item: ItemIndex, number: String)]

  init(_ source: PrintSource, placement: LabelPlacement, measurer: any TextMeasurer) {
    self.source = source
    self.placement = placement
    self.measurer = measurer
    items = source.sections.enumerated().flatMap { section, items in
      items.items.enumerated().map { place, item in (item, source.number(section: section, place: place)) }
    }
  }

  private var sheet: LabelSheet { placement.sheet }
  private static let point = PageFormat.pointsPerMillimetre

  package var pageCount: Int { max(1, (placement.skip + items.count + sheet.count - 1) / sheet.count) }

  package var size: (width: Double, height: Double) {
    let size = sheet.paper.millimetres
    return (size.width * Self.point, size.height * Self.point)
  }

  package var bookmarks: [PrintedDocument.Bookmark] { [] }
  package var pictures: [PictureReference] { [] }

  package func draw(on canvas: any Canvas, willDraw: (Int) throws -> Void) rethrows {
    for page in 0..<pageCount {
      try willDraw(page)
      for label in 0..<sheet.count {
        let position = page * sheet.count + label - placement.skip
        guard items.indices.contains(position) else { continue }
        draw(items[position].item, number: items[position].number, in: rectangle(of: label), on: canvas)
      }
      canvas.endPage()
    }
  }

  /// The place of a label, as canvases have it: from the edge where lines begin.
  func rectangle(of label: Int) -> Rectangle {
    let (row, column) = label.quotientAndRemainder(dividingBy: sheet.columns)
    let left = (sheet.left + Double(column) * sheet.stepX + placement.offset.x) * Self.point
    let width = sheet.width * Self.point
    return Rectangle(
      x: source.site.language.direction == .rightToLeft ? size.width - left - width : left,
      y: (sheet.top + Double(row) * sheet.stepY + placement.offset.y) * Self.point, width: width,
      height: sheet.height * Self.point)
  }
}

extension LabelDocument {
  private func draw(_ position: ItemIndex, number: String, in label: Rectangle, on canvas: any Canvas) {
    let item = source.item(position)
    let padding = min(2.2 * Self.point, label.height * 0.09)
    var room = Rectangle(
      x: label.x + padding * 1.3, y: label.y + padding, width: label.width - 2.6 * padding,
      height: label.height - 2 * padding)
    if source.settings.labels.hasCode, let address = source.address(of: item) {
      let side = min(room.height, room.width * 0.42, 26 * Self.point)
      canvas.code(
        of: address,
        in: Rectangle(
          x: room.x + room.width - side, y: room.y + (room.height - side) / 2, width: side, height: side),
        named: address)
      room.width -= side + padding
    }
    draw(lines(of: item, number: number), in: room, on: canvas)
  }

  /// What is on a label; the first line is the most important.
  private func lines(of item: Item, number: String) -> [String] {
    let templates = source.settings.labels.lines
    var lines = templates.map { $0.text(of: item, in: source.collection.schema, by: source.formatter) }
    if templates.isEmpty {
      lines = [item.name]
      if let location = source.settings.location {
        lines.append(source.text(of: item, in: .field(DetailField(field: location, form: .display))))
      }
    }
    lines = lines.filter { !$0.isEmpty }
    return (lines.isEmpty ? [item.name] : lines) + [number]
  }

  /// Draws lines as large as they fit, or in the smallest type as much of them as fits.
  private func draw(_ whole: [String], in room: Rectangle, on canvas: any Canvas) {
    // On the lowest labels, two lines of the smallest type have no room.
    let least = min(TableLayout.leastSize, room.height / 2.8)
    var size = max(least, min(12, room.height / 3))
    while size > least, height(of: whole, size: size, width: room.width) > room.height { size = max(least, size - 0.5) }
    let lines = shortened(whole, size: size, to: room)
    var y = room.y + max(0, (room.height - height(of: lines, size: size, width: room.width)) / 2)
    for (number, line) in lines.enumerated() {
      let font = Self.font(number, size: size)
      let count = rows(of: line, in: font, width: room.width)
      canvas.element(.paragraph) {
        canvas.draw(
          TextBox(
            Text(line), font: font, at: Point(x: room.x, y: y), width: room.width, wraps: true, lines: 0..<count))
      }
      y += Double(count) * measurer.metrics(of: font).leading
    }
  }

  /// The lines with an ellipsis in place of what has no room. The number, which is the last of them, stays, since it tells labels apart.
  private func shortened(_ whole: [String], size: Double, to room: Rectangle) -> [String] {
    if height(of: whole, size: size, width: room.width) <= room.height { return whole }
    let leadings = { (lines: [String]) in
      lines.indices.map { measurer.metrics(of: Self.font($0, size: size)).leading }
    }
    var lines = whole
    while lines.count > 2, leadings(lines).reduce(0, +) > room.height { lines.remove(at: lines.count - 2) }
    if lines.count < whole.count { lines[lines.count - 2] += " …" }
    // Each has a row; what is left goes to the first that needs it.
    var rest = room.height - leadings(lines).reduce(0, +)
    for (number, leading) in leadings(lines).enumerated().dropLast() {
      let font = Self.font(number, size: size)
      let most = 1 + max(0, Int((rest + 0.5) / leading))
      lines[number] = lines[number].shortened { rows(of: $0, in: font, width: room.width) <= most }
      rest -= Double(rows(of: lines[number], in: font, width: room.width) - 1) * leading
    }
    return lines
  }

  private func rows(of text: String, in font: Font, width: Double) -> Int {
    measurer.extents(of: Text(text), in: font, width: width).lines
  }

  private static func font(_ line: Int, size: Double) -> Font {
    line == 0 ? Font(size: size, isBold: true) : Font(size: max(min(size, TableLayout.leastSize), size * 0.85))
  }

  private func height(of lines: [String], size: Double, width: Double) -> Double {
    lines.enumerated().reduce(0) { sum, line in
      let font = Self.font(line.offset, size: size)
      return sum
        + Double(rows(of: line.element, in: font, width: width)) * measurer.metrics(of: font).leading
    }
  }
}

extension LabelDocument {
  /// How many labels of the last sheet are used, once all are printed; 0 if the sheet is full.
  package static func used(_ placement: LabelPlacement, items: Int) -> Int {
    (placement.skip + items) % placement.sheet.count
  }
}
