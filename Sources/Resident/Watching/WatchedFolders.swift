import Files
import Glibc

/// The folders of a site that are watched, and what is heard from them.
struct WatchedFolders: Sendable {
  private let root: String
  private let queue: Int32
  /// The watched folders by the numbers that the system gives them, from the site's folder.
  private var paths: [Int32: RelativePath] = [:]
  /// Which folders the paths of the site, its sources and what is watched in them led to.
  private var identities: [RelativePath: Identity] = [:]
  /// Why some folders are not watched; nil if all are.
  private(set) var failure: FileFailure?

  private static let sources = ["content", "templates"]
  private static let outer = [RelativePath("")] + sources.map { RelativePath($0) }
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
    failure = nil
    for path in Self.outer { identities[path] = identity(of: path) }
    // Of the site's folder itself only the folders of sources matter, which may come later.
    let number = inotify_add_watch(queue, root, Self.mask)
    guard number >= 0 else { throw FileFailure("watch", root) }
    paths[number] = ""
    for source in Self.sources { try watch(RelativePath(source), depth: 0) }
  }

  /// Watches what is there now, if paths lead to other folders than before, by a symbolic link above them, or by a mount on one, of which the system
  /// reports nothing; or if not all could be watched before.
  mutating func followPaths() -> SourceChanges {
    var changes = SourceChanges()
    if (Self.outer + identities.keys).contains(where: { identity(of: $0) != identities[$0] }) {
      forget("")
      // What is gone may come back.
      rewatch()
      changes.addEverything()
    } else if failure != nil {
      rewatch()
      // Nobody knows what has changed in the other folders until now.
      if failure == nil { changes.addEverything() }
    }
    return changes
  }

  private mutating func rewatch() { noteFailure { folders throws(FileFailure) in try folders.watchAll() } }

  private mutating func noteFailure(of watch: (inout Self) throws(FileFailure) -> Void) {
    do { try watch(&self) } catch { failure = error }
  }

  /// A folder, whatever path leads to it.
  private struct Identity: Sendable, Equatable {
    let device: UInt64
    let inode: UInt64
  }

  private func identity(of path: RelativePath) -> Identity? {
    var status = stat()
    let place = path.isEmpty ? root : Folder.path(of: path.text, in: root)
    guard stat(place, &status) == 0 else { return nil }
    return Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }

  /// Watches a folder and those in it; what is no folder is left out.
  private mutating func watch(_ path: RelativePath, depth: Int) throws(FileFailure) {
    // The folder content/ itself may be a symbolic link; those below are not followed.
    let mask = depth == 0 ? Self.mask : Self.mask | UInt32(IN_DONT_FOLLOW)
    let place = Folder.path(of: path.text, in: root)
    // If another folder is there by the time that this one is watched, `followPaths` sees it.
    let identity = identity(of: path)
    let number = inotify_add_watch(queue, place, mask)
    guard number >= 0 else {
      if [ENOENT, ENOTDIR, ELOOP, EACCES].contains(errno) { return }
      throw FileFailure("watch", place)
    }
    paths[number] = path
    identities[path] = identity
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
      identities[path] = nil
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
      rewatch()
      return
    }
    guard let folder = paths[event.folder] else { return }
    if event.has(IN_IGNORED) {
      paths[event.folder] = nil
      identities[folder] = nil
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
      let file = status(of: path)
      // A file with several names may have changed under all of them.
      if let file, file.st_nlink > 1 { changes.addEverything() }
      // A new one is reported again when it was written.
      if !event.has(IN_CREATE) || file.map({ $0.st_mode & S_IFMT != S_IFREG || $0.st_nlink > 1 }) ?? true {
        changes.add(path)
      }
      return
    }
    if event.has(IN_ATTRIB) {
      // A folder that could not be read may be readable now.
      watchAgain(path)
      return changes.addEverything()
    }
    if event.has(IN_MOVED_FROM) || event.has(IN_DELETE) { forget(path) }
    if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { watchAgain(path) }
    if folder.isEmpty { identities[path] = identity(of: path) }
    changes.addEverything()
  }

  private mutating func watchAgain(_ path: RelativePath) {
    noteFailure { folders throws(FileFailure) in try folders.watch(path, depth: path.components.count - 1) }
  }

  /// What the system says about a file; nil if it is gone.
  private func status(of path: RelativePath) -> stat? {
    var status = stat()
    return lstat(Folder.path(of: path.text, in: root), &status) == 0 ? status : nil
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
