import Glibc

extension FileStatus {
  /// What the system says about what a path leads to, symbolic links followed; nil if there is nothing.
  package static func following(_ path: String) throws(FileFailure) -> FileStatus? {
    var answer = stat()
    if stat(path, &answer) == 0 { return FileStatus(answer) }
    if errno == ENOENT { return nil }
    throw FileFailure("look at", path)
  }

  /// What the system says about standard output; nil if it is closed.
  package static var ofStandardOutput: FileStatus? {
    var answer = stat()
    return fstat(STDOUT_FILENO, &answer) == 0 ? FileStatus(answer) : nil
  }

  /// Whether both are of one file.
  package func isOfSameFile(as other: FileStatus) -> Bool { inode == other.inode && device == other.device }
}

extension Folder {
  /// The folder that holds a file, and the file's name in it.
  package static func holding(_ path: String) throws(FileFailure) -> (folder: Folder, name: String) {
    let split = RelativePath(path)
    let isAtRoot = split.folder.isEmpty && path.utf8.first == UInt8(ascii: "/")
    return (try Folder(at: isAtRoot ? "/" : split.folder.isEmpty ? "." : split.folder.text), split.name)
  }

  /// The path at the end of a chain of symbolic links, whether or not anything is there; without a link, the path itself.
  package static func followingLinks(at path: String) throws(FileFailure) -> String {
    var path = path
    for _ in 0..<40 {
      var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = bytes.withUnsafeMutableBytes {
        readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
      }
      guard count >= 0 else { return path }
      let target = String(decoding: bytes[..<count], as: UTF8.self)
      if target.utf8.first == UInt8(ascii: "/") {
        path = target
      } else {
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[...$0])) } ?? ""
        path = folder + target
      }
    }
    throw FileFailure("write", path, code: ELOOP)
  }
}
