import Files

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
      guard let kind = try old.kind(of: name, knownKind) else { continue }
      let inner = path.appending(name.text)
      let folderName = RelativePath(name.text)
      let (wasFile, isFile) = (before.files.contains(name.text), now.files.contains(name.text))
      let (wasFolder, isFolder) = (before.folders.contains(folderName), now.folders.contains(folderName))
      switch kind {
      case .folder where isFile:
        findings.clashes.append(inner)
      case .folder where try old.isMountPoint(name.bytes):
        findings.mounts.append(inner)
        tree.folders.append(ForeignTree(name: name, holdsPages: isFolder, isMounted: true))
      case .folder where !wasFolder && !isFolder && !old.canList(name.bytes):
        findings.mounts.append(inner)
        tree.folders.append(ForeignTree(name: name, holdsPages: false, isMounted: true))
      case .folder:
        let subtree = try self.tree(
          old.folder(name.bytes), try? new?.folder(name.bytes), name: name, path: inner,
          holdsPages: isFolder || wasFolder, &findings)
        if isFolder || !wasFolder || !subtree.isEmpty {
          tree.folders.append(subtree)
        } else if path.isEmpty {
          findings.gone.append(name.text)
        }
      case .file where wasFile:
        if path.isEmpty && !isFile && !isFolder { findings.gone.append(name.text) }
      case .file where isFile:
        if try !isSame(name, in: old, and: new) { findings.clashes.append(inner) }
      case _ where isFile || isFolder:
        findings.clashes.append(inner)
      default:
        tree.files.append(name)
      }
    }
    return tree
  }

  private func isSame(_ name: FileName, in old: Folder, and new: Folder?) throws(FileFailure) -> Bool {
    guard let new, let one = try old.status(of: name.bytes), let other = try new.status(of: name.bytes) else {
      return false
    }
    if one.inode == other.inode && one.device == other.device { return true }
    if one.size != other.size { return false }
    return try old.read(name.bytes).bytes == new.read(name.bytes).bytes
  }
}
