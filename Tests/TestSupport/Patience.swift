import Foundation
private import Glibc

/// Waits for what another program or thread does.
package enum Patience {
  /// - Throws: if it has not come to pass after ten seconds.
  package static func wait(for condition: () throws -> Bool) throws {
    for _ in 0..<1000 {
      if try condition() { return }
      usleep(10_000)
    }
    throw CocoaError(.userCancelled)
  }
}
