import Synchronization

/// Whether an output that is being made is known to differ from the one that stands.
///
/// As long as it is not, nothing need be made of the files that are the same.
final class OutputChange: Sendable {
  private let flag = Atomic<Bool>(false)

  var isKnown: Bool { flag.load(ordering: .relaxed) }

  func note() {
    flag.store(true, ordering: .relaxed)
  }
}
