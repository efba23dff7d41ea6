import Glibc

/// Seconds from a moment that does not matter.
enum Stopwatch {
  /// The time that passes.
  static func now() -> Double { seconds(CLOCK_MONOTONIC) }

  /// The time that this thread has been given of a processor.
  static func processorTime() -> Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
