import Files

/// A file of an output that is made piece by piece, so that it need not be whole in memory.
///
/// As long as the pieces are those of the file that stands, nothing is written. From the first on that differs, the file is written anew: what was the same
/// is copied.
final class FilePieces {
  /// From how many bytes on a piece is handed over.
  static let limit = 1 << 18

  private let name: String
  private let folder: Folder
  /// The same folder of the output that stands.
  private let old: Folder?
  /// The file that stands, as long as it is the same.
  private var standing: OpenFile?
  /// The stamp of what stands in the file's place.
  private(set) var standingStamp: FileStamp?
  private var file: OpenFile?
  /// How many bytes are the same.
  private var sameCount = 0
  private var failure: FileFailure?
  /// Whether the failure was one to read what stands, which then must be left out of account.
  private(set) var isStandingUnreadable = false
  /// Makes room for the file before it is written.
  private let makeRoom: () throws(FileFailure) -> Void

  init(_ name: String, in folder: Folder, over old: Folder?, makeRoom: @escaping () throws(FileFailure) -> Void) {
    self.name = name
    self.folder = folder
    self.old = old
    self.makeRoom = makeRoom
  }

  /// Whether no piece has been handed over.
  private(set) var isEmpty = true

  /// Takes bytes over if they are many enough, and leaves none.
  func take(_ bytes: inout [UInt8]) {
    guard bytes.count >= Self.limit else { return }
    add(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds a piece. What goes wrong is told at the end.
  private func add(_ piece: [UInt8]) {
    if failure != nil { return }
    if isEmpty {
      isEmpty = false
      openStanding()
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
  /// - Returns: its stamp if it was written, nil if it is the one that stands.
  func finish(_ rest: [UInt8]) throws(FileFailure) -> FileStamp? {
    add(rest)
    if let failure { throw failure }
    if file == nil, try isAtEnd() { return nil }
    return try begin().close()
  }

  /// Opens the file that stands, if there is one that can be read.
  @discardableResult
  func openStanding() -> OpenFile? {
    if standingStamp == nil {
      // What cannot be read is written anew; what is no file is not Vitrine's.
      standing = try? old?.openFile(name)
      standingStamp = standing?.stamp ?? (try? old?.stamp(of: name))
    }
    return standing
  }

  private func isSame(_ piece: [UInt8]) throws(FileFailure) -> Bool {
    guard let standing else { return false }
    isStandingUnreadable = true
    let isSame = try standing.continues(with: piece)
    isStandingUnreadable = false
    return isSame
  }

  private func isAtEnd() throws(FileFailure) -> Bool {
    guard let standing else { return false }
    isStandingUnreadable = true
    let isAtEnd = try standing.isAtEnd()
    isStandingUnreadable = false
    return isAtEnd
  }

  /// The file that is written, with what was the same in it.
  private func begin() throws(FileFailure) -> OpenFile {
    if let file { return file }
    try makeRoom()
    let file = try folder.makeFile(name)
    self.file = file
    guard let standing else { return file }
    var start = 0
    while start < sameCount {
      isStandingUnreadable = true
      let bytes = try standing.bytes(start..<min(start + Self.limit, sameCount))
      guard !bytes.isEmpty else { throw FileFailure("read", folder.path(of: name), code: 0) }
      isStandingUnreadable = false
      try file.write(bytes[...])
      start += bytes.count
    }
    self.standing = nil
    return file
  }
}
