import Files
private import Glibc

/// The folder `.vitrine` of a site: the lock of those who change it, and the records of what they change.
struct ChangeFolder {
  let folder: Folder
  /// The folder of the site.
  private let root: Folder
  /// Those of a file that anybody can read and write who can do so with the folder `content`.
  private let rights: FileRights
  /// The rights of `content`.
  private let content: FileRights

  enum Record: String {
    /// What a command is changing at this moment.
    case journal
    /// What the last command has changed.
    case undo
  }

  static let name = ".vitrine"
  static let lock = "lock"
  private static let ignored = ".gitignore"

  /// Opens the folder, and makes it if need be, with the rights and the owner of `content`: whoever could edit the site still can.
  init(in root: Folder) throws(FileFailure) {
    self.root = root
    content = try ((try? Folder(ifAt: root.path(of: "content"))) ?? root).rights()
    rights = FileRights(mode: content.mode & 0o666 | 0o600, owner: content.owner, group: content.group)
    let isNew = try root.status(of: Self.name) == nil
    folder = try root.makeFolder(Self.name)
    let now = try folder.rights()
    let mode = content.mode | 0o700
    if isNew || now.owner != content.owner || now.mode != mode {
      try? folder.setRights(FileRights(mode: mode, owner: content.owner, group: content.group))
    }
    // It is no part of the collection, which Git is told.
    if try folder.status(of: Self.ignored) == nil {
      try? folder.write([Array("*\n".utf8)], toNewFile: Self.ignored, rights: rights, isDurable: false)
    }
    if try folder.status(of: Self.lock) == nil {
      let writers = FileRights(
        mode: FileRights.mode(forWritersOf: content.mode), owner: rights.owner, group: rights.group)
      try? folder.write([], toNewFile: Self.lock, rights: writers, isDurable: false)
    }
  }

  /// The record of a kind; nil if there is none.
  func read(_ kind: Record) throws(WriteFailure) -> ChangeRecord? {
    let bytes: [UInt8]
    let isTrusted: Bool
    let record: ChangeRecord?
    do {
      bytes = try folder.read(kind.rawValue).bytes
      record = ChangeRecord(bytes)
      isTrusted = try record.map { record throws(FileFailure) in try self.isTrusted(record, kind) } ?? true
    } catch {
      if error.code == ENOENT { return nil }
      throw .file(error)
    }
    let path = folder.path(of: kind.rawValue)
    guard let record else { throw .record(path) }
    guard isTrusted else { throw .foreignRecord(path) }
    return record
  }

  /// Whether a record leads nowhere but into the site, or this user wrote it here. Any other may have come with the site, to change files
  /// behind a symbolic link.
  private func isTrusted(_ record: ChangeRecord, _ kind: Record) throws(FileFailure) -> Bool {
    if try record.place == folder.identity(), try folder.rights(of: kind.rawValue)?.owner == geteuid() { return true }
    for source in Set(record.changes.compactMap({ RelativePath($0.path).components.first })) {
      if try root.status(of: source)?.kind == .link { return false }
    }
    return true
  }

  /// Keeps a record, which is on the disk when this returns. Besides the owner of `content`, those can read it who may change the site and
  /// can read all files in it.
  func write(_ record: ChangeRecord, as kind: Record) throws(FileFailure) {
    let temporary = "\(kind.rawValue).new"
    try folder.removeFile(temporary)
    let mode = try modeOfRecord(of: record.changes)
    try folder.write(
      record.pieces, toNewFile: temporary,
      rights: FileRights(mode: mode | 0o600, owner: rights.owner, group: rights.group), isDurable: true)
    try folder.move(temporary, from: folder, as: kind.rawValue)
    try folder.sync()
  }

  private func modeOfRecord(of changes: [FileChange]) throws(FileFailure) -> UInt32 {
    var mode = FileRights.mode(forWritersOf: content.mode) & 0o066
    var folders = OpenedFolders(in: root)
    for parent in ChangeTransaction.parents(of: changes) where mode != 0 {
      // What is around a folder behind a link may be closed.
      if let source = RelativePath(parent).components.first, try root.status(of: source)?.kind == .link { return 0 }
      guard let rights = try folders.existing(parent)?.rights() else { continue }
      if rights.mode & 0o010 == 0 || rights.group != content.group { mode &= 0o006 }
      if rights.mode & 0o001 == 0 { mode &= 0o060 }
    }
    for index in changes.indices where mode != 0 {
      for case let rights? in [changes[index].rightsBefore, changes[index].rightsAfter] {
        mode &= rights.modeWithoutList
        if rights.group != content.group { mode &= 0o006 }
      }
    }
    return mode
  }

  /// Makes what is being changed the last change. Where this throws, it is still being changed.
  func finish() throws(FileFailure) {
    try folder.move(Record.journal.rawValue, from: folder, as: Record.undo.rawValue)
    // The files are on the disk. Should the new name not be, then the next command takes them back, as after a kill.
    try? folder.sync()
  }

  func remove(_ kind: Record) throws(FileFailure) {
    try folder.removeFile(kind.rawValue)
    try folder.sync()
  }
}
