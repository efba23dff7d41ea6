import Concurrency
import Files
private import Glibc

/// The steps by which files get new bytes, and by which they get their old ones back.
struct ChangeTransaction {
  let changes: [FileChange]
  let root: Folder
  private let temporaryPrefix: String

  /// From so many files on, the disk is brought up to date as a whole.
  private static let fewFiles = 16
  /// How many changes a thread makes before it asks for more.
  private static let runLength = 64

  init(root: Folder, changes: [FileChange], temporaryPrefix: String) {
    self.root = root
    self.changes = changes
    self.temporaryPrefix = temporaryPrefix
  }

  init(root: Folder, record: ChangeRecord) {
    self.init(root: root, changes: record.changes, temporaryPrefix: record.temporaryPrefix)
  }

  /// The changes with the rights that their files have now.
  static func lookingAtRights(of changes: [FileChange], in root: Folder) throws(FileFailure) -> [FileChange] {
    if !changes.contains(where: { $0.before != nil }) { return changes }
    var folders = OpenedFolders(in: root)
    var result: [FileChange] = []
    for change in changes {
      guard change.before != nil else {
        result.append(change)
        continue
      }
      let (parent, name) = Self.parts(of: change.path)
      result.append(change.with(rightsBefore: try folders.folder(parent).rights(of: name)))
    }
    return result
  }

  /// Holds the files against what they were when the changes were planned.
  func check() throws(WriteFailure) {
    var changed: [String] = []
    do throws(FileFailure) {
      var folders = OpenedFolders(in: root)
      // Whether a new file's name is free is told when it is given.
      for change in changes where change.before != nil || changes.count <= Self.fewFiles {
        if try bytes(of: change, &folders) != change.before { changed.append(change.path) }
      }
      for change in changes where change.before != nil && changed.isEmpty {
        let (parent, name) = Self.parts(of: change.path)
        let folder = try folders.folder(parent)
        guard folder.isWritable(name) else { throw FileFailure("write", folder.path(of: name), code: EACCES) }
      }
    } catch {
      throw .file(error)
    }
    if !changed.isEmpty { throw .changedMeanwhile(changed) }
  }

  /// Whether every file is as it was before the changes.
  var isTakenBack: Bool {
    var folders = OpenedFolders(in: root)
    return changes.allSatisfy { change in
      do throws(FileFailure) {
        return try bytes(of: change, &folders) == change.before
      } catch {
        return false
      }
    }
  }

  /// Makes the changes. Where this throws, `rollBack` is due. A signal ends it while files are still to be changed.
  func run() throws(WriteFailure) {
    let folders = try writeNewFiles()
    try replaceFiles(in: folders)
    try Self.failing { () throws(FileFailure) in
      for folder in folders.all { try folder.sync() }
      try removeTemporaryFiles(all: false)
    }
    removeEmptyFolders { $0.after == nil }
  }

