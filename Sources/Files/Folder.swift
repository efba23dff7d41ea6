import Glibc

/// An open folder, through which its files are reached: nothing that is renamed above it in the meantime leads elsewhere.
///
/// The last owner to go closes it.
package final class Folder: Sendable {
  /// Where the folder is, for messages.
  package let path: String
  let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens the folder at a path.
  package convenience init(at path: String) throws(FileFailure) {
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure("open", path) }
    self.init(path: path, descriptor: descriptor)
  }

  /// Opens the folder at a path, if there is one.
  package convenience init?(ifAt path: String) throws(FileFailure) {
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw FileFailure("open", path) }
    self.init(path: path, descriptor: descriptor)
  }

  /// Opens a folder inside this one; one that is a symbolic link is refused.
  package func folder(_ name: UnsafePointer<CChar>) throws(FileFailure) -> Folder {
    let descriptor = openat(self.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure("open", path(of: name)) }
    return Folder(path: path(of: name), descriptor: descriptor)
  }

  /// Whether both are one folder, whatever its name was when they were opened.
  package func isSame(as other: Folder) -> Bool {
    guard let own = try? status(), let others = try? other.status() else { return false }
    return own.device == others.device && own.inode == others.inode
  }

  package func path(of name: String) -> String {
    Self.path(of: name, in: path)
  }

  /// The path of an entry of the folder at a path.
  package static func path(of name: String, in folder: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  func path(of name: UnsafePointer<CChar>) -> String {
    path(of: String(cString: name))
  }
}
