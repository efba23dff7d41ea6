import Glibc

/// What can be done with a file.
package enum FileState: Sendable, Hashable {
  case readable
  case folder
  case link
  /// A pipe, a socket or a device.
  case other
  case unreadable(FileFailure)
}

extension Folder {
  /// The file at a path in this folder or one below it; nil if there is none.
  ///
  /// Symbolic links are not followed. One in the middle of the path is a `link` as well.
  package func state(ofFileAt path: RelativePath) -> FileState? {
    var folder = self
    let parts = path.components
    do {
      for part in parts.dropLast() {
        switch try folder.status(of: part)?.kind {
        case .folder?: folder = try folder.folder(part)
        case .link?: return .link
        case .file?, .other?, nil: return nil
        }
      }
      guard let name = parts.last, let status = try folder.status(of: name) else { return nil }
      switch status.kind {
      case .folder: return .folder
      case .link: return .link
      case .other: return .other
      case .file: return folder.stateOfFile(name)
      }
    } catch {
      return .unreadable(error)
    }
  }

  private func stateOfFile(_ name: String) -> FileState? {
    if faccessat(descriptor, name, R_OK, AT_EACCESS | AT_SYMLINK_NOFOLLOW) == 0 { return .readable }
    return errno == ENOENT ? nil : .unreadable(FileFailure("read", path(of: name)))
  }
}
