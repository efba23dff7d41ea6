/// Lines to write place and date on, and to sign.
struct SignatureBlock: Block {
  /// What is below each line.
  let labels: [String]
  /// What is printed on the lines; empty where somebody writes.
  let values: [String]

  private static let room = 44.0

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    (Self.room + measurer.metrics(of: .small).leading + 4, 0)
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    let shares = labels.count == 3 ? [0.3, 0.22, 0.48] : labels.map { _ in 1 / Double(labels.count) }
    var x = origin.x
    let y = origin.y + Self.room
    for (position, label) in labels.enumerated() {
      let room = width * shares[position]
      let end = x + room - (position + 1 < labels.count ? 16 : 0)
      canvas.line(from: Point(x: x, y: y), to: Point(x: end, y: y), thickness: 0.6, ink: .black)
      canvas.element(.paragraph) {
        let leading = canvas.measurer.metrics(of: .body).leading
        canvas.line(values[position], font: .body, at: Point(x: x, y: y - leading - 1), width: end - x)
        canvas.line(label, font: .small, at: Point(x: x, y: y + 3), width: end - x, ink: .gray)
      }
      x += room
    }
  }
}
