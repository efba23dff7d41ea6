/// Pictures side by side, each as large as it fits, with their captions below them.
struct PictureBlock: Block {
  let figures: [Figure]
  /// How high the pictures are at most, without their captions.
  let height: Double
  var after = 8.0
  /// How many lines the longest caption has.
  private var captionLines = 0

  private static let gap = 8.0
  private static let captionGap = 3.0
  private static let captionFont = Font(size: 8, isItalic: true)
  /// A caption of more lines follows the row, where it can be divided between pages.
  private static let mostLines = 6

  init(figures: [Figure], height: Double, after: Double = 8) {
    (self.figures, self.height, self.after) = (figures, height, after)
  }

  /// A row of pictures as what is set one below the other: the pictures with their captions, or the pictures and then each caption.
  static func blocks(
    _ figures: [Figure], height: Double, after: Double = 8, width: Double, measurer: any TextMeasurer
  ) -> [any Block] {
    var row = PictureBlock(figures: figures, height: height, after: after)
    let captions = figures.compactMap(\.caption)
    row.captionLines =
      captions.map { measurer.extents(of: Text($0), in: captionFont, width: row.side(of: width)).lines }.max() ?? 0
    if row.captionLines <= mostLines { return [row] }
    row = PictureBlock(figures: figures.map(\.withoutCaption), height: height, after: captionGap)
    return [row] + captions.map { Paragraph($0, font: captionFont, after: after) }
  }

  /// How wide each picture is at most.
  private func side(of width: Double) -> Double {
    let count = Double(max(1, figures.count))
    return (width - Self.gap * (count - 1)) / count
  }

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    let leading = measurer.metrics(of: Self.captionFont).leading
    let captions = captionLines == 0 ? 0 : Self.captionGap + Double(captionLines) * leading
    return (height + captions + after, 0)
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let side = side(of: width)
    for (position, figure) in figures.enumerated() {
      let x = origin.x + Double(position) * (side + Self.gap)
      canvas.picture(
        figure.picture, in: Rectangle(x: x, y: origin.y, width: side, height: height), named: figure.name)
      guard let caption = figure.caption else { continue }
      let place = Point(x: x, y: origin.y + height + Self.captionGap)
      canvas.element(.paragraph) {
        canvas.draw(
          TextBox(Text(caption), font: Self.captionFont, at: place, width: side, wraps: true, alignment: .center))
      }
    }
  }
}

/// A picture with what is said of it.
struct Figure {
  let picture: PictureReference
  /// What the picture shows, for those who do not see it.
  let name: String
  var caption: String?

  fileprivate var withoutCaption: Figure { Figure(picture: picture, name: name) }
}
