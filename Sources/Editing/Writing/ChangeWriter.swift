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
  /// Paths that an earlier command left changed and that are no longer as it left them, so that they could not be set back.
  package let leftAsFound: [String]

  /// Takes the lock of the site, and takes back what a command that was killed left behind.
  ///
  /// - Parameters:
  ///   - root: the folder that holds `content/`.
  ///   - wait: how many milliseconds to wait for another command.
  package init(root: String, wait: Int = 30_000) throws(WriteFailure) {
    do {
      self.root = try Folder(at: root)
      records = try ChangeFolder(in: self.root)
    } catch {
      throw .file(error)
    }
    do {
      lock = try FileLock("lock", in: records.folder, wait: wait)
    } catch {
      switch error {
      case .held(let holder): throw .busy(holder)
      case .failed(let failure): throw .file(failure)
      }
    }
    guard let journal = try records.read(.journal) else {
      leftAsFound = []
      return
    }
    let transaction = ChangeTransaction(root: self.root, changes: journal.changes)
    do {
      leftAsFound = try transaction.rollBack()
      try records.remove(.journal)
    } catch {
      throw .file(error)
    }
  }

  /// Takes back what a command that was killed left behind, if there is anything; waits for a command that is running.
  ///
  /// - Returns: the same as `leftAsFound`.
  package static func recover(root: String) throws(WriteFailure) -> [String] {
    do {
      guard
        try Folder(at: root).folder(at: RelativePath(ChangeFolder.name))?.status(
          of: ChangeFolder.Record.journal.rawValue) != nil
      else { return [] }
    } catch {
      // Whoever cannot look for it cannot take it back either; reading the site says what is wrong.
      return []
    }
    return try ChangeWriter(root: root).leftAsFound
  }

  /// Makes the changes of a plan, which becomes the last change.
  package func apply(_ plan: ChangePlan) throws(WriteFailure) {
    guard !plan.changes.isEmpty else { return }
    try apply(plan.changes, title: plan.title) { () throws(FileFailure) in try records.finish() }
  }

  /// Takes back the last change, as long as its files are as it left them.
  package func undo(_ plan: ChangePlan) throws(WriteFailure) {
    try apply(plan.changes, title: plan.title) { () throws(FileFailure) in
      try records.remove(.undo)
      try records.remove(.journal)
    }
  }

  /// - Parameter commit: makes the changes last; where it throws, they are taken back.
  private func apply(
    _ changes: [FileChange], title: String, commit: () throws(FileFailure) -> Void
  ) throws(WriteFailure) {
    let transaction = ChangeTransaction(root: root, changes: changes)
    try transaction.check()
    do throws(FileFailure) {
      try records.write(ChangeRecord(title: title, changes: changes), as: .journal)
    } catch {
      throw .file(error)
    }
    do throws(WriteFailure) {
      try transaction.run()
      do throws(FileFailure) {
        try commit()
      } catch {
        throw .file(error)
      }
    } catch {
      try takeBack(transaction, after: error)
    }
  }

  private func takeBack(_ transaction: ChangeTransaction, after failure: WriteFailure) throws(WriteFailure) {
    var left: [String]?
    do {
      left = try transaction.rollBack()
      try records.remove(.journal)
    } catch {
      if case .file(let cause) = failure {
        throw .unfinished(cause, left: left ?? transaction.changes.map(\.path))
      }
    }
    throw failure
  }
}
