import Files

/// The entries of a folder of an output that no build wrote, with the folders that stay.
struct ForeignTree {
  let name: FileName
  /// Files, symbolic links and whatever else is no folder.
  var files: [FileName] = []
  var folders: [ForeignTree] = []
  /// Whether pages go into the folder, or did, too.
  let holdsPages: Bool
  /// Whether another file system is mounted on the folder: what is in it stays where it is.
  var isMounted = false

  var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  /// Gives all of it its place in `new`, with the rights of the folders that `old` has.
  ///
  /// - Parameter isWhole: Whether the entries of the output itself are carried over, too, not only those in folders of pages.
  func carry(from old: Folder, to new: Folder, isWhole: Bool = true) throws(FileFailure) {
    if isWhole { for file in files { try new.link(file.bytes, from: old) } }
    for folder in folders where isWhole || folder.holdsPages {
      let (before, now) = (try old.folder(folder.name.bytes), try new.makeFolder(folder.name.bytes))
      try folder.carry(from: before, to: now)
      _ = try now.takeRights(of: before)
      if !folder.holdsPages { try now.takeTimes(of: before) }
    }
  }

  /// Moves what came into the old output after it was carried: what `new` does not have, or has in another state.
  func rescue(from old: Folder, to new: Folder) throws(FileFailure) {
    for file in files {
      guard let status = try old.status(of: file.bytes) else { continue }
      let carried = try new.status(of: file.bytes)
      let isSame = carried?.inode == status.inode || (carried?.kind == .file && carried?.modified == status.modified)
      if !isSame, carried?.kind != .folder { try new.move(file.bytes, from: old) }
    }
    for folder in folders where !folder.isMounted {
      guard let status = try new.status(of: folder.name.bytes) else {
        try new.move(folder.name.bytes, from: old)
        continue
      }
      guard status.kind == .folder else { continue }
      try folder.rescue(from: old.folder(folder.name.bytes), to: new.folder(folder.name.bytes))
    }
  }
}
