import Characters
import Files
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
  private let queue = Mutex(Queue())
  /// What `new` holds from an earlier build, and no file of this one has taken up yet; nil until it is asked for.
  private let leftovers = Mutex<EntryTable?>(nil)
  /// The names of the folders in `new` that belong to this build.
  private let children: Set<String>

  private struct Queue {
    var batches: [(batch: FileBatch, ticket: Int)] = []
    /// The stamps of the files that stand, by tickets.
    var stamps: [Int: [PageStamp]] = [:]
    var isServed = false
    var counts = OutputCounts()
    /// Files that are as they were, and get their places if another file is not.
    var waiting: [FileBatch.File] = []
    /// The files of the output that stands which new ones take the place of.
    var replaced: [String] = []

    /// The next batch; without one, nobody serves the queue any more.
    mutating func next() -> (batch: FileBatch, ticket: Int)? {
      if batches.isEmpty {
        isServed = false
        return nil
      }
      return batches.removeFirst()
    }
  }

  /// - Parameter children: the names of the folders in `new` that belong to this build.
  init(new: Folder, old: Folder?, children: Set<String>, change: OutputChange, backlog: OutputBacklog) {
    self.new = new
    self.old = old
    self.change = change
    self.backlog = backlog
    self.children = children
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
  func add(_ name: String, ticket: Int, write: (inout FilePieces) -> [UInt8]) throws(FileFailure) {
    var pieces = makePieces(of: name, over: old)
    let rest = write(&pieces)
    if pieces.isEmpty { return try add(FileBatch(rest, name: name), ticket: ticket) }
    let standing = pieces.standingStamp
    let stamp: FileStamp?
    do throws(FileFailure) {
      stamp = try pieces.finish(rest)
    } catch {
      guard pieces.isStandingUnreadable else { throw error }
      try new.removeAll(name)
      pieces = makePieces(of: name, over: nil)
      stamp = try pieces.finish(write(&pieces))
    }
    if let stamp {
      note(stamp, of: name, ticket, replaces: standing?.kind == .file)
    } else if let standing {
      try keep(FileBatch.File(name: name, end: 0, kept: PageStamp(standing)), ticket)
    }
  }

  private func makePieces(of name: String, over old: Folder?) -> FilePieces {
    FilePieces(name, in: new, over: old) { () throws(FileFailure) in
      self.change.note()
      if try self.takeLeftover(name) != nil { try self.new.removeAll(name) }
    }
  }

  func stamps(of ticket: Int) -> [PageStamp] {
    queue.withLock { $0.stamps[ticket] ?? [] }
  }

  /// Gives the files that are as they were their places, and removes what is left of an earlier build.
  func finish() throws(FileFailure) {
    for file in queue.withLock({ $0.waiting }) { try keep(file) }
    try withLeftovers { leftovers throws(FileFailure) in try leftovers.forEachName(new.removeAll) }
    queue.withLock { $0.waiting = [] }
  }

  /// Gives the folder the rights of the one that it takes the place of.
  func takeRights() throws(FileFailure) {
    if let old { _ = try new.takeRights(of: old) }
  }

  /// Removes the files that new ones took the place of from a folder that held the output before.
  func discardReplaced() throws(FileFailure) {
    guard let old else { return }
    for name in queue.withLock({ $0.replaced }) { try old.removeAll(name) }
  }

  /// How many of the files of the output that stands are known to be Vitrine's.
  var knownCount: Int { queue.withLock { $0.counts.unchanged + $0.replaced.count } }

  private func write(_ batch: FileBatch, _ ticket: Int) throws(FileFailure) {
    var counts = OutputCounts()
    var waiting: [FileBatch.File] = []
    var replaced: [String] = []
    var stamps: [PageStamp] = []
    stamps.reserveCapacity(batch.files.count)
    for (position, file) in batch.files.enumerated() {
      var file = file
      let bytes = batch.bytes[batch.range(of: position)]
      // What cannot be read is written anew; what is no file is not Vitrine's.
      if file.kept == nil, let old, let stamp = try? old.stamp(of: file.name), stamp.kind == .file {
        if stamp.size == bytes.count, (try? old.read(file.name).bytes[...].isSame(as: bytes)) == true {
          file.kept = PageStamp(stamp)
        } else {
          replaced.append(file.name)
        }
      }
      if let kept = file.kept {
        // A file that is as it was gets a second name, so that its time of change stands.
        if change.isKnown { try keep(file) } else { waiting.append(file) }
        stamps.append(kept)
        counts.unchanged += 1
      } else {
        change.note()
        if try takeLeftover(file.name) != nil { try new.removeAll(file.name) }
        stamps.append(PageStamp(try new.write(bytes, toNewFile: file.name)))
        counts.written += 1
      }
    }
    queue.withLock { queue in
      queue.counts.add(counts)
      queue.waiting += waiting
      queue.replaced += replaced
      queue.stamps[ticket] = stamps
    }
  }

  /// Notes a file that was written.
  private func note(_ stamp: FileStamp, of name: String, _ ticket: Int, replaces: Bool) {
    queue.withLock { queue in
      queue.counts.written += 1
      if replaces { queue.replaced.append(name) }
      queue.stamps[ticket] = [PageStamp(stamp)]
    }
  }

  /// Keeps a file that is as it was, now or if another one is not.
  private func keep(_ file: FileBatch.File, _ ticket: Int) throws(FileFailure) {
    let isNow = change.isKnown
    if isNow { try keep(file) }
    queue.withLock { queue in
      queue.counts.unchanged += 1
      if !isNow { queue.waiting.append(file) }
      queue.stamps[ticket] = file.kept.map { [$0] }
    }
  }

  private func keep(_ file: FileBatch.File) throws(FileFailure) {
    guard let old else { return }
    if let inode = try takeLeftover(file.name) {
      if inode == file.kept?.inode { return }
      try new.removeAll(file.name)
    }
    try new.link(file.name, from: old)
  }

  private func takeLeftover(_ name: String) throws(FileFailure) -> UInt64? {
    try withLeftovers { leftovers throws(FileFailure) in leftovers.take(name) }
  }

  private func withLeftovers<Result>(
    _ body: (inout EntryTable) throws(FileFailure) -> Result
  ) throws(FileFailure) -> Result {
    try leftovers.withLock { leftovers throws(FileFailure) in
      var table: EntryTable
      if let known = leftovers.take() {
        table = known
      } else {
        table = try new.entryTable()
        for child in children { _ = table.take(child) }
      }
      defer { leftovers = table }
      return try body(&table)
    }
  }
}
