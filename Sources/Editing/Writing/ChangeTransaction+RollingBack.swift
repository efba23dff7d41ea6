import Files
private import Glibc

/// What a command that was cut short has changed, and no other can take back.
package enum LeftAsFound: Sendable, Hashable {
  /// The path of a file that somebody else has edited since.
  case edited(String)
  /// The path of a folder that is gone, perhaps to another name, with what was changed in it.
  case gone(String)

  var path: String {
    switch self {
    case .edited(let path), .gone(let path): path
    }
  }
}

extension ChangeTransaction {
  /// Gives every file its old bytes back, whether or not it had got new ones.
  ///
  /// - Returns: what stays, in files that are neither as they were nor as they were to be, and in folders that are gone.
  func rollBack() throws(FileFailure) -> [LeftAsFound] {
    var left: [LeftAsFound] = []
    var folders = OpenedFolders(in: root)
    for (index, change) in changes.enumerated().reversed() {
      let (parent, name) = Self.parts(of: change.path)
      guard let folder = try folders.existing(parent) else {
        if left.last == .gone(parent) { continue }
        // The folder of a new collection may never have been made.
        let isNew = changes.contains { $0.before == nil && $0.path == "\(parent)/collection.yaml" }
        if !isNew { left.append(.gone(parent)) }
        continue
      }
      let now = try bytes(of: change, &folders)
      if now == change.before { continue }
      guard now == change.after, try !isClosed(change, name: name, in: folder),
        try restore(change, name: name, in: folder, temporary: temporaryName(index))
      else {
        left.append(.edited(change.path))
        continue
      }
    }
    try removeTemporaryFiles(all: true)
    for folder in folders.all { try folder.sync() }
    removeEmptyFolders { $0.before == nil }
    return left
  }

  /// Whether somebody has given a file other permissions since it was written.
  private func isClosed(_ change: FileChange, name: String, in folder: Folder) throws(FileFailure) -> Bool {
    guard let written = change.rightsBefore?.mode, let now = try folder.rights(of: name)?.mode else { return false }
    return now & 0o777 != written & 0o777
  }

  /// - Returns: False where somebody has written the file in the meantime; it is as it was saved last then.
  private func restore(
    _ change: FileChange, name: String, in folder: Folder, temporary: String
  ) throws(FileFailure) -> Bool {
    do throws(FileFailure) {
      guard let before = change.before else {
        try folder.move(name, from: folder, as: temporary)
        if try folder.read(temporary).bytes == change.after { return true }
        try folder.rename(temporary, toFree: name)
        return false
      }
      // The old file itself, where it still waits: that needs no room on the disk.
      if (try? folder.read(temporary).bytes) != before {
        try folder.removeFile(temporary)
        try folder.write([before], toNewFile: temporary, rights: change.rightsBefore, isDurable: true)
      }
      guard let after = change.after else {
        try folder.rename(temporary, toFree: name)
        return true
      }
      return try put(before, in: temporary, as: name, of: folder) { () throws(FileFailure) in
        try folder.read(temporary).bytes == after
      }
    } catch {
      // The file is gone, or another has its name.
      if error.code == EEXIST || error.code == ENOENT { return false }
      throw error
    }
  }
}
