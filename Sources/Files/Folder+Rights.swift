import Glibc
import LinuxShim

extension Folder {
  /// What the system says about the folder itself.
  package func status() throws(FileFailure) -> FileStatus {
    FileStatus(try systemStatus())
  }

  /// Takes over another folder's rights, owner and group.
  ///
  /// - Returns: whether it could take all; the superuser alone may give a folder to somebody else.
  package func takeRights(of other: Folder) throws(FileFailure) -> Bool {
    let (mine, status) = (try systemStatus(), try other.systemStatus())
    let isOwned =
      (mine.st_uid == status.st_uid && mine.st_gid == status.st_gid)
      || fchown(descriptor, status.st_uid, status.st_gid) == 0
    // A change of owner takes rights away: they come after it.
    guard FileRights.setMode(of: descriptor, to: status.st_mode & 0o7777) else {
      throw FileFailure("set the rights of", path)
    }
    return isOwned
  }

  /// Takes over when another folder changed last.
  package func takeTimes(of other: Folder) throws(FileFailure) {
    let status = try other.systemStatus()
    guard futimens(descriptor, [status.st_atim, status.st_mtim]) == 0 else {
      throw FileFailure("set the times of", path)
    }
  }

  /// Whether files may be added to the folder.
  package var isWritable: Bool { writeObstacle == nil }

  /// Why no file may be added to the folder; nil if files may be.
  package var writeObstacle: FileFailure? {
    faccessat(descriptor, ".", W_OK | X_OK, Int32(AT_EACCESS)) == 0 ? nil : FileFailure("write into", path)
  }

  /// Whether the folder `name` can be opened and its entries reached.
  package func canList(_ name: UnsafePointer<CChar>) -> Bool {
    faccessat(descriptor, name, R_OK | X_OK, AT_EACCESS | AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Whether something is mounted on the folder `name`.
  package func isMountPoint(_ name: UnsafePointer<CChar>) throws(FileFailure) -> Bool {
    let answer = linux_is_mount_point(descriptor, name)
    guard answer >= 0 else { throw FileFailure("look at", path(of: name)) }
    return answer == 1
  }

  /// Whether the folder is in a file system of layers, as containers have, whose lower ones stay as they are.
  package var isLayered: Bool { linux_is_layered(descriptor) == 1 }

  /// Keeps other users out who may not list all of some other folders, which is left to the owner of this one.
  package func narrow(to others: [FileRights]) {
    guard let own = try? rights() else { return }
    var mode = own.mode
    if others.contains(where: { $0.mode & 0o005 != 0o005 }) { mode &= ~0o007 }
    // Of a folder of another group, those of this one's group are others.
    let group = others.contains { other in
      let wanted: UInt32 = other.group == own.group ? 0o050 : 0o005
      return other.mode & wanted != wanted
    }
    if group { mode &= ~0o070 }
    if mode != own.mode { _ = fchmod(descriptor, mode) }
  }

  /// A text that is attached to the folder under a name; nil where there is none, and where the file system keeps none.
  package func attribute(_ name: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = linux_attribute(descriptor, name, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Attaches a text to the folder under a name, if the file system can keep it.
  package func setAttribute(_ name: String, to text: String) {
    var text = text
    text.withUTF8 { _ = linux_set_attribute(descriptor, name, $0.baseAddress, $0.count) }
  }

  private func systemStatus() throws(FileFailure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("look at", path) }
    return status
  }
}
