import Files
private import Glibc

/// Where the output goes, and that it may go there.
package struct OutputPlace: Sendable {
  /// The folder that holds the output, without symbolic links.
  package let parent: String
  /// The output's name in it.
  package let name: String

  package var path: String { parent == "/" ? "/\(name)" : "\(parent)/\(name)" }

  /// - Parameters:
  ///   - path: the output folder, which need not exist.
  ///   - site: the site's folder.
  /// - Throws: `PublishFailure.refused` for a place that holds, or is, something else.
  package init(_ path: String, site: String) throws(PublishFailure) {
    let whole = try Self.resolved(path)
    let site = try Self.resolved(site)
    let home = getenv("HOME").flatMap { try? Self.resolved(String(cString: $0)) }
    if whole == "/" { throw .refused(path, "it is the root of the file system") }
    if whole == home { throw .refused(path, "it is your home folder") }
    if whole == site { throw .refused(path, "it is the site's own folder") }
    if (site + "/").hasPrefix(whole + "/") { throw .refused(path, "the site's own folder stands in it") }
    for source in ["content", "templates"] where (whole + "/").hasPrefix("\(site == "/" ? "" : site)/\(source)/") {
      throw .refused(path, "it stands in the site's \(source)/")
    }
    guard let slash = whole.lastIndex(of: "/") else { throw .refused(path, "it is no path") }
    parent = slash == whole.startIndex ? "/" : String(whole[..<slash])
    name = String(whole[whole.index(after: slash)...])
  }

  /// The path without symbolic links and dots; the last part need not exist.
  private static func resolved(_ path: String) throws(PublishFailure) -> String {
    if let whole = realpath(path, nil) {
      defer { free(whole) }
      return String(cString: whole)
    }
    guard errno == ENOENT else { throw .file(FileFailure("find", path)) }
    var rest = path[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    let slash = rest.lastIndex(of: "/")
    let name = slash.map { String(rest[rest.index(after: $0)...]) } ?? String(rest)
    guard !name.isEmpty, name != ".", name != ".." else { throw .file(FileFailure("find", path, code: ENOENT)) }
    let folder = slash.map { $0 == rest.startIndex ? "/" : String(rest[..<$0]) } ?? "."
    guard let parent = realpath(folder, nil) else { throw .file(FileFailure("find", folder)) }
    defer { free(parent) }
    let text = String(cString: parent)
    return text == "/" ? "/\(name)" : "\(text)/\(name)"
  }
}
