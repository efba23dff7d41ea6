import Synchronization

/// Whether an output that is being made is known to differ from the existing one.
///
/// Until it is, files that stay the same are only noted; if no file turns out to differ, nothing has to be linked or exchanged.
final class DifferenceFlag: Sendable {
  private let flag: Atomic<Bool>

  init(_ isSet: Bool) {
    flag = Atomic(isSet)
  }

  var isSet: Bool { flag.load(ordering: .relaxed) }

  func set() {
    flag.store(true, ordering: .relaxed)
  }
}
