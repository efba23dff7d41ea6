import ArgumentParser
import Characters
import Concurrency
import Editing

/// `vitrine undo`.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back what the last writing command changed.",
    discussion: "Files that have changed since then are left alone, and nothing is taken back.")

  @OptionGroup var options: ChangeOptions

  func run() throws {
    let root = try options.site.siteRoot()
    if options.diff {
      return try StandardOutput.write(lines: try EditFailures.reported { try ChangePlan.undoing(root: root).diff })
    }
    try SiteChange.interruptible {
      let writer = try EditFailures.reported { try ChangeWriter(root: root) }
      EditFailures.print(leftAsFound: writer.leftAsFound)
      let plan = try EditFailures.reported { try ChangePlan.undoing(root: root) }
      try EditFailures.reported { try Interruption.hold { try writer.undo(plan) } }
      StandardError.write("took back: vitrine \(printable(plan.title))\n\(ChangeSummary.text(of: plan.changes))")
    }
  }
}
