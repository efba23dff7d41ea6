import Glibc

/// Seconds of processor time.
struct Measurement {
  let keys: Double
  let orders: Double

  var total: Double { keys + orders }

  /// A row of the table: milliseconds, and nanoseconds for each of the n log₂ n steps that sorting takes.
  func line(for count: Int) -> String {
    let steps = Double(count) * log2(Double(count))
    return [(keys, 1e3), (orders, 1e3), (total, 1e3), (total / steps, 1e9)]
      .map { "\(($0 * $1 * 10).rounded() / 10)" }.reduce("\(count)") { $0 + "\t" + $1 }
  }
}
