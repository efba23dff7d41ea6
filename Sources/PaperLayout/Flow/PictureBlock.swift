/// Pictures side by side, each as large as it fits.
struct PictureBlock: Block {
  let pictures: [PictureReference]
  /// What the pictures are called for those who do not see them.
  let name: String
  let height: Double
  var after = 8.0

  private static let gap = 8.0

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) { (height + after, 0) }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let count = Double(max(1, pictures.count))
    let side = (width - Self.gap * (count - 1)) / count
    for (position, picture) in pictures.enumerated() {
      let x = origin.x + Double(position) * (side + Self.gap)
      canvas.picture(picture, in: Rectangle(x: x, y: origin.y, width: side, height: height), named: name)
    }
  }
}
