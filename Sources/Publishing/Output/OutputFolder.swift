import Characters
import Files
private import Glibc
import Synchronization

/// One folder of an output that is being made.
///
/// Two threads that make files in one folder fight over its lock in the kernel. So one writes at a time, whichever comes first, and writes what the others
/// hand over meanwhile; they go on rendering.
final class OutputFolder: Sendable {
  /// How many batches may wait for the thread that writes. One more, and its own thread writes it after all: memory is bounded.
  private static let queueLimit = 32

  private let new: Folder
  /// The same folder of the output that stands.
  private let old: Folder?
  /// Whether the output will differ from the one that stands.
  private let change: OutputChange
  private let backlog: OutputBacklog
  private let queue = Mutex(OutputQueue())
  private let leftovers: Leftovers
  private let knowledge: FolderKnowledge

  /// - Parameters:
  ///   - children: the names of the folders in `new` that belong to this build.
  ///   - known: what the ledger says of the folder.
  ///   - time: the time that it gets.
  init(
    new: Folder, old: Folder?, children: Set<String>, known: LedgerFolder?, time: FolderTime, change: OutputChange,
    backlog: OutputBacklog
  ) throws(FileFailure) {
    self.new = new
    self.old = old
    self.change = change
    self.backlog = backlog
    knowledge = try FolderKnowledge(of: new, over: old, known, time: time)
    leftovers = Leftovers(in: new, besides: children, missing: knowledge.missing)
  }

  var counts: OutputCounts { queue.withLock { $0.counts } }

  /// Adds files, now or as soon as the thread that is writing gets to them, at any rate before that thread's own `add` returns.
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

  /// Writes batches that wait, beside the thread that writes: when nothing else is left to do, that is faster all the same.
  func help() throws(FileFailure) {
    while let next = queue.withLock({ $0.batches.isEmpty ? nil : $0.batches.removeFirst() }) {
      backlog.add(-1)
      try write(next.batch, next.ticket)
    }
  }

  /// Adds a file that is made piece by piece, by the thread at hand; one that is small is added like all others.
  func add(_ name: String, ticket: Int, write: (FilePieces) -> [UInt8]) throws(FileFailure) {
    var pieces = makePieces(of: name, over: old)
    let rest = write(pieces)
    if pieces.isEmpty { return try add(FileBatch(rest, name: name), ticket: ticket) }
    let standing = pieces.standingStamp
    let stamp: FileStamp?
    do throws(FileFailure) {
      stamp = try pieces.finish(rest)
    } catch {
      guard pieces.isStandingUnreadable else { throw error }
      try new.removeAll(name)
      pieces = makePieces(of: name, over: nil)
      stamp = try pieces.finish(write(pieces))
    }
    if let stamp {
      note(stamp, of: name, ticket, replaces: standing?.kind == .file)
    } else if let standing {
      var result = BatchResult()
      try keep(name, PageStamp(standing), &result)
      queue.withLock { $0.add(result, ticket) }
    }
  }

  private func makePieces(of name: String, over old: Folder?) -> FilePieces {
    FilePieces(name, in: new, over: old) { () throws(FileFailure) in
      try self.change.note()
      try self.leftovers.clear(name)
    }
  }

  func stamps(of ticket: Int) -> [PageStamp] {
    queue.withLock { queue in
      var stamps = queue.stamps[ticket] ?? []
      if let held = queue.heldStamp, held.ticket == ticket { stamps[held.position] = held.stamp }
      return stamps
    }
  }

  /// Gives the files that are as they were their places, removes what is left of an earlier build, and gives the folder its time.
  ///
  /// - Parameter files: the files that belong there; nil if they are those of the output that stands, or if the folder is listed.
  func finish(besides files: NameList?) throws(FileFailure) {
    for files in queue.withLock({ $0.waiting }) { try files.forEach(keep) }
    try leftovers.remove(besides: files)
    queue.withLock { $0.waiting = [] }
    knowledge.settleNew()
  }

  /// What the next build is to know of the folder, when it has taken the place of the one that stands.
  ///
  /// - Parameter hasSameFiles: whether the one that stands has the same files.
  func exchanged(_ path: String, hasSameFiles: Bool) throws(FileFailure) -> LedgerFolder {
    let (isSpare, replaced) = queue.withLock { queue in
      (hasSameFiles && !queue.hasCopies && queue.counts.written == queue.replaced.count, queue.replaced)
    }
    return try knowledge.exchanged(path, replaced: isSpare ? replaced : nil)
  }

