import Files
import Synchronization

/// What a folder holds from an earlier build and no file of this one has taken up yet. The folder is listed when it is first asked for.
final class Leftovers: Sendable {
  private let folder: Folder
  /// The names of the folders in it that belong to this build.
  private let children: Set<String>
  private let table = Mutex<EntryTable?>(nil)

  init(in folder: Folder, besides children: Set<String>) {
    self.folder = folder
    self.children = children
  }

  /// The inode of an entry, which from now on is the caller's; nil if there is none.
  func take(_ name: UnsafePointer<CChar>) throws(FileFailure) -> UInt64? {
    try withTable { table throws(FileFailure) in table.take(name) }
  }

  /// Removes what nobody has taken.
  func remove() throws(FileFailure) {
    try withTable { table throws(FileFailure) in try table.forEachName(folder.removeAll) }
  }

  private func withTable<Result>(
    _ body: (inout EntryTable) throws(FileFailure) -> Result
  ) throws(FileFailure) -> Result {
    try table.withLock { known throws(FileFailure) in
      var table: EntryTable
      if let listed = known.take() {
        table = listed
      } else {
        table = try folder.entryTable()
        for child in children { _ = table.take(child) }
      }
      defer { known = table }
      return try body(&table)
    }
  }
}
