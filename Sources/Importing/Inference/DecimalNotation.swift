import Catalogue

/// How the numbers of a column are written.
///
/// The numbers that can be read in one way only tell how the others are meant: beside `1,50`, a text `1.500` is fifteen hundred.
struct DecimalNotation: Sendable {
  /// The decimal mark of all numbers that tell it; nil where none does, or where they differ.
  let mark: DecimalMark?
  /// The positions of numbers with another mark than most, and that of the first number with the mark that most have.
  let exceptions: (mark: DecimalMark, positions: [Int], first: Int)?

  init(_ texts: some Sequence<String>) {
    var positions: [DecimalMark: [Int]] = [:]
    for (position, text) in texts.enumerated() {
      if let mark = DecimalMark(of: text) { positions[mark, default: []].append(position) }
    }
    let (points, commas) = (positions[.point] ?? [], positions[.comma] ?? [])
    mark = points.isEmpty == commas.isEmpty ? nil : points.isEmpty ? .comma : .point
    guard let point = points.first, let comma = commas.first else {
      exceptions = nil
      return
    }
    exceptions = commas.count > points.count ? (.point, points, comma) : (.comma, commas, point)
  }
}
