import Files
private import Glibc

/// The folders of a site in which files change, each opened once.
struct OpenedFolders: Sendable {
  private let root: Folder
  private var folders: [String: Folder] = [:]

  init(in root: Folder) { self.root = root }

  var all: some Collection<Folder> { folders.values }

  /// The folder at a path from the site's folder. The first one, `content` or `templates`, may be a symbolic link, but none in it.
  ///
  /// - Parameter makes: Whether folders are made that are not there.
  mutating func folder(_ path: String, makes: Bool = false) throws(FileFailure) -> Folder {
    if let folder = folders[path] { return folder }
    var folder = root
    for (depth, name) in path.split(separator: "/").map(String.init).enumerated() {
      if depth == 0, let source = try Folder(ifAt: root.path(of: name)) {
        folder = source
      } else {
        folder = makes ? try folder.makeFolder(name) : try folder.folder(name)
      }
    }
    folders[path] = folder
    return folder
  }

  /// The folder at a path; nil if there is none.
  mutating func existing(_ path: String) throws(FileFailure) -> Folder? {
    do {
      return try folder(path)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }
}
