/// One line that says how much of a build is done.
struct ProgressBar {
  let done: Int
  let total: Int
  /// How long the build has taken until now.
  let seconds: Double

  private static let greatestWidth = 40

  /// The line, in fewer columns than the terminal has, so that it never wraps.
  func text(columns: Int) -> String {
    let share = total > 0 ? min(1, max(0, Double(done) / Double(total))) : 0
    let rate = seconds > 0 ? Int((Double(done) / seconds).rounded()) : 0
    let counts = "\(done)/\(total) \(total == 1 ? "item" : "items"), \(rate)/s"
    let width = min(Self.greatestWidth, columns - counts.utf8.count - 5)
    if width < 8 { return counts.utf8.count < columns ? counts : "" }
    let filled = Int(share * Double(width))
    return "[\(String(repeating: "#", count: filled))\(String(repeating: ".", count: width - filled))]  \(counts)"
  }
}
