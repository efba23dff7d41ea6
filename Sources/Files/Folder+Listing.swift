private import Characters
import Glibc

extension Folder {
  /// The entries of the folder, ordered by the bytes of their names.
  package func entries() throws(FileFailure) -> [FolderEntry] {
    try entriesUnsorted().sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private func entriesUnsorted() throws(FileFailure) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    try forEachEntry { name, entry in
      entries.append(FolderEntry(name, kind: FileStatus.Kind(entryType: entry.pointee.d_type)))
    }
    return entries
  }

  /// The entries of the folder, in no order, by the bytes of their names.
  ///
  /// - Parameter isWanted: whether a name belongs in the result; asked before anything is allocated for it.
  package func names(
    where isWanted: (UnsafeBufferPointer<UInt8>, FileStatus.Kind?) -> Bool = { _, _ in true }
  ) throws(FileFailure) -> [(name: FileName, kind: FileStatus.Kind?)] {
    var names: [(name: FileName, kind: FileStatus.Kind?)] = []
    try forEachEntry { name, entry in
      let kind = FileStatus.Kind(entryType: entry.pointee.d_type)
      if isWanted(name, kind) { names.append((FileName(name), kind)) }
    }
    return names
  }

  /// The names of files, or what may be files, that do not begin with a dot: those that end in `suffix`, without it, and the others. What is no UTF-8 is
  /// in `unreadable`, as far as it can be shown. Folders are in `folders`, if the listing tells them from files.
  package func files(
    endingIn suffix: StaticString
  ) throws(FileFailure) -> (stems: NameList, others: NameList, folders: [String], unreadable: [String]) {
    let suffix = UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount)
    var stems = NameList()
    var others = NameList()
    var (folders, unreadable): ([String], [String]) = ([], [])
    try forEachEntry { name, entry in
      if name.first == UInt8(ascii: ".") { return }
      if Int(entry.pointee.d_type) == Int(DT_DIR) {
        if let name = String(validating: name, as: UTF8.self) { folders.append(name) }
        return
      }
      let isStem =
        name.count >= suffix.count
        && memcmp(name.baseAddress! + name.count - suffix.count, suffix.baseAddress!, suffix.count) == 0
      if UTF8Validation.firstWrongByte(in: name.span) != nil {
        unreadable.append(String(decoding: name, as: UTF8.self))
      } else if isStem {
        stems.append(UnsafeBufferPointer(rebasing: name.dropLast(suffix.count)))
      } else {
        others.append(name)
      }
    }
    stems.sort()
    others.sort()
    return (stems, others, folders.sorted(), unreadable.sorted())
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

  /// The entries of the folder, with their inodes.
  package func entryTable() throws(FileFailure) -> EntryTable {
    var names = NameList()
    var inodes: [UInt64] = []
    try forEachEntry { name, entry in
      names.append(name)
      inodes.append(UInt64(entry.pointee.d_ino))
    }
    return EntryTable(names, inodes: inodes)
  }

  /// Whether names are listed as they were written. Some file systems take accents apart: HFS+, and what shares its folders.
  package func keepsNames() throws(FileFailure) -> Bool {
    let name = "\u{E9}.probe"
    try removeAll(name)
    try write([][...], toNewFile: name)
    let names = try names()
    try removeFile(name)
    return names.contains { $0.name.text.utf8.elementsEqual(name.utf8) }
  }

  /// How many entries the folder has.
  package func entryCount() throws(FileFailure) -> Int {
    var count = 0
    try forEachEntry { _, _ in count += 1 }
    return count
  }
}
