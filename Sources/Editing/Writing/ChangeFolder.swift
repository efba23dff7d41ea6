import Files
private import Glibc

/// The folder `.vitrine` of a site: the lock of those who change it, and the records of what they change.
struct ChangeFolder {
  let folder: Folder
  /// Those of a file that anybody can read and write who can do so with the folder `content`.
  private let rights: FileRights

  enum Record: String {
    /// What a command is changing at this moment.
    case journal
    /// What the last command has changed.
    case undo
  }

  static let name = ".vitrine"
  static let lock = "lock"

  /// Opens the folder, and makes it if need be, with the rights and the owner of `content`: whoever could edit the site still can.
  init(in root: Folder) throws(FileFailure) {
    let content = try ((try? Folder(ifAt: root.path(of: "content"))) ?? root).rights()
    rights = FileRights(mode: content.mode & 0o666 | 0o600, owner: content.owner, group: content.group)
    let isNew = try root.status(of: Self.name) == nil
    folder = try root.makeFolder(Self.name)
    let now = try folder.rights()
    if isNew || now.owner != content.owner {
      let mode = isNew ? content.mode | 0o700 : now.mode
      try? folder.setRights(FileRights(mode: mode, owner: content.owner, group: content.group))
    }
    // It is no part of the collection, which Git is told.
    for (name, text) in [(".gitignore", "*\n"), (Self.lock, "")] where try folder.status(of: name) == nil {
      try? folder.write([Array(text.utf8)], toNewFile: name, rights: rights, isDurable: false)
    }
  }

  /// The record of a kind; nil if there is none.
  func read(_ kind: Record) throws(WriteFailure) -> ChangeRecord? {
    let bytes: [UInt8]
    do {
      bytes = try folder.read(kind.rawValue).bytes
    } catch {
      if error.code == ENOENT { return nil }
      throw .file(error)
    }
    guard let record = ChangeRecord(bytes) else { throw .record(folder.path(of: kind.rawValue)) }
    return record
  }

  /// Keeps a record, which is on the disk when this returns. It can be read by those who can read all files in it.
  func write(_ record: ChangeRecord, as kind: Record) throws(FileFailure) {
    let temporary = "\(kind.rawValue).new"
    try folder.removeFile(temporary)
    let files = record.changes.flatMap { [$0.rightsBefore, $0.rightsAfter].compactMap(\.self) }
    let mode = files.reduce(rights.mode) { $0 & $1.modeWithoutList }
    try folder.write(
      record.pieces, toNewFile: temporary,
      rights: FileRights(mode: mode | 0o600, owner: rights.owner, group: rights.group), isDurable: true)
    try folder.move(temporary, from: folder, as: kind.rawValue)
    try folder.sync()
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
