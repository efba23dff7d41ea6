import Glibc
import LinuxShim

/// Who may enter a folder, and so may read the files that are made in it, whatever the umask is.
///
/// Of a web server's user, for instance, the umask of whoever writes pages knows nothing.
package struct FolderAccess: Sendable, Hashable {
  private let rights: FileRights

  package init(to rights: FileRights) {
    self.rights = rights
  }

  /// Gives what the superuser makes in a folder to the owner of the folder, and leaves it to the umask who may read it.
  ///
  /// - Returns: Nil for any other user, whose files are their own.
  package static func ofOwner(of folder: Folder) -> FolderAccess? {
    guard geteuid() == 0, let rights = try? folder.rights() else { return nil }
    return FolderAccess(to: FileRights(mode: 0, owner: rights.owner, group: rights.group))
  }

  /// Lets a file that was just made be read by whoever may enter the folder, and gives it the folder's owner and group, as far as the system lets them be set.
  ///
  /// - Parameter status: What the system says about the file.
  func give(_ file: Int32, _ status: stat) {
    // Who may enter (x) may read (r).
    set(file, status, mode: status.st_mode & 0o7777 | (rights.mode & 0o111) << 2)
  }

  /// Lets a folder that was just made be entered and listed by whoever may do so with this one, and gives it the owner and group.
  package func give(folder: Folder) {
    var status = stat()
    guard fstat(folder.descriptor, &status) == 0 else { return }
    set(folder.descriptor, status, mode: status.st_mode & 0o7777 | rights.mode & 0o555)
  }

  private func set(_ file: Int32, _ status: stat, mode: UInt32) {
    let isForeign = status.st_uid != rights.owner && geteuid() == 0
    if isForeign || status.st_gid != rights.group {
      // Only the superuser gives files away; a group of one's own can always be set.
      _ = fchown(file, isForeign ? rights.owner : uid_t.max, rights.group)
    } else if mode == status.st_mode & 0o7777 {
      return
    }
    _ = fchmod(file, mode)
  }
}
