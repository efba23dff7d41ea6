import Files

extension ChangePlan {
  /// What takes back the last change of a site.
  ///
  /// - Throws: `WriteFailure.nothingToUndo`; `.notAsLeft` where files have changed since.
  package static func undoing(root path: String) throws(WriteFailure) -> ChangePlan {
    let root: Folder
    do {
      root = try Folder(at: path)
      guard try root.status(of: ".vitrine") != nil else { throw WriteFailure.nothingToUndo }
    } catch let failure as FileFailure {
      throw .file(failure)
    } catch {
      throw .nothingToUndo
    }
    let records: ChangeFolder
    do {
      records = try ChangeFolder(in: root)
    } catch {
      throw .file(error)
    }
    guard let last = try records.read(.undo), !last.isUndo else { throw .nothingToUndo }
    let changes = last.changes.reversed().map(\.inverse)
    do {
      try ChangeTransaction(root: root, changes: changes, temporaryPrefix: last.temporaryPrefix).check()
    } catch .changedMeanwhile(let paths) {
      throw .notAsLeft(paths)
    }
    return ChangePlan(title: last.title, changes: changes)
  }
}
