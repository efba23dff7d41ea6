package import Foundation
private import Glibc

/// Where the build puts its programs: in the folder of the test bundle.
package enum Programs {
  /// The folder that `vitrine` and the libraries for tests are in.
  package static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Starts a process that gets all signals: the thread of a test may block some, which a process would inherit.
  package static func start(_ process: Process) throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }
}
