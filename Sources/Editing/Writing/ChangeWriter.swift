import Concurrency
import Files
private import Glibc

/// Makes the changes of a plan, all of them or none.
///
/// While there is a writer, no other one changes the site: edits that are planned and applied with one lose no change of another command.
///
/// What is about to change is written down first. Then each file is written beside the one that it takes the place of and brought to the
/// disk, and only then do the files change places. Whatever fails or is killed in between, the files go back to what they were: at once,
/// or when the next writer is made.
package struct ChangeWriter {
  private let root: Folder
  private let records: ChangeFolder
  private let lock: FileLock
  /// What an earlier command left changed and could not be set back.
  package let leftAsFound: [LeftAsFound]

  /// Takes the lock of the site, and takes back what a command that was killed left behind.
  ///
  /// - Parameters:
  ///   - root: the folder that holds `content/`.
  ///   - wait: how many milliseconds to wait for another command.
  package init(root: String, wait: Int = patience) throws(WriteFailure) {
    do {
      self.root = try Folder(at: root)
      records = try ChangeFolder(in: self.root)
    } catch {
      throw .file(error)
    }
    do {
      lock = try FileLock(ChangeFolder.lock, in: records.folder, wait: wait)
    } catch {
      switch error {
      case .held(let holder): throw .busy(holder)
      case .failed(let failure): throw .file(failure)
      }
    }
    leftAsFound = try Self.takeBackJournal(of: records, root: self.root)
  }

  private static func takeBackJournal(of records: ChangeFolder, root: Folder) throws(WriteFailure) -> [LeftAsFound] {
    let journal: ChangeRecord?
    do {
      journal = try records.read(.journal)
    } catch .record(let path) {
      throw .damagedJournal(path)
    } catch .file(let failure) {
      throw .notTakenBack(failure)
    }
    guard let journal else { return [] }
    do {
      let left = try ChangeTransaction(root: root, record: journal).rollBack()
      try records.remove(.journal)
      return left
    } catch {
      throw .notTakenBack(error)
    }
  }

  /// Takes back what a command that was killed left behind, if there is anything; waits for a command that is running.
  ///
  /// - Returns: the same as `leftAsFound`.
  package static func recover(root: String) throws(WriteFailure) -> [LeftAsFound] {
    let folder: Folder
    do {
      folder = try Folder(at: root)
    } catch {
      if error.isShortage { throw .notTakenBack(error) }
      // Reading the site says what is wrong with its folder.
      return []
    }
    do {
      let records = try folder.folder(at: RelativePath(ChangeFolder.name))
      guard try records?.status(of: ChangeFolder.Record.journal.rawValue) != nil else { return [] }
    } catch {
      // Who may not look into the folder may change nothing, and reads the site as it is.
      if error.code == EACCES { return [] }
      throw .notTakenBack(error)
    }
    do {
      return try ChangeWriter(root: root).leftAsFound
    } catch .file(let failure) {
      // Who may not change the site can wait for a command that does.
      if failure.code == EACCES, hasEnded(in: folder) { return [] }
      throw .notTakenBack(failure)
    }
  }

  /// Milliseconds to wait for another command.
  package static let patience = 30_000
  /// Milliseconds between two looks at what another command does.
  private static let pause = 25

  /// Whether a command that changes the site comes to its end.
  private static func hasEnded(in root: Folder) -> Bool {
    for _ in 0..<patience / pause where Interruption.noted == nil {
      let records = try? root.folder(at: RelativePath(ChangeFolder.name))
      let journal = try? records?.status(of: ChangeFolder.Record.journal.rawValue)
      if journal ?? nil == nil { return true }
      usleep(UInt32(pause * 1000))
    }
    return false
  }

  /// Makes the changes of a plan, which becomes the last change.
  ///
  /// A signal that was noted while files are still to be changed ends this with all of them as they were.
  ///
  /// - Parameter earlier: What this writer applied before and what is taken back together with the plan.
  /// - Returns: the plan, together with the earlier one, which now knows the rights of the files that it changed.
  @discardableResult
  package func apply(_ plan: ChangePlan, after earlier: ChangePlan? = nil) throws(WriteFailure) -> ChangePlan {
    guard !plan.changes.isEmpty else { return earlier ?? plan }
    var plan = plan
    plan.changes = try apply(plan.changes, title: plan.title, isUndo: false, after: earlier)
    return plan
  }

  /// Whether somebody took back a plan that was applied: every file is as it was before.
  package func isTakenBack(_ plan: ChangePlan) -> Bool {
    ChangeTransaction(root: root, changes: plan.changes, temporaryPrefix: "").isTakenBack
  }

  /// Takes back a change, as long as its files are as it left them. There is nothing to undo afterwards.
  package func undo(_ plan: ChangePlan) throws(WriteFailure) {
    // The record of the last change stays until the record of this one takes its place, in the step that makes everything last.
    _ = try apply(plan.changes, title: plan.title, isUndo: true)
    // There is nothing to undo whether or not this succeeds.
    try? records.remove(.undo)
  }

  private func apply(
    _ planned: [FileChange], title: String, isUndo: Bool, after earlier: ChangePlan? = nil
  ) throws(WriteFailure) -> [FileChange] {
    var record: ChangeRecord
    let transaction: ChangeTransaction
    try ChangeTransaction(root: root, changes: planned, temporaryPrefix: "").check()
    do throws(FileFailure) {
      let changes = try ChangeTransaction.lookingAtRights(of: planned, in: root)
      record = ChangeRecord(title: title, changes: changes, isUndo: isUndo, place: try records.folder.identity())
      transaction = ChangeTransaction(root: root, record: record)
    } catch {
      throw .file(error)
    }
    do throws(FileFailure) {
      try records.write(record, as: .journal)
    } catch {
      throw .file(error)
    }
    do throws(WriteFailure) {
      try transaction.run()
      do throws(FileFailure) {
        if let earlier {
          record = ChangeRecord(
            title: title, changes: earlier.changes(followedBy: record.changes), isUndo: isUndo,
            place: record.place, temporaryPrefix: record.temporaryPrefix)
          try records.write(record, as: .journal)
        }
        try records.finish()
      } catch {
        throw .file(error)
      }
    } catch {
      try takeBack(transaction, after: error)
    }
    return record.changes
  }

  private func takeBack(_ transaction: ChangeTransaction, after failure: WriteFailure) throws(WriteFailure) {
    var left: [String]?
    do throws(FileFailure) {
      left = try transaction.rollBack().map(\.path)
      try records.remove(.journal)
    } catch {
      let cause = if case .file(let cause) = failure { cause } else { error }
      throw .unfinished(cause, left: left ?? transaction.changes.map(\.path))
    }
    var others = left ?? []
    if case .changedMeanwhile(let reported) = failure { others.removeAll(where: reported.contains) }
    throw others.isEmpty ? failure : .setBack(except: others, after: failure)
  }
}
