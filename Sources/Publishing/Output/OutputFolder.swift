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
  private let queue: Mutex<Queue>

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
    /// What `new` holds from an earlier build, and no file of this one has taken up yet.
    var leftovers: EntryTable

    /// The next batch; without one, nobody serves the queue any more.
    mutating func next() -> (batch: FileBatch, ticket: Int)? {
      if batches.isEmpty {
        isServed = false
        return nil
      }
      return batches.removeFirst()
    }
  }

  /// - Parameter leftovers: what stands in `new` already.
  init(new: Folder, old: Folder?, leftovers: EntryTable, change: OutputChange, backlog: OutputBacklog) {
    self.new = new
    self.old = old
    self.change = change
    self.backlog = backlog
    queue = Mutex(Queue(leftovers: leftovers))
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

  func stamps(of ticket: Int) -> [PageStamp] {
    queue.withLock { $0.stamps[ticket] ?? [] }
  }

  /// Gives the files that are as they were their places, and removes what is left of an earlier build.
  func finish() throws(FileFailure) {
    for file in queue.withLock({ $0.waiting }) { try keep(file) }
    try queue.withLock({ $0.leftovers }).forEachName(new.removeAll)
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
        if stamp.size == bytes.count, (try? old.read(file.name).bytes[...] == bytes) == true {
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
        if takeLeftover(file.name) != nil { try new.removeAll(file.name) }
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

  private func keep(_ file: FileBatch.File) throws(FileFailure) {
    guard let old else { return }
    if let inode = takeLeftover(file.name) {
      if inode == file.kept?.inode { return }
      try new.removeAll(file.name)
    }
    try new.link(file.name, from: old)
  }

  private func takeLeftover(_ name: String) -> UInt64? {
    queue.withLock { $0.leftovers.take(name) }
  }
}
