import Files
private import Glibc

/// Where the output goes, and that it may go there.
package struct OutputPlace: Sendable {
  /// The extended attribute of an output that tells the site it was built from.
  static let siteAttribute = "user.vitrine.site"

  /// The folder that holds the output, without symbolic links.
  package let parent: String
  /// The output's name in it.
  package let name: String
  /// The site's folder; a dot for a site that the output stands in, and moves with.
  let site: String

  package var path: String { parent == "/" ? "/\(name)" : "\(parent)/\(name)" }

  /// - Parameters:
  ///   - path: the output folder, which need not exist.
  ///   - site: the site's folder.
  /// - Throws: `PublishFailure.refused` for a place that holds, or is, something else.
  package init(_ path: String, site: String) throws(PublishFailure) {
    let whole = try Self.resolved(path)
    let root = try Self.resolved(site)
    if let reason = Self.objection(to: whole, site: root) { throw .refused(path, reason) }
    guard let slash = whole.lastIndex(of: "/") else { throw .refused(path, "it is no path") }
    parent = slash == whole.startIndex ? "/" : String(whole[..<slash])
    name = String(whole[whole.index(after: slash)...])
    self.site = MountTable.holds(root, whole) ? "." : root
  }

  /// Why no output may go to a place.
  private static func objection(to whole: String, site: String) -> String? {
    let mounts = MountTable.current()
    let output = mounts.origin(of: whole)
    /// Whether the output holds a folder, or is it, by whatever path.
    func holds(_ folder: String) -> Bool { MountTable.holds(output, mounts.origin(of: folder)) }
    func isIn(_ folder: String) -> Bool { mounts.origins(in: folder).contains { MountTable.holds($0, output) } }

    if whole == "/" || output == mounts.origin(of: "/") { return "it is the root of the file system" }
    if let home = getenv("HOME").flatMap({ real(String(cString: $0)) }), home != "/", holds(home) {
      return output == mounts.origin(of: home) ? "it is your home folder" : "your home folder stands in it"
    }
    if holds(site) {
      return output == mounts.origin(of: site) ? "it is the site's own folder" : "the site's own folder stands in it"
    }
    for source in ["content", "templates"] {
      guard let folder = real(site == "/" ? "/\(source)" : "\(site)/\(source)") else { continue }
      if isIn(folder) { return "it stands in the site's \(source)/" }
      if holds(folder) { return "the site's \(source)/ stands in it" }
    }
    return nil
  }
}

extension OutputPlace {
  /// The path of what is there, without symbolic links and dots.
  private static func real(_ path: String) -> String? {
    guard let whole = realpath(path, nil) else { return nil }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// The path without symbolic links and dots; the last part need not exist.
  private static func resolved(_ path: String) throws(PublishFailure) -> String {
    if let whole = real(path) { return whole }
    guard errno == ENOENT else { throw .file(FileFailure("find", path)) }
    var status = stat()
    if lstat(path, &status) == 0 { throw .refused(path, "it is a symbolic link that leads nowhere") }
    var rest = path[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    let slash = rest.lastIndex(of: "/")
    let name = slash.map { String(rest[rest.index(after: $0)...]) } ?? String(rest)
    guard !name.isEmpty, name != ".", name != ".." else { throw .refused(path, "it does not exist") }
    let folder = slash.map { $0 == rest.startIndex ? "/" : String(rest[..<$0]) } ?? "."
    guard let parent = real(folder) else {
      guard errno == ENOENT else { throw .file(FileFailure("find", folder)) }
      throw .refused(path, "the folder \(folder), which it would stand in, does not exist; make it first")
    }
    return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
  }
}
