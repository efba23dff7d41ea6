import ArgumentParser
import Characters
import Concurrency
import Diagnostics
import Editing
import Files
import Language

/// Plans what a command changes, says what was found, and writes it: the same way for every command.
struct SiteChange {
  let root: String
  private let options: ChangeOptions
  private let clock: Int

  init(_ options: ChangeOptions) throws {
    self.options = options
    root = try options.site.siteRoot()
    clock = try BuildClock.now()
  }

  /// The site as it is now.
  func site() throws -> EditingSite {
    try EditFailures.reported { try EditingSite(root: root, clock: clock) }
  }

  /// Plans edits and writes what they come to, unless `--diff` asks for the lines only.
  ///
  /// - Parameters:
  ///   - isSummarised: whether the files that change are named on standard error.
  ///   - edits: made while no other command changes the site.
  /// - Returns: the plan that was written; nil if it was only printed.
  @discardableResult
  func run(
    _ title: String, isSummarised: Bool = true, _ edits: (EditingSite) throws -> [Edit]
  ) throws -> ChangePlan? {
    if options.diff {
      try printDiff(of: plan(title, edits))
      return nil
    }
    return try write(isSummarised: isSummarised) { try plan(title, edits) }
  }

  /// Plans edits, asks whether to go on, plans them again while no other command changes the site, and writes what they come to.
  ///
  /// - Parameters:
  ///   - asks: whether the person is asked; if not, everything is wanted.
  ///   - isWanted: asks whether to write a plan.
  func run(
    _ title: String, asks: Bool, _ edits: (EditingSite) throws -> [Edit],
    afterAsking isWanted: (ChangePlan) throws -> Bool
  ) throws {
    if options.diff { return try printDiff(of: plan(title, edits)) }
    guard asks else {
      try write { try plan(title, edits) }
      return
    }
    let asked = try plan(title, edits)
    guard !asked.changes.isEmpty else { return ChangeSummary.print(asked) }
    guard try isWanted(asked) else {
      StandardError.write("nothing was written\n")
      throw Exit.contentError
    }
    try write {
      let plan = try plan(title, edits, isSilent: true)
      guard plan.changes.map(\.path) == asked.changes.map(\.path) else {
        StandardError.write("error: other items would change by now; nothing was written\n")
        throw Exit.contentError
      }
      for (change, shown) in zip(plan.changes, asked.changes) where change.after == nil && change.before != shown.before
      {
        StandardError.write("error: \(printable(change.path)) has changed meanwhile; nothing was written\n")
        throw Exit.contentError
      }
      return plan
    }
  }

  /// What edits come to. Where anything is wrong with them, the command ends here.
  ///
  /// - Parameter isSilent: whether what was found has been said before.
  private func plan(
    _ title: String, _ edits: (EditingSite) throws -> [Edit], isSilent: Bool = false
  ) throws -> ChangePlan {
    let site = try site()
    var planner = ChangePlanner(site, title: title)
    var missing: [EditingFailure] = []
    for edit in try edits(site) {
      try Interruption.check()
      do {
        try EditFailures.reported(passing: .items) { try planner.add(edit) }
      } catch let failure as EditingFailure {
        missing.append(failure)
      }
    }
    try EditFailures.reported { try planner.checkReferences() }
    if !isSilent || planner.plan.isRefused { EditFailures.print(planner.plan.findings) }
    if !missing.isEmpty {
      throw Exit.noInput(missing.map(\.description).joined(separator: "\nerror: ") + "\nnothing was written")
    }
    if planner.plan.isRefused {
      StandardError.write("nothing was written\n")
      throw Exit.contentError
    }
    return planner.plan
  }

  /// Writes a plan that is made while no other command changes the site.
  @discardableResult
  func write(isSummarised: Bool = true, _ plan: () throws -> ChangePlan) throws -> ChangePlan {
    try Self.interruptible {
      let writer = try EditFailures.reported { try ChangeWriter(root: root) }
      EditFailures.print(leftAsFound: writer.leftAsFound)
      let plan = try plan()
      try Interruption.check()
      _ = try EditFailures.reported { try Interruption.hold { try writer.apply(plan) } }
      if isSummarised { ChangeSummary.print(plan) }
      return plan
    }
  }

  /// Calls `body`, which changes files. A signal ends the program when `body` returns: with every file as it was, or with all changed.
  static func interruptible<Result>(_ body: () throws -> Result) throws -> Result {
    Interruption.watch()
    defer { Interruption.noted?.endProgram() }
    do {
      return try body()
    } catch let interruption as Interruption {
      StandardError.write("\(WriteFailure.interrupted(interruption))\n")
      throw interruption
    }
  }

  private func printDiff(of plan: ChangePlan) throws {
    try StandardOutput.write(lines: plan.diff)
  }
}
