import Files

/// What this build knows of a folder without listing it, and what the next one is to know.
struct FolderKnowledge: Sendable {
  private let new: Folder
  private let old: Folder?
  private let time: FolderTime
  /// The stamp of the folder that stands, if it holds nothing that is not Vitrine's.
  let settledStamp: FileStamp?
  /// The only files of the folder that stands that have no second names in the new one; nil if that is not known.
  let missing: [String]?

  /// - Parameters:
  ///   - new: the folder that is being made.
  ///   - old: the same folder of the output that stands.
  ///   - known: what the ledger says of both.
  ///   - time: the time that they get.
  init(of new: Folder, over old: Folder?, _ known: LedgerFolder?, time: FolderTime) throws(FileFailure) {
    self.new = new
    self.old = old
    self.time = time
    guard let known, let stamp = try old?.stamp(), FolderStamp(stamp) == known.shown else {
      (settledStamp, missing) = (nil, nil)
      return
    }
    settledStamp = stamp
    missing = try FolderStamp(new.stamp()) == known.spare ? known.missing : nil
  }

  /// Gives the folder that is being made its time.
  func settleNew() { new.setTime(time.nanoseconds) }

  /// Gives the folder that stands, or stood, its time.
  func settleOld() { old?.setTime(time.nanoseconds) }

  /// What is to be known when the new folder has taken the place of the old one.
  ///
  /// - Parameter replaced: the only files of both that differ; nil if more does.
  func exchanged(_ path: String, replaced: [String]?) throws(FileFailure) -> LedgerFolder {
    var spare = FolderStamp.none
    if let old, replaced != nil { spare = FolderStamp(try old.stamp(), at: time) }
    return LedgerFolder(
      path: path, shown: FolderStamp(try new.stamp(), at: time), spare: spare, missing: replaced ?? [])
  }

  /// What is to be known when a file of the new folder has been put in its place in the old one.
  ///
  /// - Parameter known: what the ledger says.
  func replaced(_ name: String, _ known: LedgerFolder) throws(FileFailure) -> LedgerFolder {
    guard let old, settledStamp != nil else {
      return LedgerFolder(path: known.path, shown: .none, spare: .none, missing: [])
    }
    return LedgerFolder(
      path: known.path, shown: FolderStamp(try old.stamp(), at: time),
      spare: missing == nil ? .none : FolderStamp(try new.stamp(), at: time),
      missing: known.missing.filter { $0 != name } + [name])
  }
}
