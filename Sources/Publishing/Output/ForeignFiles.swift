import Files

/// The files in an output that no build wrote, which every build leaves as they are: a CNAME, a page added by hand, a `.git`.
struct ForeignFiles {
  /// What the build before wrote.
  let before: Set<String>
  /// What this build wrote.
  let now: Set<String>

  /// Gives every such file of `old` its place in `new`.
  func carry(from old: Folder, to new: Folder) throws(FileFailure) {
    try carry(from: old, to: new, prefix: "")
  }

  private func carry(from old: Folder, to new: Folder, prefix: String) throws(FileFailure) {
    for entry in try old.entries() {
      let path = prefix + entry.name
      switch try old.kind(of: entry) {
      case .folder?:
        let inner = try old.folder(entry.name)
        guard try holdsForeignFiles(inner, prefix: path + "/") else { continue }
        try carry(from: inner, to: new.makeFolder(entry.name), prefix: path + "/")
      case .link?:
        if !now.contains(path) { try new.copyLink(entry.name, from: old) }
      default:
        if isForeign(path) { try new.link(entry.name, from: old) }
      }
    }
  }

  private func isForeign(_ path: String) -> Bool {
    path != OutputManifest.file && !before.contains(path) && !now.contains(path)
  }

  /// Whether something in the folder must stay; an empty folder that no build needed is somebody's, too.
  private func holdsForeignFiles(_ folder: Folder, prefix: String) throws(FileFailure) -> Bool {
    let entries = try folder.entries()
    if entries.isEmpty { return true }
    for entry in entries {
      let path = prefix + entry.name
      if try folder.kind(of: entry) == .folder {
        if try holdsForeignFiles(folder.folder(entry.name), prefix: path + "/") { return true }
      } else if isForeign(path) {
        return true
      }
    }
    return false
  }
}
