import ArgumentParser
import Glibc

/// What time it is for a build.
enum BuildClock {
  /// Seconds since 1970: `SOURCE_DATE_EPOCH` where that is set, as reproducible builds ask, else the system's clock.
  static func now() throws -> Int {
    guard let text = getenv("SOURCE_DATE_EPOCH").map({ String(cString: $0) }) else { return time(nil) }
    // An empty one is what a command left that failed, and the build would not be the same again.
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds), text.first != "+" else {
      throw ValidationError("SOURCE_DATE_EPOCH must be a number of seconds since 1970, not '\(text)'")
    }
    return seconds
  }
}
