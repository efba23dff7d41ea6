import Foundation
import Glibc

/// Waits for what another program does.
enum Patience {
  /// - Throws: if it has not come to pass after ten seconds.
  static func wait(for condition: () throws -> Bool) throws {
    for _ in 0..<1000 {
      if try condition() { return }
      usleep(10_000)
    }
    throw CocoaError(.userCancelled)
  }
}
