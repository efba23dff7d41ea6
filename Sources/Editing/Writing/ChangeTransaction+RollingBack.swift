import Files

extension ChangeTransaction {
  /// Gives every file its old bytes back, whether or not it had got new ones.
  ///
  /// - Returns: the paths of files that are neither as they were nor as they were to be: somebody else has changed them, and they stay.
  func rollBack() throws(FileFailure) -> [String] {
    var left: [String] = []
    var folders: [String: Folder] = [:]
    for (index, change) in changes.enumerated().reversed() {
      let (parent, name) = Self.parts(of: change.path)
      guard let folder = try existingFolder(parent, &folders) else { continue }
      let now = try bytes(of: change, &folders)
      if now != change.before {
        if now == change.after {
          try restore(change, name: name, in: folder, temporary: temporaryName(index))
        } else {
          left.append(change.path)
        }
      }
    }
    try removeTemporaryFiles(all: true)
    for folder in folders.values { try folder.sync() }
    removeEmptyFolders { $0.before == nil }
    return left
  }

  private func restore(
    _ change: FileChange, name: String, in folder: Folder, temporary: String
  ) throws(FileFailure) {
    guard let before = change.before else { return try folder.removeFile(name) }
    // The old file itself, where it still waits: that needs no room on the disk.
    if (try? folder.read(temporary).bytes) != before {
      try folder.removeFile(temporary)
      try folder.write([before], toNewFile: temporary, rights: change.rightsBefore, isDurable: true)
    }
    try folder.move(temporary, from: folder, as: name)
  }
}
