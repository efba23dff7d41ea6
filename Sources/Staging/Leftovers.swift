import Files
import Synchronization

/// The entries that a staged folder still has from an earlier output, and that no file of the new one has taken yet.
///
/// The folder is listed when it is first asked for an entry.
final class Leftovers: Sendable {
  private let folder: Folder
  /// The names of the folders in it that belong to the new output.
  private let children: Set<RelativePath>
  private let entries = Mutex<EntryTable?>(nil)

  init(in folder: Folder, besides children: Set<RelativePath>) {
    self.folder = folder
    self.children = children
  }

  /// Takes an entry if it is a second name of an existing file; any other entry of that name is removed.
  ///
  /// - Parameter inode: The inode of the existing file.
  /// - Returns: Whether the folder has the entry.
  func take(_ name: UnsafePointer<CChar>, inode: UInt64) throws(FileFailure) -> Bool {
    guard let found = try take(name) else { return false }
    if found != inode { try folder.removeAll(name) }
    return found == inode
  }

  /// Makes room for a file that is about to be written.
  func clear(_ name: UnsafePointer<CChar>) throws(FileFailure) {
    if try take(name) != nil { try folder.removeAll(name) }
  }

  /// Removes the entries that nothing has taken.
  func remove() throws(FileFailure) {
    try entries.withLock { entries throws(FileFailure) in
      try list(&entries)
      try entries?.forEachName(folder.removeAll)
      entries = nil
    }
  }

  private func take(_ name: UnsafePointer<CChar>) throws(FileFailure) -> UInt64? {
    try entries.withLock { entries throws(FileFailure) in
      try list(&entries)
      return entries?.take(name)
    }
  }

  private func list(_ entries: inout EntryTable?) throws(FileFailure) {
    guard entries == nil else { return }
    var table = try folder.entryTable()
    for child in children { _ = table.take(child.text) }
    entries = table
  }
}
