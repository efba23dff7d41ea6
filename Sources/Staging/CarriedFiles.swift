import Files

/// What of others was carried from an output to the next one, by which it can be told afterwards what has changed since.
struct CarriedFiles {
  /// A file at the moment at which it was carried.
  struct File {
    /// What the system said about it in the old output.
    let old: FileStatus
    /// The same in the new one.
    let new: FileStatus

    /// Whether a file in the old output is the one that was carried.
    func isStill(_ status: FileStatus) -> Bool { Self.isSame(status, old, isLinked: old.inode == new.inode) }

    /// Whether a file in the new output is the one that was carried there.
    func isStill(inNew status: FileStatus) -> Bool { Self.isSame(status, new, isLinked: old.inode == new.inode) }

    /// A file with a name in both outputs may change in both; a copy doesn't.
    private static func isSame(_ status: FileStatus, _ known: FileStatus, isLinked: Bool) -> Bool {
      status.inode == known.inode
        && (isLinked || (status.modified == known.modified && status.size == known.size))
    }
  }

  var files: [FileName: File] = [:]
  var folders: [FileName: CarriedFiles] = [:]

  /// Takes back what has gone from the old output since.
  ///
  /// This is done before the outputs are exchanged: afterwards, what is missing in the old one may have gone with the staging folder.
  ///
  /// - Parameter old: Nil if the folder itself has gone.
  mutating func removeGone(from old: Folder?, in new: Folder) throws(FileFailure) {
    for name in files.keys {
      if try old?.status(of: name.bytes) != nil { continue }
      try new.removeFile(name.bytes)
      files[name] = nil
    }
    for name in folders.keys {
      let isThere = try old?.status(of: name.bytes)?.kind == .folder
      try folders[name]?.removeGone(from: isThere ? old?.folder(name.bytes) : nil, in: new.folder(name.bytes))
      if !isThere, new.removeEmptyFolder(name.bytes) { folders[name] = nil }
    }
  }

  /// Replaces what others have replaced in the old output since, unless they have done so in the new one, too, or removed it there.
  func followReplaced(in old: Folder, to new: Folder) throws(FileFailure) {
    for (name, file) in files {
      guard let status = try old.status(of: name.bytes), status.kind != .folder, !file.isStill(status),
        let there = try new.status(of: name.bytes), file.isStill(inNew: there)
      else { continue }
      try new.move(name.bytes, from: old)
    }
    for (name, folder) in folders {
      guard try old.status(of: name.bytes)?.kind == .folder, try new.status(of: name.bytes)?.kind == .folder else {
        continue
      }
      try folder.followReplaced(in: old.folder(name.bytes), to: new.folder(name.bytes))
    }
  }
}
