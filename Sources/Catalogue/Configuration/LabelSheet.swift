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
      return
    }
    let pairs = text.lowercased().split(separator: ",", omittingEmptySubsequences: false).map { part in
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
    self.init(
      name: text, paper: paper, columns: Int(columns), rows: Int(rows), width: width, height: height, left: margin.0,
      top: margin.1, stepX: width + gap.0, stepY: height + gap.1)
  }

  /// The sheets that are known by their numbers.
  package static let known: [LabelSheet] = [
    // Avery, A4.
    a4("L7159", 3, 8, 63.5, 33.9, 7.25, 12.9, 66.04, 33.9),
    a4("L7160", 3, 7, 63.5, 38.1, 7.25, 15.15, 66.04, 38.1),
    a4("L7161", 3, 6, 63.5, 46.6, 7.25, 8.7, 66.04, 46.6),
    a4("L7162", 2, 8, 99.1, 33.9, 4.65, 12.9, 101.6, 33.9),
    a4("L7163", 2, 7, 99.1, 38.1, 4.65, 15.15, 101.6, 38.1),
    a4("L7164", 3, 4, 63.5, 72, 7.25, 4.5, 66.04, 72),
    a4("L7165", 2, 4, 99.1, 67.7, 4.65, 13.1, 101.6, 67.7),
    a4("L7169", 2, 2, 99.1, 139, 4.65, 9.5, 101.6, 139),
    a4("L7173", 2, 5, 99.1, 57, 4.65, 6, 101.6, 57),
    a4("L7636", 4, 12, 45.7, 21.2, 9.85, 21.3, 48.26, 21.2),
    a4("L7651", 5, 13, 38.1, 21.2, 4.75, 10.7, 40.6, 21.2),
    a4("L4732", 5, 16, 35.6, 16.9, 11, 13.3, 38.1, 16.9),
    a4("L4736", 4, 12, 45.7, 21.2, 9.85, 21.3, 48.26, 21.2),
    a4("L6011", 3, 9, 63.5, 29.6, 7.25, 15.3, 66.04, 29.6),
    a4("3474", 3, 8, 70, 37, 0, 0.5, 70, 37),
    a4("3475", 3, 8, 70, 36, 0, 4.5, 70, 36),
    a4("3490", 3, 8, 70, 36, 0, 4.5, 70, 36),
    a4("3652", 3, 7, 70, 42.3, 0, 0.45, 70, 42.3),
    // Herma, A4.
    a4("4346", 4, 12, 45.7, 21.2, 9.85, 21.3, 48.26, 21.2),
    a4("4347", 3, 9, 63.5, 29.6, 7.25, 15.3, 66.04, 29.6),
    a4("4349", 2, 5, 96, 50.8, 7.5, 21.5, 99, 50.8),
    a4("4457", 2, 6, 105, 48, 0, 4.5, 105, 48),
    a4("4464", 3, 8, 70, 37, 0, 0.5, 70, 37),
    a4("4606", 5, 13, 38, 21.2, 10, 10.7, 38, 21.2),
    a4("4607", 4, 16, 48.3, 16.9, 8.4, 13.3, 48.3, 16.9),
    a4("4608", 4, 11, 48.3, 25.4, 8.4, 8.8, 48.3, 25.4),
    a4("4614", 3, 8, 66, 33.8, 6, 13.3, 66, 33.8),
    a4("4620", 2, 8, 105, 37, 0, 0.5, 105, 37),
    a4("4625", 2, 7, 105, 42.3, 0, 0.45, 105, 42.3),
    a4("4667", 2, 5, 96, 50.8, 7.5, 21.5, 99, 50.8),
    a4("4677", 3, 7, 63.5, 38.1, 7.25, 15.15, 66.04, 38.1),
    // Avery, Letter.
    letter("5160", 3, 10, 66.675, 25.4, 4.7625, 12.7, 69.85, 25.4),
    letter("5161", 2, 10, 101.6, 25.4, 3.96875, 12.7, 106.3625, 25.4),
    letter("5162", 2, 7, 101.6, 33.8667, 3.96875, 21.1667, 106.3625, 33.8667),
    letter("5163", 2, 5, 101.6, 50.8, 3.96875, 12.7, 106.3625, 50.8),
    letter("5164", 2, 3, 101.6, 84.6667, 3.96875, 12.7, 106.3625, 84.6667),
    letter("5167", 4, 20, 44.45, 12.7, 7.14375, 12.7, 52.3875, 12.7),
    letter("8160", 3, 10, 66.675, 25.4, 4.7625, 12.7, 69.85, 25.4),
  ]

  private static func a4(
    _ name: String, _ columns: Int, _ rows: Int, _ width: Double, _ height: Double, _ left: Double, _ top: Double,
    _ stepX: Double, _ stepY: Double
  ) -> LabelSheet {
    LabelSheet(
      name: name, paper: .a4, columns: columns, rows: rows, width: width, height: height, left: left, top: top,
      stepX: stepX, stepY: stepY)
  }

  private static func letter(
    _ name: String, _ columns: Int, _ rows: Int, _ width: Double, _ height: Double, _ left: Double, _ top: Double,
    _ stepX: Double, _ stepY: Double
  ) -> LabelSheet {
    LabelSheet(
      name: name, paper: .letter, columns: columns, rows: rows, width: width, height: height, left: left, top: top,
      stepX: stepX, stepY: stepY)
  }
}
