import Glibc

extension Folder {
  /// Gives the file `name` of another folder a second name here: nothing is copied, and the time of its last change stays.
  ///
  /// Where that cannot be (some file systems have no second names, others not enough, and the system keeps them from files of other users), the file is copied
  /// with its rights and its times.
  ///
  /// - Parameter copiesOthers: Whether the file may be copied if it is somebody else's, too; the copy then belongs to whoever runs the program.
  /// - Returns: whether it is the same file.
  @discardableResult
  package func link(
    _ name: UnsafePointer<CChar>, from other: Folder, copiesOthers: Bool = true
  ) throws(FileFailure) -> Bool {
    if linkat(other.descriptor, name, descriptor, name, 0) == 0 { return true }
    let failure = FileFailure("link", path(of: name))
    guard [EMLINK, EPERM, EXDEV, EOPNOTSUPP, ENOSYS].contains(failure.code) else { throw failure }
    if !copiesOthers, geteuid() != 0, try other.rights(of: name)?.owner != geteuid() { throw failure }
    switch try other.status(of: name)?.kind {
    case .file?: try copyFile(name, from: other)
    case .link?: try copyLink(name, from: other)
    default: throw failure
    }
    return false
  }

  private func copyLink(_ name: UnsafePointer<CChar>, from other: Folder) throws(FileFailure) {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlinkat(other.descriptor, name, &target, Int(PATH_MAX)) >= 0, symlinkat(target, descriptor, name) == 0
    else {
      throw FileFailure("copy the link", path(of: name))
    }
  }

  private func copyFile(_ name: UnsafePointer<CChar>, from other: Folder) throws(FileFailure) {
    let source = openat(other.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard source >= 0 else { throw FileFailure("copy", other.path(of: name)) }
    defer { close(source) }
    // Until it has the rights of the other one, nobody else may read the copy.
    let file = try create(name, mode: 0o600)
    do {
      try copy(source, to: file, name: name)
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 || errno == EINTR else { throw FileFailure("write", path(of: name)) }
  }

  private func copy(_ source: Int32, to file: Int32, name: UnsafePointer<CChar>) throws(FileFailure) {
    var status = stat()
    guard fstat(source, &status) == 0 else { throw FileFailure("copy", path(of: name)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = Glibc.read(source, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure("copy", path(of: name))
      }
      try Self.write(buffer[..<count], to: file, at: path(of: name))
    }
    let times = [status.st_atim, status.st_mtim]
    guard FileRights.setMode(of: file, to: Self.mode(of: file, asCopyOf: status)), futimens(file, times) == 0 else {
      throw FileFailure("copy", path(of: name))
    }
  }

  /// Gives a copy its owner and group, as far as the system lets them be set.
  ///
  /// - Returns: The rights for the copy: another owner or group gets none that the first had to itself.
  private static func mode(of file: Int32, asCopyOf status: stat) -> mode_t {
    let mode = status.st_mode & 0o7777
    // Only the superuser may give a file away; then its owner, who may differ in a copy, stays the one who copied it.
    if fchown(file, status.st_uid, status.st_gid) == 0 { return mode }
    let others = (mode & 0o007) << 3
    return fchown(file, uid_t.max, status.st_gid) == 0 ? mode & 0o777 : mode & (0o707 | others)
  }
}
