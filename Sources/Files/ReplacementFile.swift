import Glibc
private import LinuxShim

/// A file that is written beside the one whose place it takes, and takes that place only when it is whole.
///
/// Until then it has a hidden name and is locked. By the lock, a file that a killed program left is told from one that is being written.
package final class ReplacementFile {
  package let descriptor: Int32
  private let folder: Folder
  /// The name that the file is for.
  private let name: String
  private let hiddenName: String
  private var isInPlace = false

  /// Makes an empty file with the rights and the owner of the one that it is to replace, and removes what killed programs left beside it.
  package init(for name: String, in folder: Folder) throws(FileFailure) {
    Self.removeLeftovers(in: folder)
    self.folder = folder
    self.name = name
    let rights = try folder.rights(of: name)
    // Whoever opened the file before it has its rights could go on reading it.
    (hiddenName, descriptor) = try Self.makeFile(in: folder, mode: rights == nil ? 0o666 : 0o600)
    if let rights, !rights.set(of: descriptor) { throw FileFailure("set the rights of", path) }
  }

  deinit {
    if !isInPlace { try? folder.removeFile(hiddenName) }
    close(descriptor)
  }

  /// Where the file is for now.
  package var path: String { folder.path(of: hiddenName) }

  /// Adds bytes at the end.
  package func write(_ bytes: ArraySlice<UInt8>) throws(FileFailure) {
    try Folder.write(bytes, to: descriptor, at: folder.path(of: name))
  }

  /// Puts the file in its place, once everything is on the disk.
  package func putInPlace() throws(FileFailure) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw FileFailure("write", folder.path(of: name))
    }
    try folder.move(hiddenName, from: folder, as: name)
    isInPlace = true
  }
}

extension ReplacementFile {
  /// What hidden names begin with; up to 16 hexadecimal digits follow.
  private static let prefix = Array(".vitrine-new-".utf8)

  private static func makeFile(
    in folder: Folder, mode: mode_t
  ) throws(FileFailure) -> (name: String, descriptor: Int32) {
    while true {
      let name = String(decoding: prefix, as: UTF8.self) + String(UInt64.random(in: .min ... .max), radix: 16)
      let file = openat(
        folder.descriptor, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw FileFailure("write", folder.path(of: name)) }
      _ = flock(file, LOCK_EX)
      // Whoever found the file before it was locked took it for a leftover.
      var status = stat()
      if linux_status(file, &status) == 0, status.st_nlink > 0 { return (name, file) }
      close(file)
    }
  }

  /// Removes files that nobody is writing any more. One that cannot be removed, or where locks are unknown, stays.
  private static func removeLeftovers(in folder: Folder) {
    let found = try? folder.names { name, kind in
      let digits = name.dropFirst(prefix.count)
      return name.starts(with: prefix) && (1...16).contains(digits.count)
        && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) } && kind != .folder
    }
    for (name, _) in found ?? [] {
      let file = openat(folder.descriptor, name.bytes, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { _ = unlinkat(folder.descriptor, name.bytes, 0) }
      close(file)
    }
  }
}
