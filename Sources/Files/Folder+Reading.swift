import Glibc
private import LinuxShim

extension Folder {
  /// Whether there is a symbolic link at a path.
  package static func isLink(at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Opens a folder below this one; nil if there is none.
  package func folder(at path: RelativePath) throws(FileFailure) -> Folder? {
    var folder = self
    for part in path.components {
      guard try folder.status(of: part)?.kind == .folder else { return nil }
      folder = try folder.folder(part)
    }
    return folder
  }

  /// What the system says about the file `name`; nil if there is none.
  package func status(of name: UnsafePointer<CChar>) throws(FileFailure) -> FileStatus? {
    var answer = stat()
    if fstatat(descriptor, name, &answer, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(answer) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileFailure("look at", path(of: name))
  }

  /// The kind of an entry of this folder; nil if the entry no longer exists.
  package func kind(of entry: FolderEntry) throws(FileFailure) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try status(of: entry.name)?.kind
  }

  /// The kind of a name in this folder, if the folder's listing did not tell.
  package func kind(of name: FileName, _ listed: FileStatus.Kind?) throws(FileFailure) -> FileStatus.Kind? {
    if let listed { return listed }
    return try status(of: name.bytes)?.kind
  }

  /// The bytes of the file `name`, and what the system said when they were read.
  ///
  /// Only a plain file is read: a symbolic link could lead out of the folder, and a pipe never ends.
  ///
  /// - Parameter limit: the most bytes that the file may have; of a larger one, none are read.
  package func read(
    _ name: UnsafePointer<CChar>, limit: Int = .max
  ) throws(FileFailure) -> (bytes: [UInt8], status: FileStatus) {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileFailure("read", path(of: name)) }
    defer { close(file) }
    var answer = stat()
    guard linux_status(file, &answer) == 0 else { throw FileFailure("read", path(of: name)) }
    let status = FileStatus(answer)
    guard status.kind == .file else {
      throw FileFailure("read", path(of: name), code: status.kind == .folder ? EISDIR : ENXIO)
    }
    guard status.size <= limit else { throw FileFailure("read", path(of: name), code: EFBIG) }
    return (try bytes(of: file, name: name, expected: status.size), status)
  }

  /// The bytes of a file in this folder or one below it, and what the system said when they were read; no part of the path may be a symbolic link.
  package func read(at path: RelativePath) throws(FileFailure) -> (bytes: [UInt8], status: FileStatus) {
    let (folder, name) = try resolve(path)
    return try folder.read(name)
  }

  /// Whether there is a file at a path that leads into this folder or one below it, without symbolic links.
  ///
  /// - Throws: A failure that says nothing about the file.
  package func hasFile(at path: RelativePath) throws(FileFailure) -> Bool {
    do {
      let (folder, name) = try resolve(path)
      return try folder.status(of: name)?.kind == .file
    } catch {
      if error.isShortage { throw error }
      return false
    }
  }

  /// Whether a path leads to anything, symbolic links followed.
  package func leads(to path: String) -> Bool {
    faccessat(descriptor, path, F_OK, 0) == 0
  }

  /// What the system says about a file in this folder or one below it; nil if there is none.
  package func status(at path: RelativePath) throws(FileFailure) -> FileStatus? {
    let (folder, name) = try resolve(path)
    return try folder.status(of: name)
  }

  /// The folder that a path leads to, through folders that are no symbolic links, and the name of the file in it.
  package func resolve(_ path: RelativePath) throws(FileFailure) -> (Folder, String) {
    var folder = self
    let parts = path.components
    for part in parts.dropLast() { folder = try folder.folder(part) }
    return (folder, parts.last ?? "")
  }

  private func bytes(of file: Int32, name: UnsafePointer<CChar>, expected: Int) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var failure: FileFailure?
    // One byte more than expected: a file that has not grown is then read by one call that comes back short.
    var room = expected + 1
    while true {
      let start = bytes.count
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, length in
        count = Glibc.read(file, buffer.baseAddress, room)
        if count < 0 { failure = FileFailure("read", path(of: name)) }
        length = max(0, count)
      }
      if let failure { throw failure }
      bytes = start == 0 ? part : bytes + part
      if count < room && (count == 0 || bytes.count >= expected) { return bytes }
      room = max(65_536, expected - bytes.count + 1)
    }
  }
}

// Names of a list, for which no strings are made.
extension Folder {
  /// What the system says about the file of a name; nil if there is none.
  package func status(
    ofName index: Int, of names: NameList, ending: StaticString
  ) throws(FileFailure) -> FileStatus? {
    var status: FileStatus?
    try names.withFileName(at: index, ending: ending) { name throws(FileFailure) in status = try self.status(of: name) }
    return status
  }

  /// The bytes of the file of a name, and what the system said when they were read.
  package func read(
    name index: Int, of names: NameList, ending: StaticString, limit: Int
  ) throws(FileFailure) -> (bytes: [UInt8], status: FileStatus) {
    var file: (bytes: [UInt8], status: FileStatus)?
    try names.withFileName(at: index, ending: ending) { name throws(FileFailure) in
      file = try read(name, limit: limit)
    }
    return file!
  }
}
