import Files
private import Glibc

/// The steps by which files get new bytes, and by which they get their old ones back.
struct ChangeTransaction {
  let changes: [FileChange]
  private let root: Folder
  private let temporaryPrefix: String

  /// From so many files on, the disk is brought up to date as a whole.
  private static let fewFiles = 16

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
    var result: [FileChange] = []
    for change in changes {
      guard change.before != nil else {
        result.append(change)
        continue
      }
      let (folder, name) = try root.resolve(RelativePath(change.path))
      result.append(change.with(rightsBefore: try folder.rights(of: name)))
    }
    return result
  }

  /// Holds the files against what they were when the changes were planned.
  func check() throws(WriteFailure) {
    var changed: [String] = []
    do throws(FileFailure) {
      var folders: [String: Folder] = [:]
      // Whether a new file's name is free is told when it is given.
      for change in changes where change.before != nil || changes.count <= Self.fewFiles {
        if try bytes(of: change, &folders) != change.before { changed.append(change.path) }
      }
      for change in changes where change.before != nil && changed.isEmpty {
        let (folder, name) = try root.resolve(RelativePath(change.path))
        guard folder.isWritable(name) else { throw FileFailure("write", folder.path(of: name), code: EACCES) }
      }
    } catch {
      throw .file(error)
    }
    if !changed.isEmpty { throw .changedMeanwhile(changed) }
  }

  /// Makes the changes. Where this throws, `rollBack` is due.
  func run() throws(WriteFailure) {
    var changed: [String] = []
    do throws(FileFailure) {
      var folders = try writeNewFiles()
      for (index, change) in changes.enumerated() {
        if try !replace(change, at: index, &folders) {
          changed.append(change.path)
          break
        }
      }
      if changed.isEmpty {
        for folder in folders.values { try folder.sync() }
        try removeTemporaryFiles(all: false)
        removeEmptyFolders { $0.after == nil }
      }
    } catch {
      throw .file(error)
    }
    if !changed.isEmpty { throw .changedMeanwhile(changed) }
  }

  /// Writes every file beside the place that it is for.
  ///
  /// - Returns: the folders in which files change.
  private func writeNewFiles() throws(FileFailure) -> [String: Folder] {
    let areFew = changes.count <= Self.fewFiles
    var folders: [String: Folder] = [:]
    for (index, change) in changes.enumerated() {
      let (parent, name) = Self.parts(of: change.path)
      let folder = try folder(parent, &folders, makes: true)
      guard let bytes = change.after else { continue }
      do throws(FileFailure) {
        let rights = try rights(of: change, in: folder)
        try folder.write([bytes], toNewFile: temporaryName(index), rights: rights, isDurable: areFew)
      } catch {
        // The file that a person knows of.
        throw FileFailure("write", folder.path(of: name), code: error.code)
      }
    }
    if !areFew { try root.syncFileSystem() }
    return folders
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
    _ change: FileChange, at index: Int, _ folders: inout [String: Folder]
  ) throws(FileFailure) -> Bool {
    let (parent, name) = Self.parts(of: change.path)
    let folder = try folder(parent, &folders)
    let temporary = temporaryName(index)
    if change.before != nil, try bytes(of: change, &folders) != change.before { return false }
    switch (change.before, change.after) {
    case (nil, nil): break
    case (nil, _?):
      do {
        try folder.rename(temporary, toFree: name)
      } catch {
        if error.code == EEXIST { return false }
        throw error
      }
    case (let before?, nil):
      try folder.move(name, from: folder, as: temporary)
      // Somebody may have written between the check and this step.
      if try folder.read(temporary).bytes != before {
        try folder.move(temporary, from: folder, as: name)
        return false
      }
    case (let before?, _?):
      guard try folder.exchange(name, with: temporary, of: folder) else {
        try folder.move(temporary, from: folder, as: name)
        return true
      }
      if try folder.read(temporary).bytes != before {
        _ = try folder.exchange(name, with: temporary, of: folder)
        return false
      }
    }
    return true
  }

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

  /// - Parameter all: whether new files may still be there that have not got their names.
  private func removeTemporaryFiles(all: Bool) throws(FileFailure) {
    var folders: [String: Folder] = [:]
    for (index, change) in changes.enumerated() where all || change.before != nil {
      guard let folder = try existingFolder(Self.parts(of: change.path).parent, &folders) else { continue }
      try folder.removeFile(temporaryName(index))
    }
  }

  /// Removes the folders that files went from, where nothing else is in them.
  private func removeEmptyFolders(_ isGone: (FileChange) -> Bool) {
    for parent in Set(changes.filter(isGone).map { Self.parts(of: $0.path).parent }) where parent != "content" {
      guard let (folder, name) = try? root.resolve(RelativePath(parent)) else { continue }
      _ = folder.removeEmptyFolder(name)
    }
  }
}

extension ChangeTransaction {
  /// The bytes of a file; nil if there is none.
  private func bytes(of change: FileChange, _ folders: inout [String: Folder]) throws(FileFailure) -> [UInt8]? {
    let (parent, name) = Self.parts(of: change.path)
    do {
      return try existingFolder(parent, &folders)?.read(name).bytes
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  private func folder(
    _ path: String, _ folders: inout [String: Folder], makes: Bool = false
  ) throws(FileFailure) -> Folder {
    if let folder = folders[path] { return folder }
    var folder = root
    for part in path.split(separator: "/").map(String.init) {
      folder = makes ? try folder.makeFolder(part) : try folder.folder(part)
    }
    folders[path] = folder
    return folder
  }

  private func existingFolder(_ path: String, _ folders: inout [String: Folder]) throws(FileFailure) -> Folder? {
    do {
      return try folder(path, &folders)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  private static func parts(of path: String) -> (parent: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// Hidden, so that nothing takes it for an item.
  private func temporaryName(_ index: Int) -> String { "\(temporaryPrefix)\(index)" }
}
