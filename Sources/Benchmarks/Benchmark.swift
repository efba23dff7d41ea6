/// Something whose time is measured.
protocol Benchmark {
  /// The times of all that is measured here, each taken once a round.
  func measure(rounds: Int) throws -> [Measurement]
}

/// How long one thing took, round for round.
struct Measurement {
  let name: String
  /// How many items were gone through at a time.
  let items: Int
  /// Seconds for all these items, one a round.
  var seconds: [Double] = []
  /// Whether the items were sorted, so that n of them are expected to take n log n steps.
  var isSorting = false
  /// The greatest memory of the process that was measured, in bytes; nil where it was this one.
  var peakMemory: Int?

  /// The middle of the rounds.
  var median: Double {
    let sorted = seconds.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
