import Files
import Glibc

/// The folders of a site that are watched, and what is heard from them.
struct WatchedFolders: Sendable {
  private let root: String
  private let queue: Int32
  /// The watched folders by the numbers that the system gives them, from the site's folder.
  private var paths: [Int32: RelativePath] = [:]

  private static let sources = ["content", "templates"]
  /// How deep folders are looked for in each other.
  private static let depthLimit = 16

  private static let mask =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

  init(root: String, queue: Int32) {
    self.root = root
    self.queue = queue
  }

  /// Watches everything that is there.
  mutating func watchAll() throws(FileFailure) {
    // Of the site's folder itself only the folders of sources matter, which may come later.
    let number = inotify_add_watch(queue, root, Self.mask)
    guard number >= 0 else { throw FileFailure("watch", root) }
    paths[number] = ""
    for source in Self.sources { try watch(RelativePath(source), depth: 0) }
  }

  /// Watches a folder and those in it; what is no folder is left out.
  private mutating func watch(_ path: RelativePath, depth: Int) throws(FileFailure) {
    // The folder content/ itself may be a symbolic link; those below are not followed.
    let mask = depth == 0 ? Self.mask : Self.mask | UInt32(IN_DONT_FOLLOW)
    let place = Folder.path(of: path.text, in: root)
    let number = inotify_add_watch(queue, place, mask)
    guard number >= 0 else {
      if [ENOENT, ENOTDIR, ELOOP, EACCES].contains(errno) { return }
      throw FileFailure("watch", place)
    }
    paths[number] = path
    guard depth < Self.depthLimit, let entries = try? Folder(at: place).entries() else { return }
    for entry in entries where !entry.isHidden && entry.isText {
      if entry.kind == .folder || entry.kind == nil { try watch(path.appending(entry.name), depth: depth + 1) }
    }
  }

  /// Stops watching a folder that is elsewhere now, and those in it.
  private mutating func forget(_ folder: RelativePath) {
    for (number, path) in paths where path == folder || path.isInside(folder) {
      inotify_rm_watch(queue, number)
      paths[number] = nil
    }
  }
}

extension WatchedFolders {
  /// Reads what the system has noted until now.
  mutating func readChanges() -> SourceChanges {
    var changes = SourceChanges()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(queue, &buffer, buffer.count)
      guard count > 0 else { return changes }
      var rest = buffer[..<count]
      while let event = Event(taking: &rest) { note(event, in: &changes) }
    }
  }

  /// Whether a file of an item that has changed isn't there.
  func missesFile(among changes: SourceChanges) -> Bool {
    changes.paths.contains {
      $0.dropping(ending: ".md") != nil && access(Folder.path(of: $0.text, in: root), F_OK) != 0
    }
  }

  private mutating func note(_ event: Event, in changes: inout SourceChanges) {
    if event.has(IN_Q_OVERFLOW) {
      changes.addEverything()
      try? watchAll()
      return
    }
    guard let folder = paths[event.folder] else { return }
    if event.has(IN_IGNORED) {
      paths[event.folder] = nil
      return
    }
    guard let name = event.name else {
      // The folder itself came or went; the one that it is in says so, too.
      if folder.isEmpty { changes.addEverything() }
      return
    }
    if folder.isEmpty ? !Self.sources.contains(name) : name.utf8.first == UInt8(ascii: ".") { return }
    let path = folder.appending(name)
    guard event.has(IN_ISDIR) || folder.isEmpty else {
      if !event.has(IN_CREATE) || isWhole(path) { changes.add(path) }
      return
    }
    if event.has(IN_ATTRIB) { return changes.addEverything() }
    if event.has(IN_MOVED_FROM) || event.has(IN_DELETE) { forget(path) }
    if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { try? watch(path, depth: path.components.count - 1) }
    changes.addEverything()
  }

  /// Whether a file that has just come holds what it will hold: a new one is reported again when it was written.
  private func isWhole(_ path: RelativePath) -> Bool {
    var status = stat()
    guard lstat(Folder.path(of: path.text, in: root), &status) == 0 else { return true }
    return status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1
  }

  /// What happened to a file or folder.
  private struct Event {
    let folder: Int32
    private let mask: UInt32
    /// Nil if it happened to the watched folder itself.
    let name: String?

    private static let headSize = 16

    /// Takes the first event from the beginning of some; nil if there is none.
    init?(taking bytes: inout ArraySlice<UInt8>) {
      guard bytes.count >= Self.headSize else { return nil }
      let (folder, mask, length) = bytes.withUnsafeBytes {
        (
          $0.loadUnaligned(as: Int32.self), $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
          Int($0.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        )
      }
      guard bytes.count >= Self.headSize + length else { return nil }
      let name = bytes.dropFirst(Self.headSize).prefix(length).prefix { $0 != 0 }
      (self.folder, self.mask) = (folder, mask)
      self.name = name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
      bytes = bytes.dropFirst(Self.headSize + length)
    }

    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
  }
}
