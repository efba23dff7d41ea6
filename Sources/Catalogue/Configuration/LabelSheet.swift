/// A sheet of labels, all of one size, in rows and columns. Lengths are in millimetres.
package struct LabelSheet: Sendable, Hashable {
  /// The number under which it is sold, or the measures as they were given.
  package let name: String
  package let paper: PaperSize
  package let columns: Int
  package let rows: Int
  package let width: Double
  package let height: Double
  /// From the upper left corner of the paper to that of the first label.
  package let left: Double
  package let top: Double
  /// From the left edge of a label to that of the next one, and from the upper edge to that of the one below.
  package let stepX: Double
  package let stepY: Double

  package var count: Int { columns * rows }
}

extension LabelSheet {
  /// The sheet of a number such as `L7160`, or of measures such as `63.5x38.1,3x7`: the size of a label, columns and rows, and if wanted the
  /// left and upper margins and the gaps between labels. Without margins, the labels are in the middle of `paper`.
  package init?(_ text: String, paper: PaperSize) {
    let name = text.uppercased().filter { !" -".contains($0) }
    if let known = Self.known.first(where: { $0.name.uppercased() == name || $0.name == "L" + name }) {
      self = known
    } else {
      self.init(name: text, measures: text, paper: paper)
    }
  }

  private init?(name: String, measures: String, paper: PaperSize) {
    let pairs = measures.lowercased().split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    }
    guard (2...4).contains(pairs.count), pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0?.isFinite == true } })
    else { return nil }
    let values = pairs.map { ($0[0] ?? 0, $0[1] ?? 0) }
    let ((width, height), (columns, rows)) = (values[0], values[1])
    guard width >= 5, height >= 5, columns >= 1, rows >= 1, columns <= 50, rows <= 100, columns == columns.rounded(),
      rows == rows.rounded(), values.dropFirst(2).allSatisfy({ $0.0 >= 0 && $0.1 >= 0 })
    else { return nil }
    let gap = values.count > 3 ? values[3] : (0, 0)
    let size = paper.millimetres
    let all = (columns * width + (columns - 1) * gap.0, rows * height + (rows - 1) * gap.1)
    let margin = values.count > 2 ? values[2] : ((size.width - all.0) / 2, (size.height - all.1) / 2)
    guard margin.0 >= -0.01, margin.1 >= -0.01, margin.0 + all.0 <= size.width + 0.01,
      margin.1 + all.1 <= size.height + 0.01
    else { return nil }
    self.name = name
    self.paper = paper
    self.columns = Int(columns)
    self.rows = Int(rows)
    self.width = width
    self.height = height
    (left, top) = margin
    (stepX, stepY) = (width + gap.0, height + gap.1)
  }

  /// The sheets that are known by their numbers.
  package static let known =
    a4.compactMap { LabelSheet(name: $0, measures: $1, paper: .a4) }
    + letter.compactMap { LabelSheet(name: $0, measures: $1, paper: .letter) }

  /// Measures of sheets of paper A4, by Avery and Herma.
  private static let a4 = [
    ("L7159", "63.5x33.9,3x8,7.25x12.9,2.54x0"),
    ("L7160", "63.5x38.1,3x7,7.25x15.15,2.54x0"),
    ("L7161", "63.5x46.6,3x6,7.25x8.7,2.54x0"),
    ("L7162", "99.1x33.9,2x8,4.65x12.9,2.5x0"),
    ("L7163", "99.1x38.1,2x7,4.65x15.15,2.5x0"),
    ("L7164", "63.5x72,3x4,7.25x4.5,2.54x0"),
    ("L7165", "99.1x67.7,2x4,4.65x13.1,2.5x0"),
    ("L7169", "99.1x139,2x2,4.65x9.5,2.5x0"),
    ("L7173", "99.1x57,2x5,4.65x6,2.5x0"),
    ("L7636", "45.7x21.2,4x12,9.85x21.3,2.56x0"),
    ("L7651", "38.1x21.2,5x13,4.75x10.7,2.5x0"),
    ("L4732", "35.6x16.9,5x16,11x13.3,2.5x0"),
    ("L4736", "45.7x21.2,4x12,9.85x21.3,2.56x0"),
    ("L6011", "63.5x29.6,3x9,7.25x15.3,2.54x0"),
    ("3474", "70x37,3x8,0x0.5,0x0"),
    ("3475", "70x36,3x8,0x4.5,0x0"),
    ("3490", "70x36,3x8,0x4.5,0x0"),
    ("3652", "70x42.3,3x7,0x0.45,0x0"),
    ("4346", "45.7x21.2,4x12,9.85x21.3,2.56x0"),
    ("4347", "63.5x29.6,3x9,7.25x15.3,2.54x0"),
    ("4349", "96x50.8,2x5,7.5x21.5,3x0"),
    ("4457", "105x48,2x6,0x4.5,0x0"),
    ("4464", "70x37,3x8,0x0.5,0x0"),
    ("4606", "38x21.2,5x13,10x10.7,0x0"),
    ("4607", "48.3x16.9,4x16,8.4x13.3,0x0"),
    ("4608", "48.3x25.4,4x11,8.4x8.8,0x0"),
    ("4614", "66x33.8,3x8,6x13.3,0x0"),
    ("4620", "105x37,2x8,0x0.5,0x0"),
    ("4625", "105x42.3,2x7,0x0.45,0x0"),
    ("4667", "96x50.8,2x5,7.5x21.5,3x0"),
    ("4677", "63.5x38.1,3x7,7.25x15.15,2.54x0"),
  ]

  /// Measures of sheets of paper Letter, by Avery.
  private static let letter = [
    ("5160", "66.675x25.4,3x10,4.7625x12.7,3.175x0"),
    ("5161", "101.6x25.4,2x10,3.96875x12.7,4.7625x0"),
    ("5162", "101.6x33.8667,2x7,3.96875x21.1667,4.7625x0"),
    ("5163", "101.6x50.8,2x5,3.96875x12.7,4.7625x0"),
    ("5164", "101.6x84.6667,2x3,3.96875x12.7,4.7625x0"),
    ("5167", "44.45x12.7,4x20,7.14375x12.7,7.9375x0"),
    ("8160", "66.675x25.4,3x10,4.7625x12.7,3.175x0"),
  ]
}
