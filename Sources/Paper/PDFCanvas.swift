package import PaperLayout
import PaperShim

/// What of tables are elements of the document's structure. Those of very long tables would take more time and memory than all else.
enum TableMarking {
  case cells, rows, none

  init(rows: Int) {
    self = rows <= 5_000 ? .cells : rows <= 20_000 ? .rows : .none
  }
}

/// Draws pages into a PDF, by Cairo.
package final class PDFCanvas: Canvas {
  package var measurer: any TextMeasurer { pango }

  let document: OpaquePointer
  let pango: PangoMeasurer
  private let pictures: PaperPictures
  private let width: Double
  private let isRightToLeft: Bool
  private let marking: TableMarking
  /// What figures are called, in the order in which they are drawn.
  private(set) var alternatives: [String] = []
  /// QR codes that are too fine to be read from paper, by their texts: the sides of their cells, in points.
  private(set) var fineCodes: [String: Double] = [:]

  init(
    _ document: OpaquePointer, pango: PangoMeasurer, pictures: PaperPictures, width: Double, isRightToLeft: Bool,
    marking: TableMarking
  ) {
    self.document = document
    self.pango = pango
    self.pictures = pictures
    self.width = width
    self.isRightToLeft = isRightToLeft
    self.marking = marking
  }

  /// The left edge of something that begins at `x` and is so wide.
  private func left(_ x: Double, _ width: Double) -> Double {
    isRightToLeft ? self.width - x - width : x
  }

  package func draw(_ box: TextBox) {
    guard box.wraps, let long = pango.longText(box.text, in: box.font, width: box.width) else { return drawPart(box) }
    let leading = pango.metrics(of: box.font).leading
    for part in long.parts where part.lines.overlaps(box.lines) {
      let lines = part.lines.clamped(to: box.lines)
      var own = box
      own.text = part.text
      own.origin.y += Double(lines.lowerBound - box.lines.lowerBound) * leading
      own.lines = lines.lowerBound - part.lines.lowerBound..<lines.upperBound - part.lines.lowerBound
      drawPart(own)
    }
  }

  private func drawPart(_ box: TextBox) {
    let metrics = pango.metrics(of: box.font)
    let font = pango.number(of: box.font)
    // 0 is left, 1 is right.
    var (alignment, mark, afterMark): (Double, Int, Double) = (0, -1, 0)
    switch box.alignment {
    case .start: alignment = isRightToLeft ? 1 : 0
    case .center: alignment = 0.5
    case .end: alignment = isRightToLeft ? 0 : 1
    case .mark(let fromRight):
      (alignment, mark, afterMark) = (1, box.text.mark ?? -1, fromRight)
    }
    var string = box.text.string
    let count = box.lines.upperBound == Int.max ? Int.max : box.lines.count
    if !box.text.isMarkup, SimpleText.isSimple(string) {
      let isDrawn = string.withUTF8 { bytes in
        paper_words_draw(
          document, pango.text, font, bytes.baseAddress, Int32(bytes.count), box.wraps ? box.width : -1,
          left(box.origin.x, box.width), box.origin.y + metrics.ascent, box.width, alignment, Int32(mark), afterMark,
          Int32(clamping: box.lines.lowerBound), Int32(clamping: count), metrics.leading, color(of: box.ink))
      }
      if isDrawn { return }
    }
    let unknown = string.withUTF8 { bytes in
      paper_text_draw(
        document, pango.text, font, bytes.baseAddress, Int32(bytes.count), box.text.isMarkup,
        box.wraps ? box.width : -1, left(box.origin.x, box.width), box.origin.y + metrics.ascent, box.width, alignment,
        Int32(mark), afterMark, Int32(clamping: box.lines.lowerBound), Int32(clamping: count), metrics.leading,
        color(of: box.ink))
    }
    if unknown > 0 { pango.note(box.text, in: font) }
    for link in box.text.links {
      string.withUTF8 { bytes in
        paper_text_link(
          document, pango.text, font, bytes.baseAddress, Int32(bytes.count), box.text.isMarkup,
          box.wraps ? box.width : -1, left(box.origin.x, box.width), box.origin.y + metrics.ascent, box.width,
          alignment,
          Int32(clamping: box.lines.lowerBound), Int32(clamping: count), metrics.leading,
          Int32(clamping: link.range.lowerBound), Int32(clamping: link.range.upperBound), link.address)
      }
    }
  }

  package func line(from start: Point, to end: Point, thickness: Double, ink: Ink) {
    paper_stroke_line(
      document, left(start.x, 0), start.y, left(end.x, 0), end.y, thickness, color(of: ink))
  }

  package func fill(_ rectangle: Rectangle, ink: Ink) {
    paper_fill(
      document, left(rectangle.x, rectangle.width), rectangle.y, rectangle.width, rectangle.height, color(of: ink))
  }

  package func frame(_ rectangle: Rectangle, thickness: Double, ink: Ink) {
    paper_stroke_rectangle(
      document, left(rectangle.x, rectangle.width), rectangle.y, rectangle.width, rectangle.height, thickness,
      color(of: ink))
  }

  package func picture(_ picture: PictureReference, in rectangle: Rectangle, named alternative: String) {
    figure(named: alternative) {
      let left = left(rectangle.x, rectangle.width)
      guard
        pictures.draw(
          picture, on: document, x: left, y: rectangle.y, width: rectangle.width, height: rectangle.height)
      else { return drawMissing(picture, in: rectangle) }
    }
  }

  /// A frame with the name of the file that cannot be shown.
  private func drawMissing(_ picture: PictureReference, in rectangle: Rectangle) {
    frame(rectangle, thickness: 0.5, ink: .gray)
    let font = Font(size: 7)
    let leading = pango.metrics(of: font).leading
    let lines = max(1, Int((rectangle.height - 4) / leading))
    draw(
      TextBox(
        Text(picture.path), font: font, at: Point(x: rectangle.x + 2, y: rectangle.y + 2), width: rectangle.width - 4,
        wraps: true, lines: 0..<lines, ink: .gray))
  }

  package func code(of address: String, in rectangle: Rectangle, named alternative: String) {
    var cells = [UInt8](repeating: 0, count: 177 * 177)
    let rows = paper_qr_code(address, &cells)
    guard rows > 0 else { return }
    // Readers need an empty border around a code: four cells, by ISO/IEC 18004.
    let cell = rectangle.width / (Double(rows) + 2 * Self.quietCells)
    let border = cell * Self.quietCells
    if cell < CodeSize.least { fineCodes[address] = cell }
    figure(named: alternative) {
      paper_fill_grid(
        document, cells, rows, left(rectangle.x, rectangle.width) + border, rectangle.y + border,
        rectangle.width - 2 * border)
    }
  }

  private static let quietCells = 4.0

  private func figure(named alternative: String, _ body: () -> Void) {
    alternatives.append(alternative)
    element(.figure, body)
  }

  package func element(_ kind: ElementKind, _ body: () -> Void) {
    let isPart = kind == .table || kind == .row || kind == .headerCell || kind == .cell
    if marking == .none && isPart || marking == .rows && isPart && kind != .row { return body() }
    // Where cells are no elements, rows are paragraphs.
    let name = marking == .cells || !isPart ? kind.rawValue : ElementKind.paragraph.rawValue
    paper_tag_begin(document, name)
    body()
    paper_tag_end(document, name)
  }

  package func link(to target: LinkTarget, _ body: () -> Void) {
    switch target {
    case .address(let address): paper_link_begin(document, address, false)
    case .destination(let name): paper_link_begin(document, name, true)
    }
    body()
    paper_link_end(document)
  }

  package func destination(_ name: String, at point: Point) {
    paper_add_destination(document, name, isRightToLeft ? 0 : point.x, max(0, point.y - 8))
  }

  package func endPage() { paper_document_end_page(document) }

  private func color(of ink: Ink) -> PaperColor {
    switch ink {
    case .black: PaperColor(red: 0.07, green: 0.07, blue: 0.07)
    case .gray: PaperColor(red: 0.35, green: 0.35, blue: 0.35)
    case .faint: PaperColor(red: 0.6, green: 0.6, blue: 0.6)
    case .rule: PaperColor(red: 0.78, green: 0.78, blue: 0.78)
    case .tint: PaperColor(red: 0.93, green: 0.94, blue: 0.95)
    }
  }
}
