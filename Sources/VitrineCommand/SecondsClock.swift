import Glibc

/// How long things take.
enum SecondsClock {
  /// Seconds from a moment that does not matter.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds with three decimals.
  static func text(since start: Double) -> String {
    let milliseconds = Int(((now() - start) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.utf8.count))\(fraction)"
  }
}
