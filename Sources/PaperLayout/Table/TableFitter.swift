import Catalogue

/// Looks for the way to set a table in which nothing is cut off: as it is, on the long side of the paper, in rows of two lines.
struct TableFitter {
  private let columns: [TableColumn]
  private let measurement: TableMeasurement
  private let portrait: PageFormat
  private let landscape: PageFormat

  init(_ columns: [TableColumn], _ measurement: TableMeasurement, paper: PaperSize) {
    self.columns = columns
    self.measurement = measurement
    portrait = PageFormat(paper, isLandscape: false)
    landscape = PageFormat(paper, isLandscape: true)
    self.paper = paper
  }

  private let paper: PaperSize

  /// A way to set the table.
  private struct Way {
    let size: Double
    let isLandscape: Bool
    /// Whether columns are so wide that few cells have many lines.
    let isComfortable: Bool
    let lines: Int
  }

  private static func ways(mustBeLandscape: Bool) -> [Way] {
    let upright: [Way] = [9, 8].map { Way(size: $0, isLandscape: false, isComfortable: true, lines: 1) }
    let wide: [Way] = [9, 8, 7].map { Way(size: $0, isLandscape: true, isComfortable: true, lines: 1) }
    let tight = Way(size: 7, isLandscape: true, isComfortable: false, lines: 1)
    let double: [Way] = [8, 7].map { Way(size: $0, isLandscape: true, isComfortable: true, lines: 2) }
    let tightDouble = Way(size: 7, isLandscape: true, isComfortable: false, lines: 2)
    return (mustBeLandscape ? [] : upright) + wide + [tight] + double + [tightDouble]
  }

  func layout(mustBeLandscape: Bool) throws(TableTooWide) -> TableLayout {
    for way in Self.ways(mustBeLandscape: mustBeLandscape) {
      if let layout = layout(way) { return layout }
    }
    let widest = columns.indices.sorted { least($0, isComfortable: false) > least($1, isComfortable: false) }.prefix(3)
    throw TableTooWide(columns: widest.sorted().map { columns[$0].title }, paper: paper.title)
  }
}

extension TableFitter {
  private func layout(_ way: Way) -> TableLayout? {
    let room = (way.isLandscape ? landscape : portrait).textWidth
    let scale = way.size / TableLayout.referenceSize
    let gap = way.size * TableLayout.gapFactor
    let all = Array(columns.indices)
    guard way.lines == 2 else {
      guard let cells = cells(all, room: room, scale: scale, gap: gap, way) else { return nil }
      return TableLayout(size: way.size, isLandscape: way.isLandscape, lines: [cells])
    }
    guard columns.count > 2, let split = split(all, scale: scale, gap: gap, way) else { return nil }
    guard let upper = cells(Array(all[..<split]), room: room, scale: scale, gap: gap, way) else { return nil }
    // The second line is set in below what the first begins with, and is beside the pictures and codes of the row.
    let squares = upper.filter { isSquare($0.column) }.map { $0.x + $0.width + gap }
    let indent = max(2 * gap, squares.max() ?? 0)
    guard let lower = cells(Array(all[split...]), room: room - indent, scale: scale, gap: gap, way) else { return nil }
    let moved = lower.map {
      TableLayout.Cell(column: $0.column, x: $0.x + indent, width: $0.width, afterMark: $0.afterMark)
    }
    return TableLayout(size: way.size, isLandscape: way.isLandscape, lines: [upper, moved])
  }

  private func isSquare(_ column: Int) -> Bool {
    if case .square = columns[column].content { true } else { false }
  }

  /// Where the columns are best divided into two lines. Squares are in the first.
  private func split(_ all: [Int], scale: Double, gap: Double, _ way: Way) -> Int? {
    let widths = all.map { least($0, isComfortable: way.isComfortable) * scale + gap }
    let first = max(1, (all.lastIndex(where: isSquare) ?? -1) + 1)
    return all.indices.dropFirst(first).min { one, other in
      let longer = { (split: Int) in max(widths[..<split].reduce(0, +), widths[split...].reduce(0, +)) }
      return longer(one) < longer(other)
    }
  }

  /// The columns side by side; nil if there is no room for them.
  private func cells(_ columns: [Int], room: Double, scale: Double, gap: Double, _ way: Way) -> [TableLayout.Cell]? {
    let free = room - gap * Double(columns.count - 1)
    let least = columns.map { self.least($0, isComfortable: way.isComfortable) * self.scale($0, scale) }
    guard least.reduce(0, +) <= free else { return nil }
    // Words are broken only where no column has room for them.
    let whole = Self.widened(
      least, wanted: columns.map { word($0) * self.scale($0, scale) }, to: free)
    let widths = Self.widened(
      whole, wanted: columns.map { wanted($0) * self.scale($0, scale) },
      growing: columns.map { self.columns[$0].wraps }, to: free)
    var x = 0.0
    return zip(columns, widths).map { column, width in
      defer { x += width + gap }
      return TableLayout.Cell(
        column: column, x: x, width: width, afterMark: measurement.columns[column].widestAfter * scale)
    }
  }

  /// Squares do not shrink with the type.
  private func scale(_ column: Int, _ scale: Double) -> Double {
    isSquare(column) ? 1 : scale
  }

  /// What a column would like to have: room for everything on one line.
  private func wanted(_ column: Int) -> Double {
    max(content(column), measurement.heads[column].whole) + Self.slack
  }

  private static let slack = 1.0
  /// The widest word that has a column as wide as itself, and the width at which text is easy to read.
  private static let widestWord = 90.0
  private static let comfortable = 110.0

  private func content(_ column: Int) -> Double {
    let measure = measurement.columns[column]
    if case .number = columns[column].content { return measure.widestBefore + measure.widestAfter }
    return measure.widest
  }

  /// The widest word of a column, as far as words have columns as wide as themselves.
  private func word(_ column: Int) -> Double {
    min(measurement.columns[column].widestWord, Self.widestWord) + Self.slack
  }

  /// What a column needs.
  private func least(_ column: Int, isComfortable: Bool) -> Double {
    let head = min(measurement.heads[column].word, Self.widestWord)
    guard columns[column].wraps else { return max(content(column), head) + Self.slack }
    let measure = measurement.columns[column]
    let word = min(measure.widestWord, isComfortable ? Self.widestWord : Self.widestWord / 2)
    let most = isComfortable ? min(measure.width(ofShare: 0.9), Self.comfortable) : 0
    return max(word, most, head) + Self.slack
  }

  /// Shares the room that is left among the columns that want more, and then among those that may grow.
  private static func widened(
    _ least: [Double], wanted: [Double], growing: [Bool] = [], to room: Double
  ) -> [Double] {
    var widths = least
    let wishes = zip(wanted, least).map { max(0, $0 - $1) }
    let left = room - least.reduce(0, +)
    let wish = wishes.reduce(0, +)
    let share = wish > 0 ? min(1, left / wish) : 0
    for column in widths.indices { widths[column] += wishes[column] * share }
    let rest = room - widths.reduce(0, +)
    let base = zip(widths, growing).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    if rest > 0, base > 0 {
      for column in widths.indices where growing[column] { widths[column] += rest * widths[column] / base }
    }
    return widths
  }
}
