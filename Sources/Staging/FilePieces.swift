import Files

/// A file of an output that is made in pieces, so that it need not be in memory as a whole.
///
/// As long as the pieces are those of the existing file, nothing is written. From the first piece on that differs, the file is written anew; the part that is
/// the same is copied.
package final class FilePieces {
  /// The number of bytes from which on a piece is handed over.
  package static let limit = 1 << 18

  private let name: String
  private let folder: Folder
  /// The same folder of the existing output.
  private let old: Folder?
  /// Who may read the file.
  private let access: FolderAccess?
  /// The existing file, as long as it is the same.
  private var existing: OpenFile?
  /// The status of whatever has the file's name in the existing output.
  private(set) var existingStatus: FileStatus?
  private var file: OpenFile?
  /// How many bytes are the same.
  private var sameCount = 0
  private var failure: FileFailure?
  /// Whether the failure was one to read the existing file, which must then be ignored.
  private(set) var isExistingUnreadable = false
  /// Makes room for the file before it is written.
  private let makeRoom: () throws(FileFailure) -> Void

  init(
    _ name: String, in folder: Folder, over old: Folder?, access: FolderAccess?,
    makeRoom: @escaping () throws(FileFailure) -> Void
  ) {
    self.name = name
    self.folder = folder
    self.old = old
    self.access = access
    self.makeRoom = makeRoom
  }

  /// Whether no piece has been handed over.
  private(set) var isEmpty = true

  /// Takes the bytes and leaves none, if there are enough for a piece.
  package func take(_ bytes: inout [UInt8]) {
    guard bytes.count >= Self.limit else { return }
    add(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds a piece. A failure is reported at the end.
  private func add(_ piece: [UInt8]) {
    if failure != nil { return }
    if isEmpty {
      isEmpty = false
      openExisting()
    }
    do throws(FileFailure) {
      if file == nil, try isSame(piece) {
        sameCount += piece.count
      } else {
        try begin().write(piece[...])
      }
    } catch {
      failure = error
    }
  }

  /// Ends the file.
  ///
  /// - Returns: Its status if it was written; nil if it is the same as the existing file.
  func finish(_ rest: [UInt8]) throws(FileFailure) -> FileStatus? {
    add(rest)
    if let failure { throw failure }
    if file == nil, try isAtEnd() { return nil }
    return try begin().close()
  }

  private func openExisting() {
    // A file that can't be read is written anew. An entry that isn't a file belongs to somebody else.
    existing = try? old?.openFile(name)
    existingStatus = existing?.status ?? (try? old?.status(of: name))
  }

  private func isSame(_ piece: [UInt8]) throws(FileFailure) -> Bool {
    guard let existing else { return false }
    isExistingUnreadable = true
    let isSame = try existing.continues(with: piece)
    isExistingUnreadable = false
    return isSame
  }

  private func isAtEnd() throws(FileFailure) -> Bool {
    guard let existing else { return false }
    isExistingUnreadable = true
    let isAtEnd = try existing.isAtEnd()
    isExistingUnreadable = false
    return isAtEnd
  }

  /// The file that is written, starting with what was the same.
  private func begin() throws(FileFailure) -> OpenFile {
    if let file { return file }
    try makeRoom()
    let file = try folder.makeFile(name, access: access)
    self.file = file
    guard let existing else { return file }
    var start = 0
    while start < sameCount {
      isExistingUnreadable = true
      let bytes = try existing.bytes(start..<min(start + Self.limit, sameCount))
      guard !bytes.isEmpty else { throw FileFailure("read", folder.path(of: name), code: 0) }
      isExistingUnreadable = false
      try file.write(bytes[...])
      start += bytes.count
    }
    self.existing = nil
    return file
  }
}
