import Files
private import Glibc

/// A file that is written beside the one it takes the place of, and takes its place only when it is whole. It keeps the permissions and the owner.
final class OutputFile {
  let descriptor: Int32
  private let path: String
  private let folder: Folder
  private let name: String
  private let temporary: String
  private var isKept = false

  /// - Parameter path: Where the file is to be; a file that is there stays until `keep()`. What a link leads to is replaced, not the link.
  init(at path: String) throws(FileFailure) {
    if let kind = try FileStatus.following(path)?.kind, kind != .file {
      throw FileFailure("write", path, code: kind == .folder ? EISDIR : EINVAL)
    }
    self.path = path
    do throws(FileFailure) {
      (folder, name) = try Folder.holding(Folder.followingLinks(at: path))
      temporary = try folder.writeTemporaryFile([], rights: folder.rights(of: name), isDurable: false)
    } catch {
      // The file that the person knows of, which has no temporary name.
      throw FileFailure("write", path, code: error.code)
    }
    descriptor = open(folder.path(of: temporary), O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      let failure = FileFailure("write", path)
      try? folder.removeFile(temporary)
      throw failure
    }
  }

  deinit {
    close(descriptor)
    if !isKept { try? folder.removeFile(temporary) }
  }

  /// Puts the file in its place, once everything is on the disk.
  func keep() throws(FileFailure) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw FileFailure("write", path) }
    try folder.move(temporary, from: folder, as: name)
    isKept = true
  }
}