  /// What the next build is to know of the folder, when a file has been put in its place.
  ///
  /// - Parameter known: what this build knew of it.
  func replaced(_ file: ChangedFile, _ known: LedgerFolder) throws(FileFailure) -> LedgerFolder {
    file.folder === self ? try knowledge.replaced(file.name, known) : known
  }

  /// Gives the folder that stood its time, by which the next build knows what is left in it.
  func settleReplaced() { knowledge.settleOld() }

  /// The stamp of the folder that stands, if the ledger knows that it holds nothing that is not Vitrine's.
  var settledStamp: FileStamp? { knowledge.settledStamp }

  /// Gives the folder the rights of the one that it takes the place of.
  func takeRights() throws(FileFailure) {
    if let old { _ = try new.takeRights(of: old) }
  }

  /// Removes the files that new ones took the place of from a folder that held the output before.
  func discardReplaced() throws(FileFailure) {
    guard let old else { return }
    for name in queue.withLock({ $0.replaced }) { try old.removeAll(name) }
  }

  /// Whether the folder began as one that holds second names of all files of the output that stands, as the ledger knows.
  var hasKnownLeftovers: Bool { leftovers.areKnown }

  /// How many of the files of the output that stands are known to be Vitrine's.
  var knownCount: Int { queue.withLock { $0.counts.unchanged + $0.replaced.count } }

  private func write(_ batch: FileBatch, _ ticket: Int) throws(FileFailure) {
    if !change.isKnown, let kept = batch.kept { return queue.withLock { $0.add(BatchResult(waiting: kept), ticket) } }
    var result = BatchResult()
    for position in batch.files.indices {
      try batch.names.withFileName(at: position, ending: "") { name throws(FileFailure) in
        if let kept = batch.files[position].kept { return try keep(name, kept, &result) }
        let bytes = batch.bytes[batch.range(of: position)]
        // What cannot be read is written anew; what is no file is not Vitrine's.
        if let old, let stamp = try? old.stamp(of: name), stamp.kind == .file {
          if stamp.size == bytes.count, (try? old.read(name).bytes[...].isSame(as: bytes)) == true {
            return try keep(name, PageStamp(stamp), &result)
          }
          result.replaced.append(String(cString: name))
          let isHeld = change.hold {
            ChangedFile(
              folder: self, name: String(cString: name), bytes: Array(bytes), ticket: ticket, position: position)
          }
          if isHeld { return result.addWritten(.none) }
        }
        try change.note()
        result.addWritten(try write(bytes, to: name))
      }
    }
    queue.withLock { $0.add(result, ticket) }
  }

  private func write(_ bytes: ArraySlice<UInt8>, to name: UnsafePointer<CChar>) throws(FileFailure) -> PageStamp {
    try leftovers.clear(name)
    return PageStamp(try new.write(bytes, toNewFile: name))
  }

  /// Writes the file that was held back.
  func write(_ file: ChangedFile) throws(FileFailure) {
    let stamp = try write(file.bytes[...], to: file.name)
    queue.withLock { $0.heldStamp = (stamp, file.ticket, file.position) }
  }

  func stage(_ file: ChangedFile) throws(FileFailure) {
    try new.removeAll(file.name)
    let stamp = PageStamp(try new.write(file.bytes[...], toNewFile: file.name))
    queue.withLock { $0.heldStamp = (stamp, file.ticket, file.position) }
  }

  func putInPlace(_ name: String) -> Bool {
    guard let old, (try? old.move(name, from: new)) != nil else { return false }
    knowledge.settleOld()
    knowledge.settleNew()
    return true
  }

  /// Notes a file that was written.
  private func note(_ stamp: FileStamp, of name: String, _ ticket: Int, replaces: Bool) {
    queue.withLock { queue in
      queue.counts.written += 1
      if replaces { queue.replaced.append(name) }
      queue.stamps[ticket] = [PageStamp(stamp)]
    }
  }

  /// Keeps a file that is as it was, now or if others are not: it gets a second name, so that its time of change stands.
  private func keep(_ name: UnsafePointer<CChar>, _ page: PageStamp, _ result: inout BatchResult) throws(FileFailure) {
    if change.isKnown { try keep(name, page) } else { result.waiting.append(name, page) }
    result.stamps.append(page)
    result.counts.unchanged += 1
  }

  private func keep(_ name: UnsafePointer<CChar>, _ page: PageStamp) throws(FileFailure) {
    // A folder may have become unreadable since its files were found to be as they were.
    guard let old else { throw FileFailure("link", String(cString: name), code: ENOENT) }
    if try leftovers.take(name, inode: page.inode) { return }
    if try !new.link(name, from: old) { queue.withLock { $0.hasCopies = true } }
  }
}
