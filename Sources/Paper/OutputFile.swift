import Files
private import Glibc

/// The file that a document is written to. It takes its place only when it is whole.
final class OutputFile {
  private let file: ReplacementFile
  private let path: String

  var descriptor: Int32 { file.descriptor }

  /// - Parameter path: Where the file is to be; a file that is there stays until `keep()`. What a link leads to is replaced, not the link.
  init(at path: String) throws(FileFailure) {
    if let kind = try FileStatus.following(path)?.kind, kind != .file {
      throw FileFailure("write", path, code: kind == .folder ? EISDIR : EINVAL)
    }
    self.path = path
    do throws(FileFailure) {
      let (folder, name) = try Folder.holding(Folder.followingLinks(at: path))
      file = try ReplacementFile(for: name, in: folder)
    } catch {
      // The file that the person knows of, which has a hidden name for now.
      throw FileFailure("write", path, code: error.code)
    }
  }

  /// Puts the file in its place, once everything is on the disk.
  func keep() throws(FileFailure) {
    do {
      try file.putInPlace()
    } catch {
      throw FileFailure("write", path, code: error.code)
    }
  }
}
