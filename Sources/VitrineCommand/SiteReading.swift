import Editing
import Files
import Glibc

/// Reads sites as commands left them that came to their end, not as they are while one changes files.
enum SiteReading {
  /// How often a site is read again before commands that change it have to wait.
  private static let attempts = 3

  /// What `body` makes of a site, or the error that it throws, of a time in which no command changed files.
  ///
  /// - Parameters:
  ///   - root: The folder that holds `content/`.
  ///   - body: Reads the site; called again where a command has changed files meanwhile.
  static func steady<Result>(_ root: String, _ body: () throws -> Result) throws -> Result {
    for _ in 0..<attempts {
      let before = ChangeState(of: root)
      let result = Swift.Result { try body() }
      let after = ChangeState(of: root)
      if before == after, !after.isChanging { return try result.get() }
      // This waits for a command that is running.
      EditFailures.print(leftAsFound: try EditFailures.reported { try ChangeWriter.recover(root: root) })
    }
    let writer = try writer(of: root)
    return try withExtendedLifetime(writer) { try body() }
  }

  /// What keeps others from changing a site; nil for somebody who may not change it either, and reads it as it is.
  private static func writer(of root: String) throws -> ChangeWriter? {
    try EditFailures.reported {
      do throws(WriteFailure) {
        return try ChangeWriter(root: root)
      } catch {
        if case .file(let failure) = error, [EACCES, EPERM, EROFS].contains(failure.code) { return nil }
        throw error
      }
    }
  }
}
