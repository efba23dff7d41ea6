import Files
import Glibc

/// The folders that hold what a site is made of.
enum SourceFolders {
  /// Ends the command if the file that it is to write would take the place of an item, a configuration, a template or the
  /// record of a change.
  ///
  /// - Parameters:
  ///   - path: The file to write.
  ///   - root: The site's folder.
  ///   - endings: What the names of files of that format end in: such a file can be among the sources, where notes link to it.
  static func check(_ path: String, root: String, endings: [String]) throws {
    guard let target = try? Folder.followingLinks(at: path), let folder = existingFolder(of: target) else { return }
    let name = RelativePath(target).name.lowercased()
    guard !endings.contains(where: name.hasSuffix) else { return }
    for source in ["content", "templates", ".vitrine"] {
      if let sources = real(Folder.path(of: source, in: root)), MountTable.holds(sources, folder) {
        throw Exit.cannotCreate(
          "\(path) is inside the site's \(source)/, where only files are written whose names end in \(endings.joined(separator: ", "))"
        )
      }
    }
  }

  /// The nearest folder above a file that is there, without symbolic links.
  private static func existingFolder(of path: String) -> String? {
    var folder = RelativePath(path).folder
    while true {
      if let place = real(folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder.text) { return place }
      if folder.isEmpty { return nil }
      folder = folder.folder
    }
  }

  private static func real(_ path: String) -> String? {
    guard let whole = realpath(path, nil) else { return nil }
    defer { free(whole) }
    return String(validatingCString: whole)
  }
}
