import Files
private import Glibc

/// The folder `.vitrine` of a site: the lock of those who change it, and the records of what they change.
struct ChangeFolder {
  let folder: Folder

  enum Record: String {
    /// What a command is changing at this moment.
    case journal
    /// What the last command has changed.
    case undo
  }

  static let name = ".vitrine"

  /// Opens the folder, and makes it if need be.
  init(in root: Folder) throws(FileFailure) {
    folder = try root.makeFolder(Self.name)
    if try folder.status(of: ".gitignore") == nil {
      // It is no part of the collection.
      _ = try? folder.write(Array("*\n".utf8)[...], toNewFile: ".gitignore")
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

  /// Keeps a record, which is on the disk when this returns.
  func write(_ record: ChangeRecord, as kind: Record) throws(FileFailure) {
    let temporary = "\(kind.rawValue).new"
    try folder.removeFile(temporary)
    try folder.write(record.bytes, toNewFile: temporary, like: nil, isDurable: true)
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
