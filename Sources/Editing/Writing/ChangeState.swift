import Files

/// What tells whether a command has changed a site: the same at two moments, and none has in between.
package struct ChangeState: Hashable {
  /// Records come and go in this folder.
  private let records: FileStatus?
  private let last: UInt64?
  /// Whether a command is changing files, or was cut short.
  package let isChanging: Bool

  /// - Parameter root: The folder that holds `content/`.
  package init(of root: String) {
    let root = try? Folder(at: root)
    records = (try? root?.status(of: ChangeFolder.name)) ?? nil
    let folder = records == nil ? nil : (try? root?.folder(ChangeFolder.name)) ?? nil
    last = ((try? folder?.status(of: ChangeFolder.Record.undo.rawValue)) ?? nil)?.inode
    isChanging = ((try? folder?.status(of: ChangeFolder.Record.journal.rawValue)) ?? nil) != nil
  }
}
