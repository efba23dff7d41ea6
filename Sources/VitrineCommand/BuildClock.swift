import ArgumentParser
import Glibc

/// What time it is for a build.
enum BuildClock {
  /// Seconds since 1970: `SOURCE_DATE_EPOCH` where that is set, as reproducible builds ask, else the system's clock.
  static func now() throws -> Int {
    guard let text = getenv("SOURCE_DATE_EPOCH").map({ String(cString: $0) }), !text.isEmpty else { return time(nil) }
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
      throw ValidationError("SOURCE_DATE_EPOCH must be a number of seconds since 1970, not '\(text)'")
    }
    return seconds
  }
}
