private import Glibc

/// What each pixel of a shorter row takes of the pixels of a longer one: Lanczos' filter of three lobes, widened by the
/// factor between the two.
struct ResamplingWeights: Sendable {
  /// For each target pixel the first source pixel that it takes from.
  private(set) var starts: [Int] = []
  /// How many source pixels each target pixel takes from.
  let count: Int
  /// `count` weights for each target pixel, in the order of the source pixels; each group sums to 1.
  private(set) var weights: [Float] = []

  private static let lobes = 3.0

  init(from source: Int, to target: Int) {
    let factor = Double(source) / Double(target)
    let support = Self.lobes * max(factor, 1)
    count = target == source ? 1 : min(source, Int(support.rounded(.up)) * 2 + 1)
    starts.reserveCapacity(target)
    weights.reserveCapacity(target * count)
    for index in 0..<target {
      let center = (Double(index) + 0.5) * factor
      let start = min(max(0, Int((center - Double(count) / 2).rounded())), source - count)
      let row = (0..<count).map { Self.lanczos((Double(start + $0) + 0.5 - center) / max(factor, 1)) }
      let sum = row.reduce(0, +)
      starts.append(start)
      weights += row.map { Float($0 / sum) }
    }
  }

  private static func lanczos(_ x: Double) -> Double {
    if abs(x) < 1e-9 { return 1 }
    if abs(x) >= lobes { return 0 }
    let angle = Double.pi * x
    return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
  }
}
