/// How wide the contents of a column are, in a font of `TableLayout.referenceSize`.
struct ColumnMeasure {
  /// The widest content on one line.
  private(set) var widest = 0.0
  /// The widest word, or what is between two places where a line may break.
  private(set) var widestWord = 0.0
  /// The widest part of a number before and after its mark.
  private(set) var widestBefore = 0.0
  private(set) var widestAfter = 0.0
  /// How many contents are so wide, in steps of `step` points.
  private var counts = Array(repeating: 0, count: 128)
  private var total = 0

  private static let step = 4.0

  mutating func add(width: Double, word: Double) {
    widest = max(widest, width)
    widestWord = max(widestWord, word)
    counts[min(counts.count - 1, Int(width / Self.step))] += 1
    total += 1
  }

  mutating func add(before: Double, after: Double) {
    widestBefore = max(widestBefore, before)
    widestAfter = max(widestAfter, after)
    add(width: widestBefore + widestAfter, word: 0)
  }

  /// The width that the given share of contents does not exceed.
  func width(ofShare share: Double) -> Double {
    var rest = Int((Double(total) * share).rounded(.up))
    for (step, count) in counts.enumerated() {
      rest -= count
      if rest <= 0 { return min(widest, Double(step + 1) * Self.step) }
    }
    return widest
  }
}
