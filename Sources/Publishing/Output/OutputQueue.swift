/// What waits to be written to a folder of an output, and what became of the files before.
struct OutputQueue: Sendable {
  var batches: [(batch: FileBatch, ticket: Int)] = []
  /// The stamps of the files that stand, by tickets.
  var stamps: [Int: [PageStamp]] = [:]
  /// The stamp of the file that was held back, which its batch has none for.
  var heldStamp: (stamp: PageStamp, ticket: Int, position: Int)?
  var isServed = false
  var counts = OutputCounts()
  /// Files that are as they were, and get their places if other files are not.
  var waiting: [KeptFiles] = []
  /// The files of the output that stands which new ones take the place of.
  var replaced: [String] = []
  /// Whether a file that is as it was had to be copied.
  var hasCopies = false

  mutating func add(_ result: BatchResult, _ ticket: Int) {
    counts.add(result.counts)
    waiting.append(result.waiting)
    replaced += result.replaced
    stamps[ticket] = result.stamps
  }

  /// The next batch; without one, nobody serves the queue any more.
  mutating func next() -> (batch: FileBatch, ticket: Int)? {
    if batches.isEmpty {
      isServed = false
      return nil
    }
    return batches.removeFirst()
  }
}
