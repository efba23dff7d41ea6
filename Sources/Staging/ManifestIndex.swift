import Files

/// The files that a manifest lists, folder by folder, found by the bytes of their names.
struct ManifestIndex {
  private var folders: [RelativePath: Entries] = [:]

  /// What a folder of the output holds.
  struct Entries {
    fileprivate(set) var files = NameList()
    fileprivate(set) var folders: Set<RelativePath> = []

    func hasFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
      !folders.isEmpty && folders.contains(RelativePath(String(decoding: name, as: UTF8.self)))
    }
  }

  init(_ manifest: OutputManifest) {
    var folder: RelativePath = ""
    var entries = Entries()
    manifest.forEachPath { path in
      let slash = path.lastIndex(of: UInt8(ascii: "/"))
      let parent = slash.map { path[..<$0] } ?? path[..<0]
      if !parent.elementsEqual(folder.text.utf8) {
        folders[folder] = entries
        folder = RelativePath(String(decoding: parent, as: UTF8.self))
        entries = folders[folder] ?? Entries()
      }
      entries.files.append(UnsafeBufferPointer(rebasing: path[(slash.map { $0 + 1 } ?? 0)...]))
    }
    folders[folder] = entries
    for path in Array(folders.keys) {
      folders[path]?.files.sort()
      addFolder(path)
    }
  }

  /// What the folder at a path holds; the empty path is the output itself.
  subscript(path: RelativePath) -> Entries { folders[path] ?? Entries() }

  /// How many pages the manifest lists, besides those that every site and every folder has.
  var pageCount: Int {
    pageFolders.reduce(0) { count, entry in
      let files = entry.value.files
      return count + files.indices.count { files.isOwnPage(at: $0) }
    }
  }

  /// How many of them another manifest lists, too.
  func pageCount(sharedWith other: ManifestIndex) -> Int {
    pageFolders.reduce(0) { count, entry in
      let others = other[entry.key].files
      let files = entry.value.files
      return count + files.indices.count { files.isOwnPage(at: $0) && others.contains(files[$0]) }
    }
  }

  /// How many files are listed here and not in another manifest.
  func count(missingIn other: ManifestIndex) -> Int {
    folders.reduce(0) { count, entry in
      let others = other[entry.key].files
      return count + entry.value.files.indices.count { !others.contains(entry.value.files[$0]) }
    }
  }

  private var pageFolders: [RelativePath: Entries] {
    folders.filter { !$0.key.isEmpty && $0.key != "assets" && !$0.key.isInside("assets") }
  }

  private mutating func addFolder(_ path: RelativePath) {
    guard !path.isEmpty else { return }
    let isNew = folders[path.folder, default: Entries()].folders.insert(RelativePath(path.name)).inserted
    if isNew { addFolder(path.folder) }
  }
}

extension NameList {
  /// Whether a name is of a page that not every folder has.
  fileprivate func isOwnPage(at position: Int) -> Bool {
    let name = self[position]
    return name.hasSuffix(".html") && name != "index.html"
  }
}
