import Files
import Synchronization

/// What a folder holds from an earlier build and no file of this one has taken up yet.
///
/// Where the ledger knows that, the folder need not be listed; otherwise it is when it is first asked for.
final class Leftovers: Sendable {
  private let folder: Folder
  /// The names of the folders in it that belong to this build.
  private let children: Set<String>
  private let entries: Mutex<Entries>

  private enum Entries {
    case unlisted
    case listed(EntryTable)
    /// Second names of all files of the output that stands, but for these.
    case known(missing: Set<String>)
  }

  /// - Parameter missing: the only files of the output that stands that have no second names in the folder, if the ledger knows.
  init(in folder: Folder, besides children: Set<String>, missing: [String]?) {
    self.folder = folder
    self.children = children
    entries = Mutex(missing.map { .known(missing: Set($0)) } ?? .unlisted)
  }

  /// Whether the folder was taken for one that holds second names of all files of the output that stands.
  var areKnown: Bool {
    entries.withLock { if case .known = $0 { true } else { false } }
  }

  /// Takes an entry up, if it is a second name of a file of the output that stands; another one of that name goes.
  ///
  /// - Parameter inode: that of the file.
  /// - Returns: whether it is there.
  func take(_ name: UnsafePointer<CChar>, inode: UInt64) throws(FileFailure) -> Bool {
    try entries.withLock { entries throws(FileFailure) in
      if case .known(let missing) = entries { return missing.isEmpty || !missing.contains(String(cString: name)) }
      guard let found = try listed(&entries, { $0.take(name) }) else { return false }
      if found != inode { try folder.removeAll(name) }
      return found == inode
    }
  }

  /// Makes room for a file that is to be written.
  func clear(_ name: UnsafePointer<CChar>) throws(FileFailure) {
    try entries.withLock { entries throws(FileFailure) in
      if case .known = entries { return try folder.removeAll(name) }
      if try listed(&entries, { $0.take(name) }) != nil { try folder.removeAll(name) }
    }
  }

  /// Removes what nobody has taken up.
  ///
  /// - Parameter files: the files that now belong there; nil if they are those of the output that stands.
  func remove(besides files: NameList?) throws(FileFailure) {
    try entries.withLock { entries throws(FileFailure) in
      if case .known = entries {
        guard let files else { return }
        for position in files.indices {
          try files.withFileName(at: position, ending: "") { name throws(FileFailure) in
            _ = try listed(&entries) { $0.take(name) }
          }
        }
      }
      try listed(&entries) { _ in }
      if case .listed(let table) = entries { try table.forEachName(folder.removeAll) }
    }
  }

  /// Asks the table of all entries, which is made when it is first needed.
  private func listed<Result>(
    _ entries: inout Entries, _ body: (inout EntryTable) -> Result
  ) throws(FileFailure) -> Result {
    var table: EntryTable
    if case .listed(let known) = entries {
      table = known
    } else {
      table = try folder.entryTable()
      for child in children { _ = table.take(child) }
    }
    // One owner at a time: the table is changed where it is.
    entries = .unlisted
    defer { entries = .listed(table) }
    return body(&table)
  }
}
