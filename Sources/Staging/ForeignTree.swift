import Files
private import Glibc

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

  /// Which of the entries of an output.
  enum Part {
    /// Those in folders of pages.
    case amongPages
    /// The others.
    case besidePages
  }

  /// Gives a part of what an output has its place in `new`, with the rights of the folders that `old` has.
  ///
  /// - Throws: A failure after which nothing beside pages is in `new`.
  func carry(_ part: Part, from old: Folder, to new: Folder) throws(FileFailure) -> CarriedFiles {
    let folders = folders.filter { $0.holdsPages == (part == .amongPages) }
    switch part {
    case .amongPages: return try Self.carry([], folders, from: old, to: new, copiesOthers: true)
    case .besidePages:
      do {
        return try Self.carry(files, folders, from: old, to: new, copiesOthers: false)
      } catch {
        for name in files + folders.map(\.name) { try? new.removeAll(name.bytes) }
        throw error
      }
    }
  }

  private static func carry(
    _ files: [FileName], _ folders: [ForeignTree], from old: Folder, to new: Folder, copiesOthers: Bool
  ) throws(FileFailure) -> CarriedFiles {
    var carried = CarriedFiles()
    for name in files {
      var attempts = 100
      while let before = try old.status(of: name.bytes) {
        attempts -= 1
        do {
          let isSame = try new.link(name.bytes, from: old, copiesOthers: copiesOthers)
          guard let now = try new.status(of: name.bytes) else { break }
          carried.files[name] = CarriedFiles.File(old: isSame ? now : before, new: now)
          break
        } catch {
          // A file that others replace in this moment is looked for again.
          guard error.code == ENOENT, attempts > 0 else { throw error }
        }
      }
    }
    for folder in folders {
      try ifThere { () throws(FileFailure) in
        let (before, now) = (try old.folder(folder.name.bytes), try new.makeFolder(folder.name.bytes))
        carried.folders[folder.name] = try carry(
          folder.files, folder.folders, from: before, to: now, copiesOthers: copiesOthers)
        _ = try now.takeRights(of: before)
        if !folder.holdsPages { try now.takeTimes(of: before) }
      }
    }
    return carried
  }

  /// Passes over what has gone since the output was searched: a file that others made for a moment.
  private static func ifThere(_ body: () throws(FileFailure) -> Void) throws(FileFailure) {
    do {
      try body()
    } catch {
      guard [ENOENT, ENOTDIR].contains(error.code) else { throw error }
    }
  }

  /// Moves what others have put into the old output since it was carried. What they have put into `new` meanwhile, or removed there, is newer and stays.
  func rescue(from old: Folder, to new: Folder, besides carried: CarriedFiles) throws(FileFailure) {
    for name in files where carried.files[name] == nil {
      guard try new.status(of: name.bytes) == nil else { continue }
      try Self.ifThere { () throws(FileFailure) in try new.move(name.bytes, from: old) }
    }
    for folder in folders where !folder.isMounted {
      let known = carried.folders[folder.name]
      let there = try new.status(of: folder.name.bytes)
      if there?.kind == .folder {
        try folder.rescue(
          from: old.folder(folder.name.bytes), to: new.folder(folder.name.bytes), besides: known ?? CarriedFiles())
      } else if there == nil, known == nil {
        try new.move(folder.name.bytes, from: old)
      }
    }
  }
}
