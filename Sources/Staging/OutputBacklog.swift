import Synchronization

/// How many batches wait for the threads that write, in all folders of an output.
final class OutputBacklog: Sendable {
  private static let limit = 8

  private let count = Atomic<Int>(0)

  var isLong: Bool { count.load(ordering: .relaxed) >= Self.limit }

  func add(_ change: Int) {
    count.add(change, ordering: .relaxed)
  }
}
