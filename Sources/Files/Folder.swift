import Glibc
private import LinuxShim

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
    var (own, others) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && fstat(other.descriptor, &others) == 0 && own.st_dev == others.st_dev
      && own.st_ino == others.st_ino
  }

  package func path(of name: String) -> String {
    path == "/" ? "/\(name)" : "\(path)/\(name)"
  }

  func path(of name: UnsafePointer<CChar>) -> String {
    path(of: String(cString: name))
  }
}

// MARK: - Reading

extension Folder {
  /// What stands in the folder, in the order of the bytes of the names.
  package func entries() throws(FileFailure) -> [FolderEntry] {
    try entriesUnsorted().sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private func entriesUnsorted() throws(FileFailure) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    try forEachEntry { name, entry in
      entries.append(FolderEntry(name, kind: FileStamp.Kind(entryType: entry.pointee.d_type)))
    }
    return entries
  }

  /// What stands in the folder, in no order, by the names' own bytes.
  ///
  /// - Parameter isWanted: whether a name belongs in the result; asked before anything is allocated for it.
  package func names(
    where isWanted: (UnsafeBufferPointer<UInt8>, FileStamp.Kind?) -> Bool = { _, _ in true }
  ) throws(FileFailure) -> [(name: FileName, kind: FileStamp.Kind?)] {
    var names: [(name: FileName, kind: FileStamp.Kind?)] = []
    try forEachEntry { name, entry in
      let kind = FileStamp.Kind(entryType: entry.pointee.d_type)
      if isWanted(name, kind) { names.append((FileName(name), kind)) }
    }
    return names
  }

  /// The names of files, or what may be files, that do not begin with a dot: those that end in `suffix`, without it, and the others. What is no UTF-8 is
  /// in `unreadable`, as far as it can be shown.
  package func files(
    endingIn suffix: StaticString
  ) throws(FileFailure) -> (stems: NameList, others: NameList, unreadable: [String]) {
    let suffix = UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount)
    var stems = NameList()
    var others = NameList()
    var unreadable: [String] = []
    try forEachEntry { name, entry in
      if Int(entry.pointee.d_type) == Int(DT_DIR) || name.first == UInt8(ascii: ".") { return }
      let isStem =
        name.count >= suffix.count
        && memcmp(name.baseAddress! + name.count - suffix.count, suffix.baseAddress!, suffix.count) == 0
      if !name.isASCII, String(validating: name, as: UTF8.self) == nil {
        unreadable.append(String(decoding: name, as: UTF8.self))
      } else if isStem {
        stems.append(UnsafeBufferPointer(rebasing: name.dropLast(suffix.count)))
      } else {
        others.append(name)
      }
    }
    stems.sort()
    others.sort()
    return (stems, others, unreadable.sorted())
  }

  /// Calls `body` with every name but `.` and `..`, in no order.
  private func forEachEntry(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<dirent>) -> Void
  ) throws(FileFailure) {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw FileFailure("list", path) }
    guard let stream = fdopendir(copy) else {
      let failure = FileFailure("list", path)
      close(copy)
      throw failure
    }
    defer { closedir(stream) }
    errno = 0
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
          let name = UnsafeBufferPointer(start: start, count: strlen(name.pointer(to: \.0)!))
          let isDot = name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
          if !isDot { body(name, entry) }
        }
      }
      errno = 0
    }
    guard errno == 0 else { throw FileFailure("list", path) }
  }

  /// What stands in the folder, with the inodes.
  package func entryTable() throws(FileFailure) -> EntryTable {
    var names = NameList()
    var inodes: [UInt64] = []
    try forEachEntry { name, entry in
      names.append(name)
      inodes.append(UInt64(entry.pointee.d_ino))
    }
    return EntryTable(names, inodes: inodes)
  }

  /// How many names stand in the folder.
  package func entryCount() throws(FileFailure) -> Int {
    var count = 0
    try forEachEntry { _, _ in count += 1 }
    return count
  }

  /// Opens a folder below this one; nil if there is none.
  package func folder(at path: String) throws(FileFailure) -> Folder? {
    var folder = self
    for part in path.split(separator: "/").map(String.init) {
      guard try folder.stamp(of: part)?.kind == .folder else { return nil }
      folder = try folder.folder(part)
    }
    return folder
  }

  /// What the system says about the file `name`; nil if there is none.
  package func stamp(of name: UnsafePointer<CChar>) throws(FileFailure) -> FileStamp? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStamp(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileFailure("look at", path(of: name))
  }

  /// What an entry of this folder stands for; nil if it has gone in the meantime.
  package func kind(of entry: FolderEntry) throws(FileFailure) -> FileStamp.Kind? {
    if let kind = entry.kind { return kind }
    return try stamp(of: entry.name)?.kind
  }

  /// What a name in this folder stands for, where the folder's list may not have said.
  package func kind(of name: FileName, _ listed: FileStamp.Kind?) throws(FileFailure) -> FileStamp.Kind? {
    if let listed { return listed }
    return try stamp(of: name.bytes)?.kind
  }

  /// The bytes of the file `name`, and what the system said when they were read.
  ///
  /// Only a plain file is read: a symbolic link could lead out of the folder, and a pipe never ends.
  ///
  /// - Parameter limit: the most bytes that the file may have; of a larger one, none are read.
  package func read(
    _ name: UnsafePointer<CChar>, limit: Int = .max
  ) throws(FileFailure) -> (bytes: [UInt8], stamp: FileStamp) {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileFailure("read", path(of: name)) }
    defer { close(file) }
    var status = stat()
    guard linux_status(file, &status) == 0 else { throw FileFailure("read", path(of: name)) }
    let stamp = FileStamp(status)
    guard stamp.kind == .file else { throw FileFailure("read", path(of: name), code: EISDIR) }
    guard stamp.size <= limit else { throw FileFailure("read", path(of: name), code: EFBIG) }
    return (try bytes(of: file, name: name, expected: stamp.size), stamp)
  }

  /// The bytes of a file in this folder or one below it, and what the system said when they were read; no part of the path may be a symbolic link.
  package func read(at path: String) throws(FileFailure) -> (bytes: [UInt8], stamp: FileStamp) {
    let (folder, name) = try resolve(path)
    return try folder.read(name)
  }

  /// Whether there is a file at a path that leads into this folder or one below it, without symbolic links.
  package func hasFile(at path: String) -> Bool {
    guard let (folder, name) = try? resolve(path), let stamp = try? folder.stamp(of: name) else { return false }
    return stamp.kind == .file
  }

  /// Whether a path leads to anything, symbolic links followed.
  package func leads(to path: String) -> Bool {
    faccessat(descriptor, path, F_OK, 0) == 0
  }

  /// What the system says about a file in this folder or one below it; nil if there is none.
  package func stamp(at path: String) throws(FileFailure) -> FileStamp? {
    let (folder, name) = try resolve(path)
    return try folder.stamp(of: name)
  }

  private func resolve(_ path: String) throws(FileFailure) -> (Folder, String) {
    var folder = self
    let parts = path.split(separator: "/").map(String.init)
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
