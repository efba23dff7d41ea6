package import Glibc
private import LinuxShim

/// Who owns a file or a folder, and who may do what with it.
package struct FileRights: Sendable, Hashable {
  /// The permissions, as of `chmod`.
  package let mode: UInt32
  package let owner: UInt32
  package let group: UInt32
  /// The access control list of a file and the attributes that users gave it, by their names; nil if nobody has looked.
  package let attributes: [String: [UInt8]]?

  private static let accessList = "system.posix_acl_access"

  package init(mode: UInt32, owner: UInt32, group: UInt32, attributes: [String: [UInt8]]? = nil) {
    self.mode = mode
    self.owner = owner
    self.group = group
    self.attributes = attributes
  }

  package init(_ status: stat, attributes: [String: [UInt8]]? = nil) {
    self.init(mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid, attributes: attributes)
  }

  /// Whether an attribute belongs to the rights or the users of a file. Others give a program the rights of the system.
  package static func isKept(_ attribute: String) -> Bool { attribute == accessList || attribute.hasPrefix("user.") }

  /// Permissions to read and write for those alone who may write where something has these.
  package static func mode(forWritersOf mode: UInt32) -> UInt32 {
    0o600 | (mode & 0o020 == 0 ? 0 : 0o060) | (mode & 0o002 == 0 ? 0 : 0o006)
  }

  /// Permissions that let nobody read who could not: with an access control list, those of the group are the most that anyone on it gets.
  package var modeWithoutList: UInt32 { attributes?[Self.accessList] == nil ? mode : mode & 0o700 }

  /// Gives them to an open file or folder, as far as the system lets them be set.
  ///
  /// - Returns: whether the permissions could be set.
  func set(of file: Int32) -> Bool {
    // Only the superuser gives files away; a group of one's own can always be set.
    if fchown(file, owner, group) != 0 { _ = fchown(file, uid_t.max, group) }
    // Permissions come last: a change of owner takes some away, and a list has the group's in another place.
    return setAttributes(of: file) && Self.setMode(of: file, to: mode)
  }

  /// Sets the permissions of a file or a folder that was just made.
  ///
  /// Some file systems, as of memory cards and those of another system, keep no permissions, and refuse to set them: it stays with those
  /// that they give it.
  ///
  /// - Returns: Whether it has them now, or cannot have others.
  static func setMode(of file: Int32, to mode: UInt32) -> Bool {
    fchmod(file, mode) == 0 || [EPERM, EOPNOTSUPP, ENOSYS].contains(errno)
  }

  private func setAttributes(of file: Int32) -> Bool {
    guard let attributes else { return true }
    // One that a new file has from its folder.
    if attributes[Self.accessList] == nil { _ = linux_remove_attribute(file, Self.accessList) }
    return attributes.allSatisfy { name, value in
      linux_set_attribute(file, name, value, value.count) == 0 || name != Self.accessList
    }
  }

  /// Those attributes of an open file that belong to its rights or its users.
  fileprivate static func attributes(of file: Int32) -> [String: [UInt8]] {
    var names = [CChar](repeating: 0, count: 1 << 16)
    let count = linux_attribute_names(file, &names, names.count)
    guard count > 0 else { return [:] }
    var attributes: [String: [UInt8]] = [:]
    for name in names[..<count].split(separator: 0) {
      let name = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard isKept(name) else { continue }
      var value = [UInt8](repeating: 0, count: 1 << 16)
      let size = linux_attribute(file, name, &value, value.count)
      if size >= 0 { attributes[name] = Array(value[..<size]) }
    }
    return attributes
  }
}

extension Folder {
  /// The rights and the owner of the file `name`, with attributes where it can be read; nil if there is none.
  package func rights(of name: UnsafePointer<CChar>) throws(FileFailure) -> FileRights? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return FileRights(status) }
      let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else {
        if errno == EACCES { return FileRights(status) }
        throw FileFailure("open", path(of: name))
      }
      defer { close(file) }
      return FileRights(status, attributes: FileRights.attributes(of: file))
    }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileFailure("look at", path(of: name))
  }

  /// Whether whoever runs the program may change the rights of `name`: its owner or the superuser.
  package func mayChangeRights(of name: UnsafePointer<CChar>) throws(FileFailure) -> Bool {
    let owner = try rights(of: name)?.owner
    return owner == geteuid() || geteuid() == 0
  }

  /// The rights and the owner of the folder itself.
  package func rights() throws(FileFailure) -> FileRights {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("look at", path) }
    return FileRights(status)
  }

  /// Gives the folder itself rights and an owner, as far as the system lets them be set.
  package func setRights(_ rights: FileRights) throws(FileFailure) {
    guard rights.set(of: descriptor) else { throw FileFailure("set the rights of", path) }
  }
}
