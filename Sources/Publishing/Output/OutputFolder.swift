import Files
import Synchronization

/// One folder of an output that is being made.
///
/// Two threads that make files in one folder fight over its lock in the kernel. So one writes at a time, whichever comes first, and writes what the others
/// hand over meanwhile; they go on rendering.
final class OutputFolder: Sendable {
  /// How many batches may wait for the thread that writes. One more, and its own thread writes it after all: memory is bounded.
  private static let queueLimit = 16

  private let new: Folder
  /// The same folder of the output that stands.
  private let old: Folder?
  private let queue = Mutex(Queue())

  private struct Queue {
    var batches: [FileBatch] = []
    var isServed = false
    var counts = OutputCounts()

    /// The next batch; without one, nobody serves the queue any more.
    mutating func next() -> FileBatch? {
      if batches.isEmpty {
        isServed = false
        return nil
      }
      return batches.removeFirst()
    }
  }

  init(new: Folder, old: Folder?) {
    self.new = new
    self.old = old
  }

  var counts: OutputCounts { queue.withLock { $0.counts } }

  /// Adds files, now or as soon as the thread that is writing gets to them, at any rate before that thread's own `add` returns.
  func add(_ batch: FileBatch) throws(FileFailure) {
    let (isServer, isFull) = queue.withLock { queue in
      if !queue.isServed {
        queue.isServed = true
        return (true, false)
      }
      if queue.batches.count < Self.queueLimit {
        queue.batches.append(batch)
        return (false, false)
      }
      return (false, true)
    }
    if isFull { return try write(batch) }
    guard isServer else { return }
    try write(batch)
    while let next = queue.withLock({ $0.next() }) { try write(next) }
  }

  private func write(_ batch: FileBatch) throws(FileFailure) {
    var counts = OutputCounts()
    for (position, file) in batch.files.enumerated() {
      let bytes = batch.bytes[batch.range(of: position)]
      if try keep(bytes, name: file.name) {
        counts.unchanged += 1
      } else {
        try new.write(bytes, toNewFile: file.name)
        counts.written += 1
      }
    }
    queue.withLock { $0.counts.add(counts) }
  }

  /// Gives a file that is as it was a second name in the new folder, so that its time of change stands.
  private func keep(_ bytes: ArraySlice<UInt8>, name: String) throws(FileFailure) -> Bool {
    // What cannot be read is written anew.
    guard let old, let stamp = try? old.stamp(of: name), stamp.kind == .file, stamp.size == bytes.count,
      (try? old.read(name).bytes[...] == bytes) == true
    else { return false }
    try new.link(name, from: old)
    return true
  }
}
