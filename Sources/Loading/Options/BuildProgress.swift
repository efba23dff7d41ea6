import Synchronization

/// How far a build has come, for whoever watches it from another thread.
///
/// Each item is read once and written once, and counts for a half each time.
package final class BuildProgress: Sendable {
  private let halves = Atomic<Int>(0)
  private let items = Atomic<Int>(0)

  package init() {}

  /// Items that are both read and written, halves added up.
  package var done: Int { halves.load(ordering: .relaxed) / 2 }

  /// All items that will be; it grows while folders are still being listed.
  package var total: Int { items.load(ordering: .relaxed) }

  /// So many more items are to be read and written.
  package func expect(_ count: Int) { items.add(count, ordering: .relaxed) }

  /// So many items more have been read, or have been written.
  package func advance(by count: Int) { halves.add(count, ordering: .relaxed) }
}
