import LinuxShim

/// A signal that asks the program to end: SIGINT, SIGTERM or SIGHUP.
///
/// It is noted when it comes and met where the program looks for it, so that what was begun can be put away.
package struct Interruption: Error, Sendable, Hashable {
  /// The signal's number.
  package let signal: Int32

  /// Notes signals from now on. A second one ends the program at once.
  ///
  /// - Parameter seconds: after which the program is ended that has not met the signal: code of others may never look for it.
  package static func watch(endingWithin seconds: Int32? = nil) {
    if let seconds { linux_end_within(seconds) }
    linux_watch_signals()
  }

  /// The signal that came first, if one came.
  package static var noted: Interruption? {
    let signal = linux_noted_signal()
    return signal == 0 ? nil : Interruption(signal: signal)
  }

  /// Throws if a signal came.
  package static func check() throws(Interruption) {
    if let noted { throw noted }
  }

  /// Does something that no signal is to cut short.
  package static func hold<Result, Failure: Error>(
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    linux_hold_signals(1)
    defer { linux_hold_signals(0) }
    return try body()
  }

  /// Ends the program as the signal would have.
  package func endProgram() {
    linux_end_by(signal)
  }
}
