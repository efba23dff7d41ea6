import Files
private import Glibc

/// Finds the files in an output that no build wrote, which every build keeps as they are: a CNAME, a page added by hand, a `.git`.
///
/// A file at an address that the previous build wrote belongs to Vitrine, even if somebody has changed it since. A symbolic link or a folder there doesn't.
struct ForeignFiles {
  /// The files that the previous build wrote.
  let before: ManifestIndex
  /// The files that this build wrote.
  let now: ManifestIndex

  /// What was found.
  struct Findings {
    var tree = ForeignTree(name: FileName("."), holdsPages: true)
    /// Entries where this build has something of its own.
    var clashes: [RelativePath] = []
    /// Folders that can't be moved with the rest: another file system is mounted on them, or they can't be opened, as root's `lost+found`.
    var mounts: [RelativePath] = []
    /// Entries of the output itself that the previous build wrote and this one did not.
    var gone: [String] = []
  }

  /// Searches an output.
  ///
  /// - Parameter new: The new output, which tells a file that is the same in both from one that is in the way.
  func find(in old: Folder, beside new: Folder) throws(FileFailure) -> Findings {
    var findings = Findings()
    findings.tree = try tree(old, new, name: findings.tree.name, path: "", holdsPages: true, &findings)
    return findings
  }

  private func tree(
    _ old: Folder, _ new: Folder?, name: FileName, path: RelativePath, holdsPages: Bool, _ findings: inout Findings
  ) throws(FileFailure) -> ForeignTree {
    var tree = ForeignTree(name: name, holdsPages: holdsPages)
    let (before, now) = (before[path], now[path])
    // Most entries are files that were written before and are written again.
    let entries = try old.names { name, kind in
      kind != .file || before.files.position(of: name) == nil
        || (now.files.position(of: name) == nil && (path.isEmpty || now.hasFolder(name)))
    }
    for (name, knownKind) in entries {
      if path.isEmpty, [OutputManifest.file, StagingLocation.innerName].contains(name.text) { continue }
      let entry = Entry(name: name, path: path.appending(name.text), before: before, now: now)
      do {
        guard let kind = try old.kind(of: name, knownKind) else { continue }
        try add(entry, kind, to: &tree, old, new, &findings)
      } catch {
        // What others write for a moment may have gone since the folder was listed.
        guard [ENOENT, ENOTDIR].contains(error.code) else { throw error }
      }
    }
    return tree
  }

  /// An entry of the old output, and what builds wrote in its place before and now.
  private struct Entry {
    let name: FileName
    let path: RelativePath
    let wasFile, isFile: Bool
    let wasFolder, isFolder: Bool

    init(name: FileName, path: RelativePath, before: ManifestIndex.Entries, now: ManifestIndex.Entries) {
      self.name = name
      self.path = path
      let folder = RelativePath(name.text)
      (wasFile, isFile) = (before.files.contains(name.text), now.files.contains(name.text))
      (wasFolder, isFolder) = (before.folders.contains(folder), now.folders.contains(folder))
    }

    /// Whether it is in the output itself.
    var isOuter: Bool { path.folder.isEmpty }
  }

  private func add(
    _ entry: Entry, _ kind: FileStatus.Kind, to tree: inout ForeignTree, _ old: Folder, _ new: Folder?,
    _ findings: inout Findings
  ) throws(FileFailure) {
    let name = entry.name
    switch kind {
    case .folder where entry.isFile && !entry.wasFolder:
      findings.clashes.append(entry.path)
    case .folder where try old.isMountPoint(name.bytes):
      findings.mounts.append(entry.path)
      tree.folders.append(ForeignTree(name: name, holdsPages: entry.isFolder, isMounted: true))
    case .folder where !entry.wasFolder && !entry.isFolder && !old.canList(name.bytes):
      guard try old.status(of: name.bytes) != nil else { return }
      findings.mounts.append(entry.path)
      tree.folders.append(ForeignTree(name: name, holdsPages: false, isMounted: true))
    case .folder:
      let subtree = try self.tree(
        old.folder(name.bytes), try? new?.folder(name.bytes), name: name, path: entry.path,
        holdsPages: entry.isFolder || entry.wasFolder, &findings)
      if entry.isFile {
        // A folder of pages becomes a page, unless others have put something into it.
        if !subtree.isEmpty { findings.clashes.append(entry.path) }
      } else if entry.isFolder || !entry.wasFolder || !subtree.isEmpty {
        tree.folders.append(subtree)
      } else if entry.isOuter {
        findings.gone.append(name.text)
      }
    case .file where entry.wasFile:
      if entry.isOuter && !entry.isFile && !entry.isFolder { findings.gone.append(name.text) }
    case .file where entry.isFile:
      if try !isSame(name, in: old, and: new) { findings.clashes.append(entry.path) }
    case _ where entry.isFile || entry.isFolder:
      findings.clashes.append(entry.path)
    default:
      tree.files.append(name)
    }
  }

  private func isSame(_ name: FileName, in old: Folder, and new: Folder?) throws(FileFailure) -> Bool {
    guard let one = try old.status(of: name.bytes) else { return true }
    guard let new, let other = try new.status(of: name.bytes) else { return false }
    if one.inode == other.inode && one.device == other.device { return true }
    if one.size != other.size { return false }
    return try old.read(name.bytes).bytes == new.read(name.bytes).bytes
  }
}
