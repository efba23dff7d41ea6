import Glibc

/// Where the command was called.
enum CurrentFolder {
  /// The path of the current folder; nil if there is none any more, or if the path is not UTF-8.
  static var path: String? {
    guard let bytes = getcwd(nil, 0) else { return nil }
    defer { free(bytes) }
    return String(validatingCString: bytes)
  }

  /// Why what is in a folder cannot be looked up; nil if it can.
  static func obstacle(to path: String) -> String? {
    access(path, X_OK) == 0 || errno != EACCES ? nil : String(cString: strerror(errno))
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
