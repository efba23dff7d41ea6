import Files

/// The batches that wait to be written to a folder of an output, and what became of those before.
struct OutputQueue: Sendable {
  var batches: [(batch: FileBatch, ticket: Int)] = []
  /// The fingerprints of the files, by their tickets.
  var fingerprints: [Int: [OutputFingerprint]] = [:]
  /// Whether a thread is writing the batches.
  var isServed = false
  var counts = OutputCounts()
  /// Files that stay the same, and get their places if others don't.
  var waiting: [KeptFiles] = []
  /// The names of existing files that new ones replace.
  var replaced: [String] = []

  mutating func add(_ result: BatchResult, _ ticket: Int) {
    counts.add(result.counts)
    waiting.append(result.waiting)
    replaced += result.replaced
    fingerprints[ticket] = result.fingerprints
  }

  /// The next batch. If there is none, the thread that asked no longer serves the queue.
  mutating func next() -> (batch: FileBatch, ticket: Int)? {
    if batches.isEmpty {
      isServed = false
      return nil
    }
    return batches.removeFirst()
  }
}
