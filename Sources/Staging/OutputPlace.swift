import Files
private import Glibc

/// The folder that an output goes to, known not to hold or to be anything else of the user's.
package struct OutputPlace: Sendable {
  /// The extended attribute of an output that tells the site it was built from.
  static let siteAttribute = "user.vitrine.site"

  /// The folder that holds the output, without symbolic links.
  package let parent: String
  /// The output's name in it.
  package let name: String
  /// The site's folder; a dot for a site that contains the output, and moves with it.
  let site: String
  /// The paths of the folders that it is built from.
  private let sources: [String]
  /// What something is mounted on in the output, files among it.
  let mounts: [RelativePath]

  package var path: String { Folder.path(of: name, in: parent) }

  /// - Parameters:
  ///   - path: The output folder, which need not exist.
  ///   - site: The site's folder.
  ///   - sources: The folders in it that the output must not be in, whether they exist or not.
  /// - Throws: `PublishFailure.refused` for a folder that holds, or is, something else.
  package init(_ path: String, site: String, sources: [String]) throws(PublishFailure) {
    let whole = try Self.resolved(path)
    let root = try Self.resolved(site)
    let mounts = MountTable.current()
    if let reason = try Self.objection(to: whole, site: root, sources, mounts) { throw .refused(path, reason) }
    let split = RelativePath(whole)
    parent = split.folder.isEmpty ? "/" : split.folder.text
    name = split.name
    self.sources = sources.map { Folder.path(of: $0, in: root) }
    self.site = MountTable.holds(root, whole) ? "." : root
    self.mounts = mounts.points(below: whole)
  }

  /// A place that is an output already.
  private init(existing path: RelativePath) {
    parent = path.folder.isEmpty ? "/" : path.folder.text
    name = path.name
    (site, sources, mounts) = ("", [], [])
  }

  /// The outputs that the output is in, the outermost first.
  var outerPlaces: [OutputPlace] {
    var (places, path): ([OutputPlace], RelativePath) = ([], RelativePath(parent))
    while !path.name.isEmpty {
      let list = Folder.path(of: OutputManifest.file, in: path.text)
      if (try? FileStatus.following(list))??.kind == .file { places.append(OutputPlace(existing: path)) }
      path = path.folder
    }
    return places.reversed()
  }

  /// The most bytes of a name, so that the name of the staging folder is none too long.
  private static let nameLimit = 246

  /// Why no output may go to a folder; nil if one may.
  private static func objection(
    to whole: String, site: String, _ sources: [String], _ mounts: MountTable
  ) throws(PublishFailure) -> String? {
    let output = mounts.origin(of: whole)
    /// Whether the output holds a folder, or is the same, by whatever path.
    func holds(_ folder: String) -> Bool {
      MountTable.holds(output, mounts.origin(of: folder)) || isInside(folder, whole)
    }
    func isIn(_ folder: String) -> Bool {
      mounts.origins(in: folder).contains { MountTable.holds($0, output) } || isInside(whole, folder)
    }

    if let own = RelativePath(whole).components.first(where: { $0.hasPrefix(".") && $0.hasSuffix(".vitrine") }) {
      return "\(own) is a folder that the program keeps for itself"
    }
    if RelativePath(whole).name.utf8.count > nameLimit { return "its name has more than \(nameLimit) bytes" }
    if whole == "/" || output == mounts.origin(of: "/") { return "it is the root of the file system" }
    if let home = try getenv("HOME").map({ String(cString: $0) }).flatMap(real), home != "/", holds(home) {
      return output == mounts.origin(of: home) ? "it is your home folder" : "it contains your home folder"
    }
    if holds(site) {
      return output == mounts.origin(of: site) ? "it is the site's own folder" : "it contains the site's own folder"
    }
    for source in sources {
      let path = Folder.path(of: source, in: site)
      // A folder that doesn't exist yet would be made by the build.
      let folder = try real(path) ?? path
      if isIn(folder) { return "it is inside the site's \(source)/" }
      if holds(folder) { return "it contains the site's \(source)/" }
    }
    return nil
  }
}

extension OutputPlace {
  /// Whether a path leads into a folder or to it, whatever its letters: some file systems take `CONTENT` for `content`.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let status = (try? FileStatus.following(folder)) ?? nil else { return false }
    var path = path
    while path.utf8.count > 1 {
      if let own = (try? FileStatus.following(path)) ?? nil, own.isOfSameFile(as: status) { return true }
      path = RelativePath(path).folder.text
    }
    return false
  }

  /// The rights of the output and of its sources, and of the folders in them, as far as they are there.
  var rights: [FileRights] {
    ([path] + sources).flatMap { path -> [FileRights] in
      guard let folder = try? Folder(at: path), let own = try? folder.rights() else { return [] }
      let inner = ((try? folder.entries()) ?? []).compactMap { entry -> FileRights? in
        switch try? folder.kind(of: entry) {
        case .folder?: try? folder.rights(of: entry.name)
        case .link?: try? Folder(at: folder.path(of: entry.name)).rights()
        case .file?, .other?, nil: nil
        }
      }
      return [own] + inner
    }
  }

  /// The path of what is there, without symbolic links and dots.
  private static func real(_ path: String) throws(PublishFailure) -> String? {
    guard let whole = realpath(path, nil) else { return nil }
    defer { free(whole) }
    guard let text = String(validatingCString: whole) else { throw .refused(path, "its path is not UTF-8") }
    return text
  }

  /// The path without symbolic links and dots; the last part need not exist.
  private static func resolved(_ path: String) throws(PublishFailure) -> String {
    if let whole = try real(path) { return whole }
    guard errno == ENOENT else { throw .file(FileFailure("find", path)) }
    var status = stat()
    if lstat(path, &status) == 0 { throw .refused(path, "it is a symbolic link that leads nowhere") }
    var rest = path.utf8[...]
    while rest.count > 1, rest.last == UInt8(ascii: "/") { rest.removeLast() }
    let split = RelativePath(String(Substring(rest)))
    let name = split.name
    guard !name.utf8.isEmpty, name != ".", name != ".." else { throw .refused(path, "it does not exist") }
    let isAtRoot = split.folder.isEmpty && rest.first == UInt8(ascii: "/")
    let folder = isAtRoot ? "/" : split.folder.isEmpty ? "." : split.folder.text
    guard let parent = try real(folder) else {
      guard errno == ENOENT else { throw .file(FileFailure("find", folder)) }
      throw .refused(path, "its parent folder \(folder) does not exist; create it first")
    }
    return Folder.path(of: name, in: parent)
  }
}
