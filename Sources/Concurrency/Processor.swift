private import LinuxShim

/// The processor that a thread runs on.
///
/// A thread that another one has woken may share that one's processor for a dozen milliseconds before the system gives it one of its own: as long as many a
/// build takes.
package struct Processor: Sendable {
  private let number: Int32

  /// The processor of the calling thread.
  package static var current: Processor { Processor(number: linux_processor()) }

  /// Moves the calling thread to the processor so many places after this one, from where the system may move it on.
  package func moveThread(by distance: Int) {
    linux_move_away(number, Int32(distance))
  }
}
