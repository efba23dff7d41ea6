private import Characters
import Glibc
private import LinuxShim

/// An open file, which is read or written from its beginning to its end. The last owner to go closes it.
package final class OpenFile {
  /// What the system said about the file when it was opened.
  package let status: FileStatus
  private let path: String
  private var descriptor: Int32

  fileprivate init(_ descriptor: Int32, at path: String, to action: String) throws(FileFailure) {
    var answer = stat()
    guard linux_status(descriptor, &answer) == 0 else {
      let failure = FileFailure(action, path)
      Glibc.close(descriptor)
      throw failure
    }
    status = FileStatus(answer)
    self.path = path
    self.descriptor = descriptor
  }

  /// Opens a pipe or a device to write to it.
  package convenience init(writingTo path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    try self.init(descriptor, at: path, to: "write")
  }

  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

  /// Whether the bytes that are read next are these.
  package func continues(with bytes: [UInt8]) throws(FileFailure) -> Bool {
    var offset = 0
    var buffer = [UInt8](repeating: 0, count: min(bytes.count, 1 << 16))
    while offset < bytes.count {
      let count = Glibc.read(descriptor, &buffer, min(buffer.count, bytes.count - offset))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure("read", path) }
      guard count > 0, bytes[offset..<offset + count].isSame(as: buffer[..<count]) else { return false }
      offset += count
    }
    return true
  }

  /// Whether everything has been read.
  package func isAtEnd() throws(FileFailure) -> Bool {
    var byte: UInt8 = 0
    while true {
      let count = Glibc.read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure("read", path) }
      return count == 0
    }
  }

  /// The bytes of a range, wherever the file was read to; fewer at the file's end.
  package func bytes(_ range: Range<Int>) throws(FileFailure) -> [UInt8] {
    try Self.bytes(range, of: descriptor, at: path)
  }

  static func bytes(_ range: Range<Int>, of descriptor: Int32, at path: String) throws(FileFailure) -> [UInt8] {
    var failure: FileFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, length in
      while length < range.count {
        let count = pread(
          descriptor, buffer.baseAddress! + length, range.count - length, off_t(range.lowerBound + length))
        if count < 0, errno == EINTR { continue }
        if count < 0 { failure = FileFailure("read", path) }
        if count <= 0 { return }
        length += count
      }
    }
    if let failure { throw failure }
    return bytes
  }

  fileprivate func give(_ access: FolderAccess) throws(FileFailure) {
    var answer = stat()
    guard linux_status(descriptor, &answer) == 0 else { throw FileFailure("look at", path) }
    access.give(descriptor, answer)
  }

  /// Adds bytes at the end.
  package func write(_ bytes: ArraySlice<UInt8>) throws(FileFailure) {
    try Folder.write(bytes, to: descriptor, at: path)
  }

  /// Closes the file.
  ///
  /// - Returns: what the system says about it, now that it is written.
  package func close() throws(FileFailure) -> FileStatus {
    var answer = stat()
    guard linux_status(descriptor, &answer) == 0 else { throw FileFailure("look at", path) }
    // Some file systems say only now that there was no room.
    let result = Glibc.close(descriptor)
    descriptor = -1
    guard result == 0 || errno == EINTR else { throw FileFailure("write", path) }
    return FileStatus(answer)
  }
}

extension Folder {
  /// Opens a file to read it; nil if it is no plain file.
  package func openFile(_ name: String) throws(FileFailure) -> OpenFile? {
    let descriptor = openat(self.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileFailure("read", path(of: name)) }
    let file = try OpenFile(descriptor, at: path(of: name), to: "read")
    return file.status.kind == .file ? file : nil
  }

  /// Makes a file that is not there yet, to write it.
  ///
  /// - Parameter access: Who may read the file; without it, the umask says.
  package func makeFile(_ name: String, access: FolderAccess?) throws(FileFailure) -> OpenFile {
    let file = try OpenFile(create(name), at: path(of: name), to: "write")
    if let access { try file.give(access) }
    return file
  }
}
