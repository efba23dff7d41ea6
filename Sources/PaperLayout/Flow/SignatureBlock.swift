/// Lines to write place and date on, and to sign.
struct SignatureBlock: Block {
  /// What is below each line.
  let labels: [String]
  /// What is printed on the lines; empty where somebody writes.
  let values: [String]

  private static let room = 44.0

  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int) {
    (room(width: width, measurer) + measurer.metrics(of: .small).leading + 4, 0)
  }

  private var shares: [Double] {
    labels.count == 3 ? [0.3, 0.22, 0.48] : labels.map { _ in 1 / Double(labels.count) }
  }

  /// How long a line is.
  private func length(_ position: Int, width: Double) -> Double {
    width * shares[position] - (position + 1 < labels.count ? 16 : 0)
  }

  private func rows(_ position: Int, width: Double, _ measurer: any TextMeasurer) -> Int {
    measurer.extents(of: Text(values[position]), in: .body, width: length(position, width: width)).lines
  }

  /// What is above the lines: room to write, or for the longest value.
  private func room(width: Double, _ measurer: any TextMeasurer) -> Double {
    let most = values.indices.map { rows($0, width: width, measurer) }.max() ?? 1
    return Self.room + Double(max(0, most - 1)) * measurer.metrics(of: .body).leading
  }

  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext) {
    var x = origin.x
    let y = origin.y + room(width: width, canvas.measurer)
    for (position, label) in labels.enumerated() {
      let end = x + length(position, width: width)
      canvas.line(from: Point(x: x, y: y), to: Point(x: end, y: y), thickness: 0.6, ink: .black)
      canvas.element(.paragraph) {
        let leading = canvas.measurer.metrics(of: .body).leading
        let count = values[position].isEmpty ? 0 : rows(position, width: width, canvas.measurer)
        if count > 0 {
          canvas.draw(
            TextBox(
              Text(values[position]), font: .body, at: Point(x: x, y: y - Double(count) * leading - 1), width: end - x,
              wraps: true, lines: 0..<count))
        }
        canvas.line(label, font: .small, at: Point(x: x, y: y + 3), width: end - x, ink: .gray)
      }
      x += width * shares[position]
    }
  }
}