  /// Does something with files that is part of writing changes.
  private static func failing<Result>(
    _ body: () throws(FileFailure) -> Result
  ) throws(WriteFailure) -> Result {
    do {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  /// Puts every new file in its place.
  private func replaceFiles(in folders: OpenedFolders) throws(WriteFailure) {
    try forEachChange { index throws(WriteFailure) in
      let isReplaced = try Self.failing { () throws(FileFailure) in
        var folders = folders
        return try replace(changes[index], at: index, &folders)
      }
      guard isReplaced else { throw .changedMeanwhile([changes[index].path]) }
    }
  }

  /// Calls `body` with the number of every change: with many changes on all cores, in no order. No two changes are of one file.
  private func forEachChange(_ body: @Sendable (Int) throws(WriteFailure) -> Void) throws(WriteFailure) {
    let runs = (changes.count + Self.runLength - 1) / Self.runLength
    try Parallel.forEach(runs) { run throws(WriteFailure) in
      for index in run * Self.runLength..<min((run + 1) * Self.runLength, changes.count) {
        if let interruption = Interruption.noted { throw .interrupted(interruption) }
        try body(index)
      }
    }
  }

  /// Writes every file beside the place that it is for.
  ///
  /// - Returns: the folders in which files change.
  private func writeNewFiles() throws(WriteFailure) -> OpenedFolders {
    let areFew = changes.count <= Self.fewFiles
    let opened = try Self.failing { () throws(FileFailure) in
      var folders = OpenedFolders(in: root)
      for parent in Self.parents(of: changes) { _ = try folders.folder(parent, makes: true) }
      return folders
    }
    try forEachChange { index throws(WriteFailure) in
      try Self.failing { () throws(FileFailure) in
        var folders = opened
        try writeNewFile(of: changes[index], at: index, &folders, isDurable: areFew)
      }
    }
    if !areFew { try Self.failing { () throws(FileFailure) in try syncFileSystems(of: opened) } }
    return opened
  }

  private func writeNewFile(
    of change: FileChange, at index: Int, _ folders: inout OpenedFolders, isDurable: Bool
  ) throws(FileFailure) {
    guard let bytes = change.after else { return }
    let (parent, name) = Self.parts(of: change.path)
    let folder = try folders.folder(parent)
    do throws(FileFailure) {
      let rights = try rights(of: change, in: folder)
      try folder.write([bytes], toNewFile: temporaryName(index), rights: rights, isDurable: isDurable)
    } catch {
      // The file that a person knows of.
      throw FileFailure("write", folder.path(of: name), code: error.code)
    }
  }

  /// Brings the disks up to date. The sources may be on others than the site.
  private func syncFileSystems(of folders: OpenedFolders) throws(FileFailure) {
    var devices: Set<UInt64> = []
    for folder in folders.all {
      let device = try folder.status().device
      if devices.insert(device).inserted { try folder.syncFileSystem() }
    }
  }

  /// Those that the new bytes of a file get; nil if it is like any new file.
  private func rights(of change: FileChange, in folder: Folder) throws(FileFailure) -> FileRights? {
    if let rights = change.rightsBefore ?? change.rightsAfter { return rights }
    guard let path = change.model else { return nil }
    let model = Self.parts(of: path)
    guard model.parent == Self.parts(of: change.path).parent else { return nil }
    return try folder.rights(of: model.name)
  }

  /// Puts a new file in the place of the old one, which waits under the temporary name.
  ///
  /// - Returns: false where the old file is not what it was.
  private func replace(
    _ change: FileChange, at index: Int, _ folders: inout OpenedFolders
  ) throws(FileFailure) -> Bool {
    let (parent, name) = Self.parts(of: change.path)
    let folder = try folders.folder(parent)
    let temporary = temporaryName(index)
    do throws(FileFailure) {
      if change.before != nil, try !isUnchanged(change, as: name, in: folder) { return false }
      switch (change.before, change.after) {
      case (nil, nil): break
      case (nil, _?): try folder.rename(temporary, toFree: name)
      case (_?, nil):
        try folder.move(name, from: folder, as: temporary)
        // Somebody may have written between the check and this step.
        if try !isUnchanged(change, as: temporary, in: folder) {
          try folder.rename(temporary, toFree: name)
          return false
        }
      case (_?, let after?):
        return try put(after, in: temporary, as: name, of: folder) { () throws(FileFailure) in
          try isUnchanged(change, as: temporary, in: folder)
        }
      }
    } catch {
      // The name of a new file is taken, or the old file is gone.
      if error.code == EEXIST || error.code == ENOENT { return false }
      throw error
    }
    return true
  }

  /// Puts a file in the place of another one, which waits under the temporary name then, unless somebody has written that one in the meantime.
  ///
  /// - Parameters:
  ///   - bytes: What the file under the temporary name has in it.
  ///   - isExpected: Whether the one that waits is that which was to be replaced.
  /// - Returns: Whether it was; if not, the file is as it was saved last.
  func put(
    _ bytes: [UInt8], in temporary: String, as name: String, of folder: Folder,
    if isExpected: () throws(FileFailure) -> Bool
  ) throws(FileFailure) -> Bool {
    guard try folder.exchange(name, with: temporary, of: folder) else {
      try folder.move(temporary, from: folder, as: name)
      return true
    }
    if try isExpected() { return true }
    // Until what was put there comes back, and not what somebody has saved over it.
    var placed = bytes
    while true {
      let saved = try folder.read(temporary).bytes
      _ = try folder.exchange(name, with: temporary, of: folder)
      if try folder.read(temporary).bytes == placed { return false }
      placed = saved
    }
  }

  /// Whether a file, under whatever name it has now, is as it was when the change was planned.
  private func isUnchanged(_ change: FileChange, as name: String, in folder: Folder) throws(FileFailure) -> Bool {
    guard try folder.read(name).bytes == change.before else { return false }
    guard let rights = change.rightsBefore else { return true }
    return try folder.rights(of: name) == rights
  }

  /// - Parameter all: whether new files may still be there that have not got their names.
  func removeTemporaryFiles(all: Bool) throws(FileFailure) {
    var folders = OpenedFolders(in: root)
    for (index, change) in changes.enumerated() where all || change.before != nil {
      guard let folder = try folders.existing(Self.parts(of: change.path).parent) else { continue }
      try folder.removeFile(temporaryName(index))
    }
  }

  /// Removes the folders that files went from, where nothing else is in them.
  func removeEmptyFolders(_ isGone: (FileChange) -> Bool) {
    for parent in Self.parents(of: changes, where: isGone) where parent != "content" {
      let (outer, name) = Self.parts(of: parent)
      var folders = OpenedFolders(in: root)
      _ = try? folders.folder(outer).removeEmptyFolder(name)
    }
  }
}

extension ChangeTransaction {
  /// The bytes of a file; nil if there is none.
  func bytes(of change: FileChange, _ folders: inout OpenedFolders) throws(FileFailure) -> [UInt8]? {
    let (parent, name) = Self.parts(of: change.path)
    do {
      return try folders.existing(parent)?.read(name).bytes
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Hidden, so that nothing takes it for an item.
  func temporaryName(_ index: Int) -> String { "\(temporaryPrefix)\(index)" }
}
