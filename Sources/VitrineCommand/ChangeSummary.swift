import Characters
import Editing

/// Says what a command changed.
enum ChangeSummary {
  /// So many files are named one by one.
  private static let few = 10

  static func print(_ plan: ChangePlan) { StandardError.write(text(of: plan.changes)) }

  static func text(of changes: [FileChange]) -> String {
    if changes.isEmpty { return "nothing changes\n" }
    if changes.count <= few {
      return changes.map { "\(word(of: $0)) \(printable($0.path))\n" }.joined()
    }
    let words = ["made", "changed", "removed"]
    let counts = words.compactMap { word in
      let count = changes.count { Self.word(of: $0) == word }
      return count == 0 ? nil : "\(count) \(count == 1 ? "file" : "files") \(word)"
    }
    return counts.joined(separator: ", ") + "\n"
  }

  private static func word(of change: FileChange) -> String {
    change.before == nil ? "made" : change.after == nil ? "removed" : "changed"
  }
}
