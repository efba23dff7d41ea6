package import Files
private import Language

/// How systems may have written a path: as given, composed, and decomposed.
package enum PathSpellings {
  package static func all(of path: String) -> [String] { isASCII(path) ? [path] : [path, nfc(path), nfd(path)] }
}

extension Folder {
  /// The path of a file as the folder has it, which another system may have written than what names it; the path itself if there is no such file.
  package func spelling(of path: String) -> RelativePath {
    let paths = PathSpellings.all(of: path).map { RelativePath($0) }
    if paths.count == 1 { return paths[0] }
    return paths.first { ((try? status(at: $0)) ?? nil) != nil } ?? paths[0]
  }
}
