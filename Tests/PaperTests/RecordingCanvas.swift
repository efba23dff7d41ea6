import PaperLayout

/// Notes what is drawn on each page.
final class RecordingCanvas: Canvas {
  /// Something that was drawn.
  struct Mark {
    let text: String
    /// In points.
    let size: Double
    let rectangle: Rectangle
    let elements: [ElementKind]
  }

  let measurer: any TextMeasurer = FakeMeasurer()
  private(set) var pages: [[Mark]] = []
  private var marks: [Mark] = []
  private var elements: [ElementKind] = []
  private(set) var destinations: [String: Int] = [:]
  private(set) var links: [LinkTarget] = []
  private(set) var textLinks: [TextLink] = []
  /// The texts that stand for pictures.
  private(set) var figures: [String] = []

  /// The texts of a page, in the order in which they were drawn.
  func texts(onPage page: Int) -> [String] { pages[page].map(\.text).filter { !$0.isEmpty } }

  /// The numbers, from 0, of the pages on which a text is drawn.
  func pages(with text: String) -> [Int] {
    pages.indices.filter { page in pages[page].contains { $0.text == text } }
  }

  func draw(_ box: TextBox) {
    textLinks += box.text.links
    let metrics = measurer.metrics(of: box.font)
    let extents = measurer.extents(of: box.text, in: box.font, width: box.wraps ? box.width : nil)
    let lines = min(extents.lines, box.lines.upperBound) - box.lines.lowerBound
    guard lines > 0 else { return }
    var x = box.origin.x
    switch box.alignment {
    case .start: break
    case .center: x += (box.width - extents.width) / 2
    case .end: x += box.width - extents.width
    case .mark(let fromRight): x += box.width - fromRight - extents.markOffset
    }
    add(
      box.text.string, size: box.font.size,
      Rectangle(x: x, y: box.origin.y, width: extents.width, height: Double(lines) * metrics.leading))
  }

  private func add(_ text: String, size: Double = 0, _ rectangle: Rectangle) {
    marks.append(Mark(text: text, size: size, rectangle: rectangle, elements: elements))
  }

  func line(from start: Point, to end: Point, thickness: Double, ink: Ink) {
    add("", Rectangle(x: min(start.x, end.x), y: start.y, width: abs(end.x - start.x), height: 0))
  }

  func fill(_ rectangle: Rectangle, ink: Ink) { add("", rectangle) }
  func frame(_ rectangle: Rectangle, thickness: Double, ink: Ink) { add("", rectangle) }
  func picture(_ picture: PictureReference, in rectangle: Rectangle, named alternative: String) {
    element(.figure) { add("", rectangle) }
    figures.append(alternative)
  }
  func code(of address: String, in rectangle: Rectangle, named alternative: String) {
    element(.figure) { add("", rectangle) }
  }

  func element(_ kind: ElementKind, _ body: () -> Void) {
    elements.append(kind)
    body()
    elements.removeLast()
  }

  func link(to target: LinkTarget, _ body: () -> Void) {
    links.append(target)
    body()
  }

  func destination(_ name: String, at point: Point) { destinations[name] = pages.count }

  func endPage() {
    pages.append(marks)
    marks = []
  }
}
