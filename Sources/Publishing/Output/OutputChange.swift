import Files
import Synchronization

/// Whether an output that is being made is known to differ from the one that stands.
///
/// As long as it is not, nothing need be made of the files that are the same. The first file that differs is held back: should it remain the only one, it is all
/// that has to be put in place.
final class OutputChange: Sendable {
  private let flag = Atomic<Bool>(false)
  private let first = Mutex<ChangedFile?>(nil)

  /// Whether more is different than one file.
  var isKnown: Bool { flag.load(ordering: .relaxed) }

  /// The file that is held back.
  var held: ChangedFile? { first.withLock { $0 } }

  /// Holds a file back, if it is the first that differs.
  func hold(_ file: () -> ChangedFile) -> Bool {
    first.withLock { first in
      guard !isKnown, first == nil else { return false }
      first = file()
      return true
    }
  }

  /// Notes that more is different than one file; the one that was held back is written.
  func note() throws(FileFailure) {
    if isKnown { return }
    let held = first.withLock { first in
      flag.store(true, ordering: .relaxed)
      return first.take()
    }
    try held?.write()
  }
}
