import Characters
import Files
private import Glibc
import Synchronization

/// One folder of an output that is being made.
///
/// Two threads that create files in one folder fight over its lock in the kernel. So one thread writes at a time, whichever comes first, and also writes what
/// the others hand over meanwhile, while they go on rendering.
final class OutputFolder: Sendable {
  /// How many batches may wait for the thread that writes. With more, the thread that adds a batch writes it itself, so that memory stays bounded.
  private static let queueLimit = 32

  private let new: Folder
  /// The same folder of the existing output.
  private let old: Folder?
  /// Who may read the files, and whose they are; nil if this is the first output, and not of the superuser's making.
  private let access: FolderAccess?
  /// Whether the output differs from the existing one.
  private let difference: DifferenceFlag
  private let backlog: OutputBacklog
  private let queue = Mutex(OutputQueue())
  private let leftovers: Leftovers

  /// - Parameters:
  ///   - output: The existing output.
  ///   - children: The names of the folders in `new` that belong to the new output.
  init(
    new: Folder, old: Folder?, in output: Folder?, children: Set<RelativePath>, difference: DifferenceFlag,
    backlog: OutputBacklog
  ) throws(FileFailure) {
    self.new = new
    self.old = old
    if let existing = old ?? output {
      access = FolderAccess(to: try existing.rights())
    } else {
      access = FolderAccess.ofOwner(of: new)
    }
    self.difference = difference
    self.backlog = backlog
    leftovers = Leftovers(in: new, besides: children)
  }

  var counts: OutputCounts { queue.withLock { $0.counts } }

  func fingerprints(of ticket: Int) -> [OutputFingerprint] { queue.withLock { $0.fingerprints[ticket] ?? [] } }

  /// The number of files of the existing output that a build is known to have written.
  var knownCount: Int { queue.withLock { $0.counts.unchanged + $0.replaced.count } }

  /// Gives the folder the permissions of the one that it replaces. A folder that is new can be entered by whoever can enter the output, and gets its owner:
  /// what the superuser makes in somebody's output has to be theirs to remove.
  func takeRights() throws(FileFailure) {
    if let old {
      _ = try new.takeRights(of: old)
    } else {
      access?.give(folder: new)
    }
  }

  /// Gives the files that stay the same their places, and removes what is left of an earlier output.
  func finish() throws(FileFailure) {
    for files in queue.withLock({ $0.waiting }) { try files.forEach(keep) }
    try leftovers.remove()
    queue.withLock { $0.waiting = [] }
  }

  /// Removes the files that new ones have replaced from the folder of the previous output.
  func discardReplaced() throws(FileFailure) {
    guard let old else { return }
    for name in queue.withLock({ $0.replaced }) { try old.removeAll(name) }
  }
}

// MARK: - Adding files

extension OutputFolder {
  /// Adds files, now or as soon as the thread that is writing gets to them, but before that thread's own `add` returns.
  func add(_ batch: FileBatch, ticket: Int) throws(FileFailure) {
    let (isServer, isFull) = queue.withLock { queue in
      if !queue.isServed {
        queue.isServed = true
        return (true, false)
      }
      if queue.batches.count < Self.queueLimit {
        queue.batches.append((batch, ticket))
        backlog.add(1)
        return (false, false)
      }
      return (false, true)
    }
    if isFull { return try write(batch, ticket) }
    guard isServer else { return }
    try write(batch, ticket)
    while let next = queue.withLock({ $0.next() }) {
      backlog.add(-1)
      try write(next.batch, next.ticket)
    }
  }

  /// Writes waiting batches beside the thread that writes. When there is nothing else left to do, that is still faster.
  func help() throws(FileFailure) {
    while let next = queue.withLock({ $0.batches.isEmpty ? nil : $0.batches.removeFirst() }) {
      backlog.add(-1)
      try write(next.batch, next.ticket)
    }
  }

  /// Adds a file that is made in pieces, on the calling thread. A small one is added like any other file.
  func add(_ name: String, ticket: Int, write: (FilePieces) throws -> [UInt8]) throws {
    var pieces = makePieces(of: name, over: old)
    let rest = try write(pieces)
    if pieces.isEmpty { return try add(FileBatch(rest, name: name), ticket: ticket) }
    let existing = pieces.existingStatus
    let status: FileStatus?
    do throws(FileFailure) {
      status = try pieces.finish(rest)
    } catch {
      guard pieces.isExistingUnreadable else { throw error }
      try new.removeAll(name)
      pieces = makePieces(of: name, over: nil)
      status = try pieces.finish(try write(pieces))
    }
    var result = BatchResult()
    if let status {
      if existing?.kind == .file { result.replaced.append(name) }
      result.addWritten(OutputFingerprint(status))
    } else if let existing {
      try keep(name, OutputFingerprint(existing), &result)
    }
    queue.withLock { [result] in $0.add(result, ticket) }
  }

  private func makePieces(of name: String, over old: Folder?) -> FilePieces {
    FilePieces(name, in: new, over: old, access: access) { () throws(FileFailure) in
      self.difference.set()
      try self.leftovers.clear(name)
    }
  }

  private func write(_ batch: FileBatch, _ ticket: Int) throws(FileFailure) {
    if !difference.isSet, let kept = batch.kept {
      return queue.withLock { $0.add(BatchResult(waiting: kept), ticket) }
    }
    var result = BatchResult()
    for position in batch.files.indices {
      try batch.names.withFileName(at: position, ending: "") { name throws(FileFailure) in
        if let kept = batch.files[position].kept { return try keep(name, kept, &result) }
        try write(batch.bytes[batch.range(of: position)], to: name, &result)
      }
    }
    queue.withLock { [result] in $0.add(result, ticket) }
  }

  /// Writes a file, unless the existing one is the same.
  private func write(
    _ bytes: ArraySlice<UInt8>, to name: UnsafePointer<CChar>, _ result: inout BatchResult
  ) throws(FileFailure) {
    // A file that can't be read is written anew. An entry that isn't a file belongs to somebody else.
    if let old, let status = try? old.status(of: name), status.kind == .file {
      if status.size == bytes.count, (try? old.read(name).bytes[...].isSame(as: bytes)) == true {
        return try keep(name, OutputFingerprint(status), &result)
      }
      result.replaced.append(String(cString: name))
    }
    difference.set()
    try leftovers.clear(name)
    result.addWritten(OutputFingerprint(try new.write(bytes, toNewFile: name, access: access)))
  }

  /// Keeps a file that stays the same. It gets its place once the output is known to differ: a second name, so that its modification time stays.
  private func keep(
    _ name: UnsafePointer<CChar>, _ file: OutputFingerprint, _ result: inout BatchResult
  ) throws(FileFailure) {
    if difference.isSet { try keep(name, file) } else { result.waiting.append(name, file) }
    result.fingerprints.append(file)
    result.counts.unchanged += 1
  }

  private func keep(_ name: UnsafePointer<CChar>, _ file: OutputFingerprint) throws(FileFailure) {
    // The folder may have become unreadable since its files were compared.
    guard let old else { throw FileFailure("link", String(cString: name), code: ENOENT) }
    if try leftovers.take(name, inode: file.inode) { return }
    try new.link(name, from: old)
  }
}
